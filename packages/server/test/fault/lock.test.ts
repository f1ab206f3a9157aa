import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { isHeld, lockDirectory } from '../../src/db/lock';

const scratch = mkdtempSync(path.join(os.tmpdir(), 'compute-market-lock-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

test('a directory is free again when its holder lets go', async () => {
  const held = mkdtempSync(path.join(scratch, 'lock-'));
  const lock = await lockDirectory(held);
  await expect(lockDirectory(held)).rejects.toThrow('正被另一个服务进程使用');
  await lock.release();
  await (await lockDirectory(held)).release();
});

/** What a server leaves in a folder when it is killed. */
function leaveDeadSocket(folder: string): void {
  const listenAndDie = `require('node:net').createServer().listen(process.argv[1], () => process.kill(process.pid, 'SIGKILL'))`;
  const { signal } = spawnSync(process.execPath, ['-e', listenAndDie, path.join(folder, 'server.sock')]);
  expect(signal).toBe('SIGKILL');
}

test('a directory is free again when its holder was killed, and what it left there is gone', async () => {
  const left = mkdtempSync(path.join(scratch, 'lock-'));
  leaveDeadSocket(left);
  expect(readdirSync(left)).toEqual(['server.sock']);
  expect(await isHeld(left)).toBe(false);
  const lock = await lockDirectory(left);
  expect(await isHeld(left)).toBe(true);
  await lock.release();
  expect(readdirSync(left)).toEqual([]);
});

test('a directory that another container holds is held, though nothing but its socket in the folder tells so', async () => {
  const shared = mkdtempSync(path.join(scratch, 'lock-'));
  const elsewhere = createServer().listen(path.join(shared, 'server.sock'));
  await once(elsewhere, 'listening');
  expect(await isHeld(shared)).toBe(true);
  await expect(lockDirectory(shared)).rejects.toThrow('正被另一个服务进程使用');
  expect(await isHeld(shared)).toBe(true);
  await new Promise((done) => elsewhere.close(done));
  await (await lockDirectory(shared)).release();
});

test('a directory whose path is too long for a socket is held all the same', async () => {
  const long = path.join(mkdtempSync(path.join(scratch, 'lock-')), 'x'.repeat(120));
  mkdirSync(long);
  const lock = await lockDirectory(long);
  await expect(lockDirectory(long)).rejects.toThrow('正被另一个服务进程使用');
  await lock.release();
});
