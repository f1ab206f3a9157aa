import { sendSmsCode } from '@compute-market/contract/calls/session';
import { SMS_SCENE } from '@compute-market/contract/enumerations';
import { errors } from '@compute-market/contract/errors';
import { minuteMs } from '@compute-market/contract/rules/time-units';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sendText } from '../../src/domain/reminder/remind';
import { runDueJobs } from '../../src/jobs/runner';
import { createHttpSms, SmsNotAccepted } from '../../src/sms/http-gateway';
import { startTestServer, type TestServer } from '../setup';
import { startSmsReceiver, type SmsManner, type TestSmsReceiver } from '../setup/sms-receiver';

let receiver: TestSmsReceiver;
let server: TestServer;
beforeAll(async () => {
  receiver = await startSmsReceiver();
  server = await startTestServer({ config: { demo: false, smsGateway: receiver } });
});
beforeEach(() => {
  receiver.manner = 202;
  receiver.messages.length = 0;
});
afterAll(async () => {
  await server.close();
  await receiver.close();
});

const phoneNumber = '13900000031';
const ask = (phone = phoneNumber) => server.call(sendSmsCode, { phone, scene: SMS_SCENE.register });

test('a code reaches the gateway signed, with what a template needs', async () => {
  expect(await ask()).toMatchObject({ number: 0 });
  const [message] = receiver.messages;
  expect(message).toEqual({
    ...message,
    template: 'code',
    phone: phoneNumber,
    scene: SMS_SCENE.register,
    text: `验证码 ${message?.code}，5 分钟内有效，请勿告诉他人`,
  });
  expect([message?.id, message?.code].join(' ')).toMatch(/^[\w-]{36} \d{6}$/);
  expect(receiver.forged).toBe(0);
});

describe('a code that the gateway does not take', () => {
  test.each<[string, SmsManner]>([
    ['is refused', 503],
    ['is sent elsewhere', 307],
    ['is forbidden', 401],
  ])('%s: whoever asked is told, waits for nothing and may ask again at once', async (_what, manner) => {
    const phone = `1390000${String(manner).padStart(4, '0')}`;
    receiver.manner = manner;
    expect(await ask(phone)).toMatchObject({
      number: errors.NOT_AVAILABLE.status,
      reason: '短信发送失败，请稍后重试；如仍失败，请联系客服',
    });
    receiver.manner = 202;
    expect(await ask(phone)).toMatchObject({ number: 0 });
    expect(receiver.messages).toMatchObject([{ phone }]);
    expect(server.log.join('\n')).toContain(`answered ${String(manner)}`);
    for (const secret of [phone, receiver.secret, String(receiver.messages[0]?.code)])
      expect(server.log.join('\n')).not.toContain(secret);
  });

  test('because it never answers is given up in time', async () => {
    receiver.manner = 'silent';
    const { clock, logger } = server.services;
    const sms = createHttpSms(receiver, { clock, logger, patienceMs: 50 });
    await expect(sms.send(phoneNumber, '123456', 'login')).rejects.toMatchObject({ key: 'NOT_AVAILABLE' });
    await expect(sms.remind(phoneNumber, '您好')).rejects.toBeInstanceOf(SmsNotAccepted);
  });
});

test('a gateway with another secret is told from ours', async () => {
  const { clock, logger } = server.services;
  const stranger = createHttpSms({ ...receiver, url: receiver.url, secret: 'x'.repeat(32) }, { clock, logger });
  await expect(stranger.remind(phoneNumber, '您好')).rejects.toMatchObject({ status: 401 });
  expect([receiver.messages, receiver.forged]).toEqual([[], 1]);
});

test('a reminder whose answer was lost is handed over again, and arrives once', async () => {
  const at = server.clock.now();
  await server.database.transaction((tx) => sendText(tx, { phone: phoneNumber, text: '您好', at, key: 'hello' }));
  const before = receiver.requests;
  receiver.manner = 'loses its answer';
  await runDueJobs(server.services);
  receiver.manner = 202;
  server.clock.advance(10 * minuteMs);
  await runDueJobs(server.services);
  expect(receiver.requests - before).toBe(2);
  expect(receiver.messages).toMatchObject([{ template: 'notice', phone: phoneNumber, text: '您好' }]);
});
