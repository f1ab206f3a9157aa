import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askForBackup, openBackupDesk } from '../../src/backup/desk';
import { lockDirectory } from '../../src/db/lock';
import { openServer } from '../setup';

const server = openServer();
let dataDir = '';
let lock: Awaited<ReturnType<typeof lockDirectory>>;
const desk = () => path.join(dataDir, 'backup-requests');
const waiting = (end: string) => readdirSync(desk()).filter((name) => name.endsWith(end));

/** A data directory that a server holds which does not look at its desk yet. */
beforeEach(async () => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'compute-market-desk-'));
  mkdirSync(desk());
  lock = await lockDirectory(dataDir);
});
afterEach(async () => {
  await lock.release();
  rmSync(dataDir, { recursive: true, force: true });
});

const openDesk = () =>
  openBackupDesk({
    ...server.services,
    database: { ...server.database, image: () => Promise.reject(new Error('the image was asked for')) },
    config: { dataDir, objectStorage: null },
  });

/** What is said to whoever asks for a backup. */
const asked = (): Promise<string> =>
  askForBackup(dataDir, path.join(dataDir, 'backup')).then(
    () => 'made',
    (error: unknown) => String(error),
  );
const requestLies = () => vi.waitFor(() => expect(waiting('.request')).toHaveLength(1));

test('a backup that is asked for while the server starts is made by it', async () => {
  const said = asked();
  await requestLies();
  const opened = await openDesk();
  expect(await said).toContain('the image was asked for');
  await opened.stop();
  expect(readdirSync(desk())).toEqual([]);
});

test('whoever waits is told at once when the server has gone, and leaves no request behind', async () => {
  const said = asked();
  await requestLies();
  await lock.release();
  expect(await said).toContain('服务已停止或重新启动');
  expect(waiting('.request')).toEqual([]);
});

test('whoever waits is told at once when the next server has begun instead of the one that made the backup', async () => {
  const said = asked();
  await requestLies();
  const [name = ''] = waiting('.request');
  const taken = path.join(desk(), name.replace('.request', '.taken'));
  renameSync(path.join(desk(), name), taken);
  const opened = await openDesk();
  expect(existsSync(taken)).toBe(false);
  expect(await said).toContain('服务已停止或重新启动');
  await opened.stop();
});
