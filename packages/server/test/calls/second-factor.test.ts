import { modifyPassword } from '@compute-market/contract/calls/account';
import { getLoginRecords } from '@compute-market/contract/calls/login-device';
import {
  confirmLogin,
  getSecondFactor,
  sendLoginCode,
  sendSecondFactorCode,
  setSecondFactor,
} from '@compute-market/contract/calls/second-factor';
import { login, register, resetPassword, sendSmsCode, subAccountLogin } from '@compute-market/contract/calls/session';
import { addSubAccount } from '@compute-market/contract/calls/sub-account';
import { loginChallenge as challengeOf } from '@compute-market/contract/entities/login';
import { errors } from '@compute-market/contract/errors';
import { minuteMs as minute } from '@compute-market/contract/rules/time-units';
import { describe, expect, test } from 'vitest';
import { loginChallenge, sessions } from '../../src/db/schema/account';
import { tidyAccounts } from '../../src/domain/account/tidy';
import { findMessages } from '../../src/sandbox/overview-data';
import { onPostgres, openServer } from '../setup';

const server = openServer();

const password = 'Abcd1234';
let visitors = 0;
/** Limits are counted by address: every customer has one. */
const from = () => ({ address: `198.51.100.${(visitors += 1)}` });

async function newest(phone: string): Promise<string> {
  const [message] = await server.database.transaction((tx) => findMessages(tx, phone));
  return message?.code ?? '';
}

async function registered(phone: string): Promise<string> {
  await server.call(sendSmsCode, { phone, scene: 'register' }, from());
  const { data } = await server.call(
    register,
    { phone, code: await newest(phone), passwd: password, agree: true },
    from(),
  );
  return data.session;
}

async function turn(on: boolean, phone: string, token: string): Promise<void> {
  server.clock.advance(minute);
  await server.call(sendSecondFactorCode, {}, { token });
  expect((await server.call(setSecondFactor, { on, code: await newest(phone) }, { token })).data).toEqual({ On: on });
}

/** A customer whose logins are asked for a code. */
async function guarded(phone: string): Promise<string> {
  const token = await registered(phone);
  await turn(true, phone, token);
  server.clock.advance(minute);
  return token;
}

const enter = (phone: string, passwd = password) => server.call(login, { phone, passwd }, from());
async function challenged(phone: string): Promise<string> {
  const answer = await enter(phone);
  expect(answer.number).toBe(errors.SECOND_FACTOR_REQUIRED.status);
  return challengeOf.parse(answer.data).challenge;
}
async function codeFor(phone: string, challenge: string, place = from()): Promise<string> {
  expect((await server.call(sendLoginCode, { challenge }, place)).number).toBe(0);
  return newest(phone);
}
const confirm = (challenge: string, code: string, place = from()) =>
  server.call(confirmLogin, { challenge, code }, place);
const other = (code: string) => code.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10));

describe('turning it on and off', () => {
  test('needs a code to the account’s own phone each time', async () => {
    const phone = '13800003001';
    const token = await registered(phone);
    expect((await server.call(getSecondFactor, {}, { token })).data).toEqual({ On: false });
    expect((await server.call(setSecondFactor, { on: true, code: '000000' }, { token })).number).toBe(
      errors.CODE_WRONG.status,
    );
    await turn(true, phone, token);
    const used = await newest(phone);
    expect((await server.call(setSecondFactor, { on: false, code: used }, { token })).number).not.toBe(0);
    expect((await server.call(getSecondFactor, {}, { token })).data).toEqual({ On: true });
    await turn(false, phone, token);
    expect((await enter(phone)).number).toBe(0);
  });

  test('a code of a login does not turn it off', async () => {
    const phone = '13800003002';
    const token = await guarded(phone);
    const code = await codeFor(phone, await challenged(phone));
    expect((await server.call(setSecondFactor, { on: false, code }, { token })).number).not.toBe(0);
  });

  test('belongs to the main account: a sub-account may not even ask, and logs in without a code', async () => {
    const phone = '13800003003';
    const token = await guarded(phone);
    await server.call(addSubAccount, { sub_account_name: 'lab', passwd: password, money_limit: 0 }, { token });
    const sub = await server.call(subAccountLogin, { phone, sub_account_name: 'lab', passwd: password }, from());
    expect(sub.number).toBe(0);
    for (const [call, input] of [
      [getSecondFactor, {}],
      [sendSecondFactorCode, {}],
      [setSecondFactor, { on: false, code: '000000' }],
    ] as const) {
      expect((await server.call(call, input as never, { token: sub.data.session })).number).toBe(
        errors.PERMISSION_FORBIDDEN.status,
      );
    }
  });
});

describe('a login that is asked for a code', () => {
  test('opens no session before the code, tells the phone masked, and opens one with it', async () => {
    const phone = '13800003101';
    await guarded(phone);
    const before = await server.database.transaction((tx) => tx.$count(sessions));
    const answer = await enter(phone);
    expect(answer).toMatchObject({ number: errors.SECOND_FACTOR_REQUIRED.status, data: { phone: '138****3101' } });
    expect(await server.database.transaction((tx) => tx.$count(sessions))).toBe(before);
    const { challenge } = challengeOf.parse(answer.data);
    const entered = await confirm(challenge, await codeFor(phone, challenge));
    expect(entered).toMatchObject({ number: 0, data: { Phone: phone } });
    expect((await server.call(getSecondFactor, {}, { token: entered.data.session })).data).toEqual({ On: true });
  });

  test('a wrong password is refused as before, and no code can be requested', async () => {
    const phone = '13800003102';
    await guarded(phone);
    expect(await enter(phone, 'wrong')).toMatchObject({
      number: errors.WRONG_CREDENTIALS.status,
      reason: '账号或密码错误，还可尝试 4 次',
    });
    expect((await server.call(sendLoginCode, { challenge: 'x'.repeat(43) }, from())).number).toBe(
      errors.CHALLENGE_EXPIRED.status,
    );
  });

  test('a wrong code may be corrected, five times', async () => {
    const phone = '13800003103';
    await guarded(phone);
    const challenge = await challenged(phone);
    const here = from();
    const code = await codeFor(phone, challenge, here);
    for (let tries = 0; tries < 4; tries += 1)
      expect((await confirm(challenge, other(code), here)).number).toBe(errors.CODE_WRONG.status);
    expect((await confirm(challenge, code, here)).number).toBe(0);

    const again = await challenged(phone);
    server.clock.advance(minute);
    const next = await codeFor(phone, again, here);
    for (let tries = 0; tries < 5; tries += 1) await confirm(again, other(next), here);
    expect((await confirm(again, next, here)).number).toBe(errors.CODE_EXPIRED.status);
  });

  test('is good for one session', async () => {
    const phone = '13800003104';
    await guarded(phone);
    const challenge = await challenged(phone);
    const code = await codeFor(phone, challenge);
    expect((await confirm(challenge, code)).number).toBe(0);
    expect((await confirm(challenge, code)).number).toBe(errors.CHALLENGE_EXPIRED.status);
  });

  test('is over after five minutes', async () => {
    const phone = '13800003105';
    await guarded(phone);
    const challenge = await challenged(phone);
    server.clock.advance(4 * minute);
    const code = await codeFor(phone, challenge);
    server.clock.advance(minute);
    expect((await confirm(challenge, code)).number).toBe(errors.CHALLENGE_EXPIRED.status);
    server.clock.advance(1000);
    await server.database.transaction((tx) => tidyAccounts.work(tx, {}, server.services, undefined));
    expect(await server.database.transaction((tx) => tx.$count(loginChallenge))).toBe(0);
  });

  test('is asked for another code a minute later at the earliest', async () => {
    const phone = '13800003106';
    await guarded(phone);
    const challenge = await challenged(phone);
    await codeFor(phone, challenge);
    expect((await server.call(sendLoginCode, { challenge }, from())).number).toBe(errors.TOO_MANY_REQUESTS.status);
    expect((await server.call(sendLoginCode, { challenge: await challenged(phone) }, from())).number).toBe(
      errors.TOO_MANY_REQUESTS.status,
    );
  });

  test('one account’s code does not let into another', async () => {
    await guarded('13800003107');
    await guarded('13800003108');
    const mine = await challenged('13800003107');
    const theirs = await challenged('13800003108');
    const code = await codeFor('13800003107', mine);
    expect((await confirm(theirs, code)).number).not.toBe(0);
  });

  test.each([
    [
      'a changed password',
      async (phone: string, token: string) =>
        void (await server.call(
          modifyPassword,
          { old_passwd: password, new_passwd: 'Gpu2026rent' },
          { token, address: `203.0.113.${phone.slice(-2)}` },
        )),
    ],
    [
      'a password set anew',
      async (phone: string) => {
        await server.call(sendSmsCode, { phone, scene: 'reset_passwd' }, from());
        await server.call(resetPassword, { phone, code: await newest(phone), passwd: 'Gpu2026rent' }, from());
      },
    ],
  ])('%s ends the logins that were begun with the old one', async (name, change) => {
    const phone = name === 'a changed password' ? '13800003109' : '13800003110';
    const token = await guarded(phone);
    const challenge = await challenged(phone);
    const code = await codeFor(phone, challenge);
    await change(phone, token);
    expect((await confirm(challenge, code)).number).toBe(errors.CHALLENGE_EXPIRED.status);
    expect((await enter(phone, 'Gpu2026rent')).number).toBe(errors.SECOND_FACTOR_REQUIRED.status);
  });

  test('one that was not finished stands in the record, a finished one stands there once', async () => {
    const phone = '13800003111';
    const token = await guarded(phone);
    await challenged(phone);
    server.clock.advance(minute);
    const challenge = await challenged(phone);
    const code = await codeFor(phone, challenge);
    server.clock.advance(1000);
    await confirm(challenge, code);
    const { data } = (await server.call(getLoginRecords, {}, { token })).data;
    expect(data.map(({ Way, Result }) => [Way, Result])).toEqual([
      ['password_code', 'success'],
      ['password_code', 'code_missing'],
      ['register', 'success'],
    ]);
  });

  test.runIf(onPostgres)('of five confirmations at once one opens a session', async () => {
    const phone = '13800003112';
    await guarded(phone);
    const challenge = await challenged(phone);
    const code = await codeFor(phone, challenge);
    const answers = await Promise.all(Array.from({ length: 5 }, () => confirm(challenge, code)));
    expect(answers.filter(({ number }) => number === 0)).toHaveLength(1);
  });
});
