import { getLoginRecords } from '@compute-market/contract/calls/login-device';
import { sendSecondFactorCode, setSecondFactor } from '@compute-market/contract/calls/second-factor';
import { login, register, sendSmsCode, smsLogin } from '@compute-market/contract/calls/session';
import { LOGIN_RESULT, LOGIN_WAY } from '@compute-market/contract/entities/login';
import { errors } from '@compute-market/contract/errors';
import { minuteMs as minute } from '@compute-market/contract/rules/time-units';
import { and, eq, inArray } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { loginRecord, sessions, users } from '../../src/db/schema/account';
import { sandboxReminder } from '../../src/db/schema/reminder';
import { findMessages } from '../../src/sandbox/overview-data';
import { openServer } from '../setup';

const server = openServer();

const password = 'Abcd1234';
let visitors = 0;
/** Limits are counted by address: every customer has one. */
const from = () => ({ address: `198.51.100.${(visitors += 1)}` });

const newest = async (phone: string) =>
  (await server.database.transaction((tx) => findMessages(tx, phone)))[0]?.code ?? null;

async function registered(phone: string): Promise<string> {
  await server.call(sendSmsCode, { phone, scene: 'register' }, from());
  const code = (await newest(phone)) ?? '';
  return (await server.call(register, { phone, code, passwd: password, agree: true }, from())).data.session;
}

/** Asks for a code of a login; what its holder reads. */
async function codeOf(phone: string, place = from()): Promise<string> {
  server.clock.advance(minute);
  expect((await server.call(sendSmsCode, { phone, scene: 'login' }, place)).number).toBe(0);
  return (await newest(phone)) ?? '';
}

const enter = (phone: string, code: string, place = from()) => server.call(smsLogin, { phone, code }, place);
const other = (code: string) => code.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10));
/** How many rows of a wrong code its owner could ever read. */
const wrongCodesOf = (phone: string) =>
  server.database.transaction((tx) =>
    tx.$count(
      loginRecord,
      and(
        eq(loginRecord.result, LOGIN_RESULT.wrongCode),
        inArray(loginRecord.userId, tx.select({ id: users.id }).from(users).where(eq(users.phone, phone))),
      ),
    ),
  );
const openSessions = () => server.database.transaction((tx) => tx.$count(sessions));

test('a code of the account’s own phone opens one session, once', async () => {
  const phone = '13800004001';
  await registered(phone);
  const code = await codeOf(phone);
  const before = await openSessions();
  const entered = await enter(phone, code);
  expect(entered).toMatchObject({ number: 0, data: { Phone: phone } });
  expect((await enter(phone, code)).number).not.toBe(0);
  expect(await openSessions()).toBe(before + 1);
  const { data } = await server.call(getLoginRecords, {}, { token: entered.data.session });
  expect(data.data[0]).toMatchObject({ Way: LOGIN_WAY.sms });
  expect(data.data.some(({ Result, Way }) => Way === LOGIN_WAY.sms && Result === LOGIN_RESULT.success)).toBe(true);
});

test('of several who enter with one code at once, one gets in', async () => {
  const phone = '13800004002';
  await registered(phone);
  const code = await codeOf(phone);
  const answers = await Promise.all([1, 2, 3, 4].map(() => enter(phone, code)));
  expect(answers.filter(({ number }) => number === 0)).toHaveLength(1);
});

test('a wrong code may be corrected four times, opens nothing and stands in the login records', async () => {
  const phone = '13800004003';
  const token = await registered(phone);
  const here = from();
  const code = await codeOf(phone, here);
  const before = await openSessions();
  for (let tries = 0; tries < 5; tries += 1)
    expect((await enter(phone, other(code), here)).number).toBe(errors.CODE_WRONG.status);
  expect((await enter(phone, code, here)).number).toBe(errors.CODE_EXPIRED.status);
  expect(await openSessions()).toBe(before);
  const { data } = await server.call(getLoginRecords, {}, { token });
  expect(data.data.filter(({ Result }) => Result === LOGIN_RESULT.wrongCode)).toHaveLength(5);
});

test('nobody fills the login records of a phone that no code is open for', async () => {
  const phone = '13800004007';
  await registered(phone);
  for (let tries = 0; tries < 10; tries += 1) await enter(phone, '123456');
  const code = await codeOf(phone);
  expect((await enter(phone, code)).number).toBe(0);
  for (let tries = 0; tries < 10; tries += 1) await enter(phone, '123456');
  const late = await codeOf(phone);
  server.clock.advance(5 * minute);
  for (let tries = 0; tries < 10; tries += 1) await enter(phone, other(late));
  expect(await wrongCodesOf(phone)).toBe(0);
});

test('whoever never signed in puts at most twenty wrong codes an hour into the records; a known browser is kept always', async () => {
  const phone = '13800004008';
  await registered(phone);
  const home = from();
  expect((await enter(phone, await codeOf(phone, home), home)).number).toBe(0);
  for (let sent = 0; sent < 5; sent += 1) {
    const here = from();
    const code = await codeOf(phone, here);
    for (let tries = 0; tries < 7; tries += 1) await enter(phone, other(code), here);
  }
  expect(await wrongCodesOf(phone)).toBe(20);
  const code = await codeOf(phone, home);
  await enter(phone, other(code), home);
  expect(await wrongCodesOf(phone)).toBe(21);
});

test('a code that was sent for something else opens nothing', async () => {
  const phone = '13800004004';
  await registered(phone);
  server.clock.advance(minute);
  await server.call(sendSmsCode, { phone, scene: 'reset_passwd' }, from());
  expect((await enter(phone, (await newest(phone)) ?? '')).number).toBe(errors.CODE_WRONG.status);
});

test('a phone without an account reads that it registers first; the caller sees no difference', async () => {
  const unknown = '13800004099';
  const known = '13800004005';
  await registered(known);
  server.clock.advance(minute);
  const asked = await Promise.all(
    [unknown, known].map((phone) => server.call(sendSmsCode, { phone, scene: 'login' }, from())),
  );
  expect(asked[0]?.data).toEqual(asked[1]?.data);
  expect(await newest(unknown)).toBeNull();
  const [said] = await server.database.transaction((tx) =>
    tx.select().from(sandboxReminder).where(eq(sandboxReminder.recipient, unknown)),
  );
  expect(said?.text).toContain('请先注册');
  const [stranger, mistaken] = [await enter(unknown, '000000'), await enter(known, other((await newest(known)) ?? ''))];
  expect({ number: stranger.number, reason: stranger.reason }).toEqual({
    number: mistaken.number,
    reason: mistaken.reason,
  });
});

test('with the second factor on a code alone opens nothing, and the password is asked for', async () => {
  const phone = '13800004006';
  const token = await registered(phone);
  server.clock.advance(minute);
  await server.call(sendSecondFactorCode, {}, { token });
  const code = (await newest(phone)) ?? '';
  expect((await server.call(setSecondFactor, { on: true, code }, { token })).number).toBe(0);
  const before = await openSessions();
  expect(await enter(phone, await codeOf(phone))).toMatchObject({
    number: errors.PASSWORD_REQUIRED.status,
    reason: '该账号已开启二次验证，请改用密码登录',
  });
  expect(await openSessions()).toBe(before);
  expect((await server.call(login, { phone, passwd: password }, from())).number).toBe(
    errors.SECOND_FACTOR_REQUIRED.status,
  );
});
