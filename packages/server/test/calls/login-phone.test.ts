import { getUserInfo, modifyLoginPhone, modifyNotifyPhone } from '@compute-market/contract/calls/account';
import { login, register, sendSmsCode, subAccountLogin } from '@compute-market/contract/calls/session';
import { addSubAccount } from '@compute-market/contract/calls/sub-account';
import type { SmsScene } from '@compute-market/contract/enumerations';
import { errors } from '@compute-market/contract/errors';
import { hourMs, minuteMs as minute } from '@compute-market/contract/rules/time-units';
import { expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { sendSecurityNews } from '../../src/domain/reminder/remind';
import { runDueJobs } from '../../src/jobs/runner';
import { sandboxReminder } from '../../src/db/schema/reminder';
import { findMessages } from '../../src/sandbox/overview-data';
import { openServer } from '../setup';

const server = openServer();

const password = 'Abcd1234';
let visitors = 0;
/** Limits are counted by address: every customer has one. */
const from = () => ({ address: `198.51.100.${(visitors += 1)}` });

async function codeTo(phone: string, scene: SmsScene, token?: string): Promise<string> {
  server.clock.advance(minute);
  const options = token === undefined ? from() : { token };
  expect((await server.call(sendSmsCode, { phone, scene }, options)).number).toBe(0);
  const [message] = await server.database.transaction((tx) => findMessages(tx, phone));
  return message?.code ?? '000000';
}

async function registered(phone: string): Promise<string> {
  const code = await codeTo(phone, 'register');
  return (await server.call(register, { phone, code, passwd: password, agree: true }, from())).data.session;
}

const enter = (phone: string) => server.call(login, { phone, passwd: password }, from());

/** Asks for both codes and changes the phone. */
async function change(token: string, current: string, phone: string, wrong: { current?: string; next?: string } = {}) {
  const code = wrong.current ?? (await codeTo(current, 'current_phone', token));
  const newCode = wrong.next ?? (await codeTo(phone, 'new_phone', token));
  return server.call(modifyLoginPhone, { code, phone, new_code: newCode }, { token });
}

const textsTo = (phone: string) =>
  server.database.transaction((tx) => tx.select().from(sandboxReminder).where(eq(sandboxReminder.recipient, phone)));

test('two codes move the login to the new phone; other sessions end, this one and sub-accounts stay', async () => {
  const [old, next] = ['13800005001', '13800005002'];
  const token = await registered(old);
  await server.call(addSubAccount, { sub_account_name: 'lab', passwd: password, money_limit: 0 }, { token });
  const sub = { sub_account_name: 'lab', passwd: password };
  const subToken = (await server.call(subAccountLogin, { ...sub, phone: old }, from())).data.session;
  const elsewhere = (await enter(old)).data.session;

  expect(await change(token, old, next)).toMatchObject({ number: 0, data: { Phone: next } });
  expect((await server.call(getUserInfo, {}, { token })).data.Phone).toBe(next);
  expect((await server.call(getUserInfo, {}, { token: elsewhere })).number).not.toBe(0);
  expect((await server.call(getUserInfo, {}, { token: subToken })).number).toBe(0);
  expect((await enter(old)).number).toBe(errors.WRONG_CREDENTIALS.status);
  expect((await enter(next)).number).toBe(0);
  expect((await server.call(subAccountLogin, { ...sub, phone: next }, from())).number).toBe(0);
});

test('the old phone hears of it though no message could be sent for hours', async () => {
  const [old, next] = ['13800005041', '13800005042'];
  const token = await registered(old);
  await change(token, old, next);
  server.clock.advance(3 * hourMs);
  await runDueJobs(server.services, [sendSecurityNews]);
  expect((await textsTo(old)).map(({ text }) => text)).toEqual([expect.stringContaining('登录手机已修改')]);
});

test('the old phone hears of it, once', async () => {
  const [old, next] = ['13800005003', '13800005004'];
  const token = await registered(old);
  await change(token, old, next);
  await runDueJobs(server.services, [sendSecurityNews]);
  await runDueJobs(server.services, [sendSecurityNews]);
  expect((await textsTo(old)).map(({ text }) => text)).toEqual([
    expect.stringMatching(/登录手机已修改为 138\*\*\*\*5004；如非本人操作，请立即联系客服/),
  ]);
});

test('a wrong code changes nothing, and says which of the two it was', async () => {
  const [old, next] = ['13800005005', '13800005006'];
  const token = await registered(old);
  expect((await change(token, old, next, { current: '000000' })).number).toBe(errors.CODE_WRONG.status);
  expect((await change(token, old, next, { next: '000000' })).number).toBe(errors.NEW_PHONE_CODE_WRONG.status);
  expect((await server.call(getUserInfo, {}, { token })).data.Phone).toBe(old);
});

test('too many tries of one address are said as such, not as a wrong code of the new phone', async () => {
  const [old, next] = ['13800005009', '13800005010'];
  const token = await registered(old);
  const here = { token, address: '203.0.113.60' };
  server.clock.advance(minute);
  await server.call(sendSmsCode, { phone: old, scene: 'current_phone' }, here);
  const [message] = await server.database.transaction((tx) => findMessages(tx, old));
  const new_code = await codeTo(next, 'new_phone', token);
  for (let tries = 0; tries < 60; tries += 1)
    await server.call(register, { phone: '13800005011', code: '000000', passwd: password, agree: true }, here);
  expect(await server.call(modifyLoginPhone, { code: message?.code ?? '', phone: next, new_code }, here)).toMatchObject(
    { number: errors.TOO_MANY_ATTEMPTS.status, reason: '尝试次数过多，请 15 分钟后再试' },
  );
});

test('a phone that is somebody’s login is refused, and its holder reads why no code came', async () => {
  const [old, taken] = ['13800005007', '13800005008'];
  const token = await registered(old);
  await registered(taken);
  expect((await change(token, old, taken)).number).toBe(errors.NEW_PHONE_CODE_WRONG.status);
  expect((await textsTo(taken)).map(({ text }) => text)).toContainEqual(
    expect.stringContaining('不能再作为其他账号的登录手机'),
  );
  const own = await change(token, old, old, { current: '000000', next: '000000' });
  expect(own.reason).toBe('新手机号与当前登录手机相同，请换一个');
});

test('of two accounts that take one phone at once, one gets it', async () => {
  const accounts = ['13800005011', '13800005012'];
  const next = '13800005013';
  const tokens = await Promise.all(accounts.map(registered));
  const current: string[] = [];
  for (const [index, phone] of accounts.entries()) current.push(await codeTo(phone, 'current_phone', tokens[index]));
  const shared = await codeTo(next, 'new_phone', tokens[0]);
  const answers = await Promise.all(
    tokens.map((token, index) =>
      server.call(modifyLoginPhone, { code: current[index] ?? '', phone: next, new_code: shared }, { token }),
    ),
  );
  expect(answers.filter(({ number }) => number === 0)).toHaveLength(1);
});

test('notices that went to the old phone go to the new one; another notice phone stays', async () => {
  const token = await registered('13800005021');
  await server.call(modifyNotifyPhone, { notify_phone: '13800005021' }, { token });
  await change(token, '13800005021', '13800005022');
  expect((await server.call(getUserInfo, {}, { token })).data.NotifyPhone).toBe('13800005022');
  await server.call(modifyNotifyPhone, { notify_phone: '13800005029' }, { token });
  await change(token, '13800005022', '13800005023');
  expect((await server.call(getUserInfo, {}, { token })).data.NotifyPhone).toBe('13800005029');
});
