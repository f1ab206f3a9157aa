import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { hourSeconds, secondMs } from '@compute-market/contract/rules/time-units';
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

test('whoever asks with a request that the server cannot read is told so at once', async () => {
  const said = asked();
  await requestLies();
  const opened = await openDesk();
  const request = path.join(desk(), waiting('.request')[0] ?? '');
  rmSync(request);
  // Read by nobody, whoever runs this; a file without permissions is read by root.
  symlinkSync(dataDir, request);
  expect(await said).toContain('服务无法读取备份请求');
  await opened.stop();
  expect(readdirSync(desk())).toEqual([]);
});

test('whoever waits is told at once when the answer cannot be written', async () => {
  const said = asked();
  await requestLies();
  const opened = await openDesk();
  mkdirSync(path.join(desk(), `${(waiting('.request')[0] ?? '').replace('.request', '.answer')}.part`));
  expect(await said).toContain('无法写入答复');
  await opened.stop();
  expect([...waiting('.request'), ...waiting('.taken')]).toEqual([]);
});

test('a server that starts carries out nothing that nobody waits for, and spares what is just being asked', async () => {
  const longAgo = Date.now() / secondMs - hourSeconds;
  const left = ['a.request', 'b.request.part', 'c.taken', 'd.answer', 'e.answer.part'].map((name) =>
    path.join(desk(), name),
  );
  for (const file of left) writeFileSync(file, path.join(dataDir, 'backup'));
  for (const file of left) utimesSync(file, longAgo, longAgo);
  const half = path.join(desk(), 'f.request.part');
  writeFileSync(half, path.join(dataDir, 'backup'));
  const opened = await openDesk();
  expect(readdirSync(desk())).toEqual(['f.request.part']);
  renameSync(half, half.replace('.part', ''));
  await vi.waitFor(() => expect(readdirSync(desk())).toEqual(['f.answer']), { timeout: 5 * secondMs });
  await opened.stop();
});
