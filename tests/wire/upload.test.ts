// @vitest-environment jsdom
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendWithProgress } from '../../packages/app/src/api/send-with-progress';

const open = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
let server: Server;
let origin: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    let size = 0;
    request.on('data', (chunk: Buffer) => (size += chunk.length));
    request.on('end', () => {
      if (request.url === '/silent' && request.method === 'POST') return;
      response
        .writeHead(request.url === '/refused' && request.method === 'POST' ? 413 : 200, open)
        .end(JSON.stringify({ size, authorization: request.headers.authorization }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const body = 'x'.repeat(300_000);

test('a body goes out with its headers, its progress is told and the answer comes back', async () => {
  const told: number[] = [];
  const answer = await sendWithProgress((percent) => told.push(percent))(`${origin}/`, {
    method: 'POST',
    headers: { Authorization: 'T0ken' },
    body,
  });
  expect(await answer.json()).toEqual({ size: body.length, authorization: 'T0ken' });
  expect(told.at(-1)).toBe(100);
  expect(told).toEqual([...told].sort((a, b) => a - b));
});

test('a refusal of HTTP is an answer too', async () => {
  expect((await sendWithProgress(() => undefined)(`${origin}/refused`, { method: 'POST', body })).status).toBe(413);
});

test('an aborted signal ends the sending, before it or in it', async () => {
  const control = new AbortController();
  const sending = sendWithProgress(() => undefined)(`${origin}/silent`, {
    method: 'POST',
    body,
    signal: control.signal,
  });
  control.abort();
  await expect(sending).rejects.toMatchObject({ name: 'AbortError' });
  await expect(
    sendWithProgress(() => undefined)(`${origin}/`, { method: 'POST', body, signal: control.signal }),
  ).rejects.toMatchObject({ name: 'AbortError' });
});

test('a dead network rejects as fetch does', async () => {
  await expect(
    sendWithProgress(() => undefined)('http://127.0.0.1:1/', { method: 'POST', body }),
  ).rejects.toBeInstanceOf(TypeError);
});
