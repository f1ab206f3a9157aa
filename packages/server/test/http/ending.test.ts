import { Agent, request, type IncomingMessage } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { PassThrough } from 'node:stream';
import { secondMs } from '@compute-market/contract/rules/time-units';
import { expect, test, vi } from 'vitest';
import { buildApp } from '../../src/app';
import { Readiness } from '../../src/operations/health';
import { openServer } from '../setup';

/** Half of what a supervisor waits, and far below the time that a silent line is kept for. */
const soonMs = 5 * secondMs;

const server = openServer();

/** A server that listens and was not told to end, with an answer that goes on until `slow` ends. */
async function listening() {
  const readiness = new Readiness();
  const app = await buildApp({ services: server.services, readiness });
  const slow = new PassThrough();
  app.get('/slow', (_request, reply) => reply.send(slow));
  await app.listen({ port: 0, host: '127.0.0.1' });
  return { app, readiness, slow, port: (app.server.address() as AddressInfo).port };
}

async function closed(app: { close(): Promise<unknown> }): Promise<number> {
  const began = performance.now();
  await app.close();
  return performance.now() - began;
}

test('a line whose answer had begun when the server was told to end is let go of after it', async () => {
  const { app, readiness, slow, port } = await listening();
  const agent = new Agent({ keepAlive: true });
  const answer = await new Promise<IncomingMessage>((resolve) => {
    request({ port, host: '127.0.0.1', path: '/slow', agent }, resolve).end();
    slow.write('first');
  });
  expect(answer.headers.connection).toBe('keep-alive');
  readiness.fall();
  const closing = closed(app);
  // Lines that were idle by now are closed.
  await vi.waitFor(() => expect(app.server.listening).toBe(false));
  slow.end('last');
  let text = '';
  for await (const part of answer.setEncoding('utf8')) text += String(part);
  expect(text).toBe('firstlast');
  expect(await closing).toBeLessThan(soonMs);
  agent.destroy();
});

test('a line over which nothing was ever said holds up no end', async () => {
  const { app, port } = await listening();
  const line = connect(port, '127.0.0.1');
  await new Promise((resolve) => line.once('connect', resolve));
  // The server knows it once another one, which came later, is answered.
  expect((await fetch(`http://127.0.0.1:${port}/livez`)).status).toBe(200);
  const gone = new Promise((resolve) => line.once('close', resolve).resume());
  expect(await closed(app)).toBeLessThan(soonMs);
  await gone;
});
