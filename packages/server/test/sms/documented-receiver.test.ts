import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ManualClock } from '../../src/platform/clock';
import { createLogger } from '../../src/platform/logger';
import { createHttpSms } from '../../src/sms/http-gateway';

const folder = mkdtempSync(path.join(os.tmpdir(), 'compute-market-sms-'));
const secret = 's'.repeat(32);
/** A provider that writes down what it is asked to send, and refuses one phone. */
const provider = `export async function sendByProvider(phone, content) {
  if (phone.endsWith('0000')) throw new Error('refused');
  console.log(JSON.stringify({ phone, ...content }));
}
`;
let receiver: ChildProcess;
let lines: AsyncIterator<string>;
let url: string;

/** The next line that the receiver or its provider wrote. */
const nextLine = async (): Promise<string> => String((await lines.next()).value);

beforeAll(async () => {
  const guide = readFileSync(path.resolve('docs/operations.md'), 'utf8');
  const code = /```js\n([\s\S]*?)```/.exec(guide)?.[1] ?? '';
  const onAnyPort = code.replace(
    ".listen(8025, '127.0.0.1')",
    ".listen(0, '127.0.0.1', function () { console.log(this.address().port); })",
  );
  writeFileSync(path.join(folder, 'package.json'), '{"type":"module"}');
  writeFileSync(path.join(folder, 'provider.js'), provider);
  writeFileSync(path.join(folder, 'gateway.js'), onAnyPort);
  receiver = spawn(process.execPath, ['gateway.js'], {
    cwd: folder,
    env: { SMS_SECRET: secret },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (receiver.stdout === null) throw new Error('the receiver has no output');
  lines = createInterface(receiver.stdout)[Symbol.asyncIterator]();
  url = `http://127.0.0.1:${await nextLine()}/`;
});
afterAll(async () => {
  receiver.kill();
  await once(receiver, 'exit');
  rmSync(folder, { recursive: true });
});

const senderWith = (given: string, now = new Date()) =>
  createHttpSms({ url, secret: given }, { clock: new ManualClock(now), logger: createLogger({ logLevel: 'silent' }) });

test('the receiver of the documents takes our requests once each, and no others', async () => {
  const sms = senderWith(secret);
  await sms.send('13900000001', '123456', 'register');
  await sms.remind('13900000001', '您好', 'hello');
  await sms.remind('13900000001', '您好', 'hello');
  await sms.remind('13900000001', '再见', 'goodbye');
  const sent = [await nextLine(), await nextLine(), await nextLine()].map((line) => JSON.parse(line) as unknown);
  const phone = '13900000001';
  expect(sent).toEqual([
    { phone, code: '123456' },
    { phone, text: '您好' },
    { phone, text: '再见' },
  ]);
  await expect(sms.remind('13900000000', '您好')).rejects.toMatchObject({ status: 502 });
  await expect(senderWith('x'.repeat(32)).remind(phone, '您好')).rejects.toMatchObject({ status: 401 });
  await expect(senderWith(secret, new Date(0)).remind(phone, '您好')).rejects.toMatchObject({ status: 401 });
});
