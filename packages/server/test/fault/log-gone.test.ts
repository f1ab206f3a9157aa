import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { freePort } from '../scale/processes';
import { run } from './process';

const scratch = mkdtempSync(path.join(os.tmpdir(), 'compute-market-log-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

// More lines than wait for each other (logger.ts), so that many ways to the pipe fail.
const requests = 200;

test('a server whose log nobody reads any more answers on, and ends cleanly when it is told to', {
  timeout: 240_000,
}, async () => {
  const port = String(await freePort());
  const server = run('src/main.ts', [], { DEMO: 'off', DATA_DIR: path.join(scratch, 'run'), PORT: port });
  // From the first word on: also that of its start, which is no line of the log.
  server.child.stdout?.destroy();
  const statusOf = async () => (await fetch(`http://localhost:${port}/livez`)).status;
  const first = () => statusOf().catch(() => server.errors());
  await expect.poll(first, { timeout: 200_000 }).toBe(200);
  const statuses = new Set<number>();
  for (let count = 0; count < requests; count += 1) statuses.add(await statusOf());
  expect([...statuses]).toEqual([200]);
  server.child.kill('SIGTERM');
  expect(await server.ended).toEqual({ code: 0, signal: null });
  expect(server.errors()).toBe('');
});
