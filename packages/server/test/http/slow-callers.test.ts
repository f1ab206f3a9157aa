import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { openServer } from '../setup';

const server = openServer({ patience: { silent: 1000, whole: 2000, look: 100 } });
let port: number;
const lines: Socket[] = [];

beforeAll(async () => {
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = server.app.server.address() as AddressInfo);
});
afterEach(() => {
  for (const line of lines.splice(0)) line.destroy();
});

/** A line to the server that sends a head, and then a letter every so often for as long as it is let. Ends with what it was answered. */
function trickle(head: string, every = 40): Promise<string> {
  const line = connect(port, '127.0.0.1');
  lines.push(line);
  let answer = '';
  line.setEncoding('utf8');
  line.on('data', (part: string) => void (answer += part));
  // The server may close while a letter is on its way.
  line.on('error', () => undefined);
  line.write(head);
  const dripping = setInterval(() => void line.write('1'), every);
  return new Promise((resolve) => {
    line.on('close', () => {
      clearInterval(dripping);
      resolve(answer);
    });
  });
}

const headOf = (path: string, type: string) =>
  `POST ${path} HTTP/1.1\r\nHost: market\r\nContent-Type: ${type}\r\nContent-Length: 90000\r\n\r\n`;
const slow: Record<string, string> = {
  'a JSON body': headOf('/api/login', 'application/json'),
  'a form': headOf('/api/login', 'application/x-www-form-urlencoded'),
  'a file': `${headOf('/third-party/api/v1/work-order/attachments', 'multipart/form-data; boundary=x')}--x\r\nContent-Disposition: form-data; name="file"; filename="a.log"\r\n\r\n`,
  'the head itself': 'POST /api/login HTTP/1.1\r\nHost: market\r\nX-Slow: ',
};

test.each(Object.entries(slow))('the server ends %s that trickles', async (_what, head) => {
  await trickle(head);
  expect(server.log.filter((line) => line.includes('"level":"error"'))).toEqual([]);
});

test('who lets a month pass in the sandbox is answered when it is over, however long that takes', async () => {
  const at = `http://127.0.0.1:${port}/sandbox/api`;
  const { token } = (await (await fetch(`${at}/token`)).json()) as { token: string };
  const answer = await fetch(`${at}/clock/${31 * 24}`, { method: 'POST', headers: { 'x-page-token': token } });
  expect(await answer.json()).toEqual({ moved: true });
});

test('a line that never speaks is closed', async () => {
  const line = connect(port, '127.0.0.1');
  lines.push(line);
  line.resume();
  await new Promise((resolve) => line.on('close', resolve));
});

test('fifty that trickle make nobody else wait: others are answered meanwhile', async () => {
  const head = slow['a JSON body'] ?? '';
  let givenUp = 0;
  const held = Promise.all(Array.from({ length: 50 }, () => trickle(head, 200).then(() => void (givenUp += 1))));
  const answer = await fetch(`http://127.0.0.1:${port}/healthz`);
  expect(answer.status).toBe(200);
  expect(givenUp).toBeLessThan(50);
  await held;
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
});
