import { resetPassword, sendSmsCode } from '@compute-market/contract/calls/session';
import { errors } from '@compute-market/contract/errors';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { findMessages } from '../../src/sandbox/overview-data';
import { openServer } from '../setup';

const scenes = ['register', 'reset_passwd'] as const;
const known = '13800000001';
const unknown = '13800000999';
const server = openServer();
const spies = () => ({
  send: vi.spyOn(server.services.sms, 'send'),
  inform: vi.spyOn(server.services.sms, 'inform'),
  transaction: vi.spyOn(server.services.database, 'transaction'),
});
let spied: ReturnType<typeof spies>;

beforeAll(async () => {
  await server.login(known);
});
beforeEach(() => {
  server.clock.advance(3_600_000);
  spied = spies();
});
afterEach(() => vi.restoreAllMocks());

/** The answer, and what was done for it. */
async function ask(phone: string, scene: (typeof scenes)[number], address = '10.1.0.1') {
  const { send, inform, transaction } = spied;
  for (const spy of [send, inform, transaction]) spy.mockClear();
  const { number, reason, data } = await server.call(sendSmsCode, { phone, scene }, { address });
  const messages = send.mock.calls.length + inform.mock.calls.length;
  return { number, reason, data, messages, transactions: transaction.mock.calls.length };
}

describe('asking for a code tells a stranger nothing about who has an account', () => {
  test.each(scenes)('%s is answered alike, with the same work, counted alike', async (scene) => {
    const first = await ask(known, scene);
    expect(first).toMatchObject({ number: 0, data: { wait: 60 }, messages: 1 });
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
    expect(spied.send).not.toHaveBeenCalled();
    expect(spied.inform).toHaveBeenCalledWith(known, expect.stringContaining('已注册'));
    await ask(unknown, 'reset_passwd');
    expect(spied.send).not.toHaveBeenCalled();
    expect(spied.inform).toHaveBeenCalledWith(unknown, expect.stringContaining('未注册'));
  });
});

describe('a message that the channel refuses', () => {
  test.each([
    ['a code', known, 'reset_passwd'],
    ['a sentence instead of one', unknown, 'reset_passwd'],
  ] as const)('%s starts no wait, counts nothing and is not said to be sent', async (_name, phone, scene) => {
    for (const channel of [spied.send, spied.inform]) channel.mockRejectedValue(new Error('the channel is down'));
    for (let tries = 0; tries < 12; tries += 1)
      expect((await server.call(sendSmsCode, { phone, scene })).http).toBe(500);
    vi.restoreAllMocks();
    expect((await server.call(sendSmsCode, { phone, scene })).number).toBe(0);
  });

  test('leaves the code that was sent before it good', async () => {
    await ask(known, 'reset_passwd');
    server.clock.advance(60_000);
    spied.send.mockRejectedValueOnce(new Error('the channel is down'));
    expect((await server.call(sendSmsCode, { phone: known, scene: 'reset_passwd' })).http).toBe(500);
    const [message] = await server.database.transaction((tx) => findMessages(tx, known));
    const answer = await server.call(resetPassword, { phone: known, code: message?.code ?? '', passwd: 'Abcd1234' });
    expect(answer.number).toBe(0);
  });
});

test('two that ask for one code at once get one message, and the second is refused', async () => {
  let accept = (): void => undefined;
  const accepted = new Promise<void>((resolve) => {
    accept = resolve;
  });
  spied.send.mockImplementation(() => accepted);
  const first = server.call(sendSmsCode, { phone: '13800000777', scene: 'register' });
  await vi.waitFor(() => expect(spied.send).toHaveBeenCalledTimes(1), { timeout: 20_000 });
  const second = await server.call(sendSmsCode, { phone: '13800000777', scene: 'register' });
  expect(second).toMatchObject({ number: errors.TOO_MANY_REQUESTS.status, reason: '验证码正在发送，请稍候再试' });
  accept();
  expect((await first).number).toBe(0);
  expect(spied.send).toHaveBeenCalledTimes(1);
});
