import { resetPassword, sendSmsCode } from '@compute-market/contract/calls/session';
import { errors } from '@compute-market/contract/errors';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { findMessages } from '../../src/sandbox/overview-data';
import { startTestServer, type TestServer } from '../setup';

const scenes = ['register', 'reset_passwd'] as const;
const known = '13800000001';
const unknown = '13800000999';
let server: TestServer;
/** What was done for an answer: transactions, and messages with the phone they went to. */
let work: string[] = [];

beforeAll(async () => {
  server = await startTestServer();
  await server.login(known);
});
beforeEach(() => {
  server.clock.advance(3_600_000);
  work = [];
  const { sms, database } = server.services;
  const { send, inform } = sms;
  const { transaction } = database;
  vi.spyOn(sms, 'send').mockImplementation((...given) => (work.push('message'), send(...given)));
  vi.spyOn(sms, 'inform').mockImplementation((...given) => (work.push('message'), inform(...given)));
  vi.spyOn(database, 'transaction').mockImplementation((inside) => (work.push('transaction'), transaction(inside)));
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => server.close());

async function ask(phone: string, scene: (typeof scenes)[number], address = '10.1.0.1') {
  const { number, reason, data } = await server.call(sendSmsCode, { phone, scene }, { address });
  return { number, reason, data, work: work.splice(0) };
}

describe('asking for a code tells a stranger nothing about who has an account', () => {
  test.each(scenes)('%s is answered alike, with the same work, counted alike', async (scene) => {
    const first = await ask(known, scene);
    expect(first).toMatchObject({ number: 0, data: { wait: 60 } });
    expect(first.work).toContain('message');
    expect(await ask(unknown, scene)).toEqual(first);
    const again = await ask(known, scene);
    expect(again).toMatchObject({ number: errors.TOO_MANY_REQUESTS.status, reason: '验证码已发送，请 60 秒后再试' });
    expect(await ask(unknown, scene)).toEqual(again);
  });

  test.each(scenes)('%s stops at an address that asks for one phone after another', async (scene) => {
    const phones = Array.from({ length: 30 }, (_, index) => `139000${String(index).padStart(5, '0')}`);
    for (const phone of phones) expect((await ask(phone, scene, '10.2.0.1')).number).toBe(0);
    const stopped = await ask(known, scene, '10.2.0.1');
    expect(stopped.reason).toBe('验证码发送过于频繁，请 1 小时后再试');
    expect(await ask(unknown, scene, '10.2.0.1')).toEqual(stopped);
  });

  test('only the holder of the phone reads that it has an account, or has none', async () => {
    await ask(known, 'register');
    await ask(unknown, 'reset_passwd');
    const { sms } = server.services;
    expect(sms.send).not.toHaveBeenCalled();
    expect(sms.inform).toHaveBeenNthCalledWith(1, known, expect.stringContaining('已注册'));
    expect(sms.inform).toHaveBeenNthCalledWith(2, unknown, expect.stringContaining('未注册'));
  });
});

describe('a message that the channel refuses', () => {
  test.each([
    ['a code', known, 'reset_passwd'],
    ['a sentence instead of one', unknown, 'reset_passwd'],
  ] as const)('%s starts no wait, counts nothing and is not said to be sent', async (_name, phone, scene) => {
    const { sms } = server.services;
    const refused = () => Promise.reject(new Error('the channel is down'));
    vi.mocked(sms.send).mockImplementation(refused);
    vi.mocked(sms.inform).mockImplementation(refused);
    for (let tries = 0; tries < 12; tries += 1)
      expect((await server.call(sendSmsCode, { phone, scene })).http).toBe(500);
    vi.restoreAllMocks();
    expect((await server.call(sendSmsCode, { phone, scene })).number).toBe(0);
  });

  test('leaves the code that was sent before it good', async () => {
    await ask(known, 'reset_passwd');
    server.clock.advance(60_000);
    vi.mocked(server.services.sms.send).mockRejectedValueOnce(new Error('the channel is down'));
    expect((await server.call(sendSmsCode, { phone: known, scene: 'reset_passwd' })).http).toBe(500);
    const [message] = await server.database.transaction((tx) => findMessages(tx, known));
    const answer = await server.call(resetPassword, { phone: known, code: message?.code ?? '', passwd: 'Abcd1234' });
    expect(answer.number).toBe(0);
  });
});

test('two that ask for one code at once get one message, and the second is not told that it was sent', async () => {
  let accept = (): void => undefined;
  const accepted = new Promise<void>((resolve) => {
    accept = resolve;
  });
  vi.mocked(server.services.sms.send).mockImplementation(() => accepted);
  const first = server.call(sendSmsCode, { phone: '13800000777', scene: 'register' });
  await vi.waitFor(() => expect(server.services.sms.send).toHaveBeenCalledTimes(1));
  const second = await server.call(sendSmsCode, { phone: '13800000777', scene: 'register' });
  expect(second).toMatchObject({ number: errors.TOO_MANY_REQUESTS.status, reason: '验证码正在发送，请稍候再试' });
  accept();
  expect((await first).number).toBe(0);
  expect(server.services.sms.send).toHaveBeenCalledTimes(1);
});
