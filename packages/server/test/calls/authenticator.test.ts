import { unregister } from '@compute-market/contract/calls/account';
import {
  confirmAuthenticator,
  confirmLoginByAuthenticator,
  getAuthenticator,
  removeAuthenticator,
  renewRecoveryCodes,
  startAuthenticator,
} from '@compute-market/contract/calls/authenticator';
import { getLoginRecords } from '@compute-market/contract/calls/login-device';
import { getOperations } from '@compute-market/contract/calls/operation';
import {
  confirmLogin,
  sendLoginCode,
  sendSecondFactorCode,
  setSecondFactor,
} from '@compute-market/contract/calls/second-factor';
import { login, register, sendSmsCode, smsLogin, subAccountLogin } from '@compute-market/contract/calls/session';
import { addSubAccount } from '@compute-market/contract/calls/sub-account';
import type { AuthenticatorProof } from '@compute-market/contract/entities/authenticator';
import { loginChallenge as challengeOf } from '@compute-market/contract/entities/login';
import { errors } from '@compute-market/contract/errors';
import { dayMs, hourMs, minuteMs } from '@compute-market/contract/rules/time-units';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { users } from '../../src/db/schema/account';
import { authenticator, recoveryCode } from '../../src/db/schema/authenticator';
import { sandboxReminder } from '../../src/db/schema/reminder';
import { tidyAccounts } from '../../src/domain/account/tidy';
import { sendReminder } from '../../src/domain/reminder/remind';
import { runDueJobs } from '../../src/jobs/runner';
import { codeOfStep, stepAt } from '../../src/platform/one-time-code';
import { findMessages } from '../../src/sandbox/overview-data';
import { onPostgres, startTestServer, type TestServer } from '../setup';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const password = 'Abcd1234';
const stepMs = 30_000;
let visitors = 0;
/** Limits are counted by address: every caller has one. */
const from = () => ({ address: `198.51.${100 + Math.floor((visitors += 1) / 250)}.${visitors % 250}` });

async function newest(phone: string): Promise<string> {
  const [message] = await server.database.transaction((tx) => findMessages(tx, phone));
  return message?.code ?? '';
}

interface Owner {
  readonly phone: string;
  readonly token: string;
}

let phones = 0;
async function registered(): Promise<Owner> {
  const phone = `138000060${String((phones += 1)).padStart(2, '0')}`;
  await server.call(sendSmsCode, { phone, scene: 'register' }, from());
  const { data } = await server.call(
    register,
    { phone, code: await newest(phone), passwd: password, agree: true },
    from(),
  );
  return { phone, token: data.session };
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
/** What an application on a phone makes of the secret that was typed into it. */
function bytesOf(secret: string): Buffer {
  const bits = [...secret].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)));
}
/** The code of now, or of so many steps from now. */
const codeNow = (secret: string, steps = 0) => codeOfStep(bytesOf(secret), stepAt(server.clock.now()) + steps);
const wrong = (code: string) => code.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10));

const start = ({ token }: Owner, passwd = password) =>
  server.call(startAuthenticator, { passwd }, { token, ...from() });
const confirm = ({ token }: Owner, code: string) => server.call(confirmAuthenticator, { code }, { token, ...from() });
const state = async ({ token }: Owner) => (await server.call(getAuthenticator, {}, { token })).data;

interface Bound extends Owner {
  readonly secret: string;
  readonly recovery: readonly string[];
}

/** A customer with an authenticator, whose next code was not used. */
async function bound(): Promise<Bound> {
  const owner = await registered();
  const { Secret: secret } = (await start(owner)).data;
  const { RecoveryCodes } = (await confirm(owner, codeNow(secret))).data;
  server.clock.advance(stepMs);
  return { ...owner, secret, recovery: RecoveryCodes };
}

const enter = (phone: string) => server.call(login, { phone, passwd: password }, from());
async function challenged(phone: string) {
  const answer = await enter(phone);
  expect(answer.number).toBe(errors.SECOND_FACTOR_REQUIRED.status);
  return challengeOf.parse(answer.data);
}
const finish = (
  challenge: string,
  code: string,
  way: 'authenticator' | 'recovery' = 'authenticator',
  caller = from(),
) => server.call(confirmLoginByAuthenticator, { challenge, way, code }, caller);
const remove = ({ token }: Owner, proof: AuthenticatorProof) =>
  server.call(removeAuthenticator, proof, { token, ...from() });

/** What the phone was told besides codes. */
async function textsTo(phone: string): Promise<string[]> {
  await runDueJobs(server.services, [sendReminder]);
  const rows = await server.database.transaction((tx) =>
    tx.select().from(sandboxReminder).where(eq(sandboxReminder.recipient, phone)),
  );
  return rows.map(({ text }) => text);
}

describe('binding', () => {
  test('goes by the password and the first code, and tells ten recovery codes once', async () => {
    const owner = await registered();
    expect(await state(owner)).toEqual({ Bound: false, BindTime: null, RecoveryLeft: 0 });
    expect((await start(owner, 'wrong')).number).toBe(errors.OLD_PASSWORD_WRONG.status);
    const { data } = await start(owner);
    expect(data.Secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(data.Image).toMatch(/^data:image\/png;base64,/);
    expect(await state(owner)).toMatchObject({ Bound: false });
    expect((await enter(owner.phone)).number).toBe(0);

    expect((await confirm(owner, wrong(codeNow(data.Secret)))).number).toBe(errors.CODE_WRONG.status);
    const now = server.clock.now().getTime() / 1000;
    const { RecoveryCodes } = (await confirm(owner, codeNow(data.Secret))).data;
    expect(new Set(RecoveryCodes).size).toBe(10);
    for (const code of RecoveryCodes) expect(code).toMatch(/^[A-Z2-7]{4}(?:-[A-Z2-7]{4}){3}$/);
    expect(await state(owner)).toEqual({ Bound: true, BindTime: Math.floor(now), RecoveryLeft: 10 });
    expect(server.log.join('')).not.toContain(data.Secret);
  });

  test('keeps neither the secret nor a recovery code readable', async () => {
    const { secret, recovery, phone } = await bound();
    const rows = await server.database.transaction(async (tx) => ({
      secrets: await tx
        .select({ secret: authenticator.secret })
        .from(authenticator)
        .innerJoin(users, eq(users.id, authenticator.userId))
        .where(eq(users.phone, phone)),
      codes: await tx.select().from(recoveryCode),
    }));
    expect(rows.secrets).toHaveLength(1);
    const stored = Buffer.from(rows.secrets[0]?.secret.split(':')[1] ?? '', 'base64');
    expect(stored.includes(bytesOf(secret))).toBe(false);
    expect(JSON.stringify(rows)).not.toContain(secret);
    for (const code of recovery) expect(JSON.stringify(rows)).not.toContain(code.replaceAll('-', ''));
  });

  test('begun anew voids what was shown before, and is over after ten minutes', async () => {
    const owner = await registered();
    const first = (await start(owner)).data.Secret;
    const second = (await start(owner)).data.Secret;
    expect((await confirm(owner, codeNow(first))).number).toBe(errors.CODE_WRONG.status);
    server.clock.advance(10 * minuteMs);
    expect(await confirm(owner, codeNow(second))).toMatchObject({
      number: errors.CONFLICT.status,
      reason: '二维码已过期，请重新开始绑定',
    });
    server.clock.advance(dayMs);
    await server.database.transaction((tx) => tidyAccounts.work(tx, {}, server.services, undefined));
    const left = await server.database.transaction((tx) =>
      tx
        .select({ userId: authenticator.userId })
        .from(authenticator)
        .innerJoin(users, eq(users.id, authenticator.userId))
        .where(eq(users.phone, owner.phone)),
    );
    expect(left).toEqual([]);
  });

  test('is refused while one is bound, and needs something begun', async () => {
    const owner = await bound();
    expect((await start(owner)).reason).toBe('已绑定身份验证器，请先解绑再绑定新的');
    expect((await confirm(await registered(), '123456')).number).toBe(errors.CONFLICT.status);
  });

  test('of wrong codes only five are heard within a quarter of an hour', async () => {
    const owner = await registered();
    const { Secret } = (await start(owner)).data;
    const here = { token: owner.token, ...from() };
    const tries = async (code: string) => (await server.call(confirmAuthenticator, { code }, here)).number;
    for (let tried = 0; tried < 5; tried += 1)
      expect(await tries(wrong(codeNow(Secret)))).toBe(errors.CODE_WRONG.status);
    expect(await tries(codeNow(Secret))).toBe(errors.TOO_MANY_ATTEMPTS.status);
  });

  test('is told to the phone and in the log, and the secrets stand in neither', async () => {
    const owner = await bound();
    const told = await textsTo(owner.phone);
    expect(told).toEqual([expect.stringContaining('已绑定身份验证器')]);
    const { data } = (await server.call(getOperations, { page: 1, page_size: 20 }, { token: owner.token })).data;
    expect(data.map(({ Name }) => Name)).toContain('绑定身份验证器');
    for (const code of owner.recovery) expect(JSON.stringify(data)).not.toContain(code);
  });

  test.each([
    ['no password', startAuthenticator, { passwd: '' }],
    ['a code of letters', confirmAuthenticator, { code: 'abcdef' }],
    ['an unknown way', removeAuthenticator, { way: 'mail', code: '123456' }],
    ['no code', renewRecoveryCodes, { way: 'recovery', code: '' }],
  ] as const)('refuses %s, and a visitor', async (_, call, input) => {
    const { token } = await registered();
    expect((await server.call(call, input as never, { token })).number).toBe(errors.INVALID_REQUEST.status);
    expect((await server.call(call, input as never)).number).toBe(errors.SESSION_INVALID.status);
  });

  test('belongs to the main account: a sub-account may not even ask, and logs in without a code', async () => {
    const owner = await bound();
    const { phone, token } = owner;
    await server.call(addSubAccount, { sub_account_name: 'lab', passwd: password, money_limit: 0 }, { token });
    const sub = await server.call(subAccountLogin, { phone, sub_account_name: 'lab', passwd: password }, from());
    expect(sub.number).toBe(0);
    const proof = { way: 'authenticator', code: codeNow(owner.secret) } as const;
    for (const [call, input] of [
      [getAuthenticator, {}],
      [startAuthenticator, { passwd: password }],
      [confirmAuthenticator, { code: '123456' }],
      [removeAuthenticator, proof],
      [renewRecoveryCodes, proof],
    ] as const)
      expect((await server.call(call, input as never, { token: sub.data.session })).number).toBe(
        errors.PERMISSION_FORBIDDEN.status,
      );
  });
});

describe('a login with an authenticator', () => {
  test('opens nothing by the password alone, says with what it goes on, and ends with the code', async () => {
    const { phone, secret } = await bound();
    const { challenge, ways } = await challenged(phone);
    expect(ways).toEqual(['authenticator', 'recovery']);
    expect((await finish(challenge, wrong(codeNow(secret)))).number).toBe(errors.CODE_WRONG.status);
    const entered = await finish(challenge, codeNow(secret));
    expect(entered).toMatchObject({ number: 0, data: { Phone: phone, RecoveryLeft: 10 } });
    const { data } = (await server.call(getLoginRecords, {}, { token: entered.data.session })).data;
    expect(data.map(({ Way, Result }) => [Way, Result])).toEqual([
      ['password_authenticator', 'success'],
      ['register', 'success'],
    ]);
  });

  test.each([
    ['a step early', -1],
    ['a step late', 1],
  ])('takes a clock that is %s, and none that is two steps off', async (_, steps) => {
    const { phone, secret } = await bound();
    server.clock.advance(2 * stepMs);
    const { challenge } = await challenged(phone);
    expect((await finish(challenge, codeNow(secret, 2 * steps))).number).toBe(errors.CODE_WRONG.status);
    expect((await finish(challenge, codeNow(secret, steps))).number).toBe(0);
  });

  test('takes a code once, and none that is older than the newest that was used', async () => {
    const { phone, secret } = await bound();
    server.clock.advance(stepMs);
    const code = codeNow(secret);
    expect((await finish((await challenged(phone)).challenge, code)).number).toBe(0);
    const { challenge } = await challenged(phone);
    for (const used of [code, codeNow(secret, -1)])
      expect(await finish(challenge, used)).toMatchObject({
        number: errors.CODE_WRONG.status,
        reason: '该验证码已使用过，请等待下一个验证码',
      });
    expect((await finish(challenge, codeNow(secret, 1))).number).toBe(0);
  });

  test('does not take the code it was bound with again', async () => {
    const owner = await registered();
    const { Secret } = (await start(owner)).data;
    await confirm(owner, codeNow(Secret));
    expect((await finish((await challenged(owner.phone)).challenge, codeNow(Secret))).number).toBe(
      errors.CODE_WRONG.status,
    );
  });

  test('takes each recovery code once, however it is typed, and tells the phone', async () => {
    const { phone, recovery } = await bound();
    const [first = '', second = ''] = recovery;
    const { challenge } = await challenged(phone);
    expect((await finish(challenge, 'AAAA-BBBB-CCCC-DDDD', 'recovery')).reason).toBe(
      '恢复码错误或已使用，请检查或换一个',
    );
    const typed = ` ${first.toLowerCase().replaceAll('-', ' ')} `.trim();
    expect(await finish(challenge, typed, 'recovery')).toMatchObject({ number: 0, data: { RecoveryLeft: 9 } });
    const again = (await challenged(phone)).challenge;
    expect((await finish(again, first, 'recovery')).number).toBe(errors.CODE_WRONG.status);
    expect((await finish(again, second, 'recovery')).data.RecoveryLeft).toBe(8);
    const told = await textsTo(phone);
    expect(told.filter((text) => text.includes('刚用恢复码登录'))).toHaveLength(2);
  });

  test('takes no code of another account', async () => {
    const mine = await bound();
    const theirs = await bound();
    const { challenge } = await challenged(theirs.phone);
    expect((await finish(challenge, codeNow(mine.secret))).number).toBe(errors.CODE_WRONG.status);
    expect((await finish(challenge, mine.recovery[0] ?? '', 'recovery')).number).toBe(errors.CODE_WRONG.status);
    expect(await state(mine)).toMatchObject({ RecoveryLeft: 10 });
  });

  test('is good for one session, and over after five minutes', async () => {
    const { phone, secret } = await bound();
    const { challenge } = await challenged(phone);
    expect((await finish(challenge, codeNow(secret))).number).toBe(0);
    expect((await finish(challenge, codeNow(secret, 1))).number).toBe(errors.CHALLENGE_EXPIRED.status);
    const late = (await challenged(phone)).challenge;
    server.clock.advance(5 * minuteMs);
    expect((await finish(late, codeNow(secret))).number).toBe(errors.CHALLENGE_EXPIRED.status);
  });

  test('hears five wrong codes from one place, and as few from all places together; a recovery code goes on', async () => {
    const { phone, secret, recovery } = await bound();
    const { challenge } = await challenged(phone);
    const here = from();
    for (let tried = 0; tried < 5; tried += 1)
      expect((await finish(challenge, wrong(codeNow(secret)), 'authenticator', here)).number).toBe(
        errors.CODE_WRONG.status,
      );
    expect(await finish(challenge, codeNow(secret), 'authenticator', here)).toMatchObject({
      number: errors.TOO_MANY_ATTEMPTS.status,
      reason: '尝试次数过多，请 15 分钟后再试',
    });
    for (let tried = 5; tried < 20; tried += 1) await finish(challenge, wrong(codeNow(secret)));
    expect((await finish(challenge, codeNow(secret))).number).toBe(errors.TOO_MANY_ATTEMPTS.status);
    expect((await finish(challenge, recovery[0] ?? '', 'recovery', here)).number).toBe(0);
  });

  test('is not passed by: no text message finishes it, and none logs in, unless that is on too', async () => {
    const owner = await bound();
    const { phone, token, secret } = owner;
    const { challenge } = await challenged(phone);
    const refused = errors.PERMISSION_FORBIDDEN.status;
    expect((await server.call(sendLoginCode, { challenge }, from())).number).toBe(refused);
    expect((await server.call(confirmLogin, { challenge, code: '123456' }, from())).number).toBe(refused);
    await server.call(sendSmsCode, { phone, scene: 'login' }, from());
    expect((await server.call(smsLogin, { phone, code: await newest(phone) }, from())).number).toBe(
      errors.PASSWORD_REQUIRED.status,
    );

    server.clock.advance(minuteMs);
    await server.call(sendSecondFactorCode, {}, { token });
    await server.call(setSecondFactor, { on: true, code: await newest(phone) }, { token });
    const both = await challenged(phone);
    expect(both.ways).toEqual(['authenticator', 'sms', 'recovery']);
    server.clock.advance(minuteMs);
    await server.call(sendLoginCode, { challenge: both.challenge }, from());
    const code = await newest(phone);
    expect((await server.call(confirmLogin, { challenge: both.challenge, code }, from())).number).toBe(0);
    expect((await finish((await challenged(phone)).challenge, codeNow(secret))).number).toBe(0);
  });

  test('needs an authenticator that is bound', async () => {
    const { phone, token } = await registered();
    server.clock.advance(minuteMs);
    await server.call(sendSecondFactorCode, {}, { token });
    await server.call(setSecondFactor, { on: true, code: await newest(phone) }, { token });
    const { challenge, ways } = await challenged(phone);
    expect(ways).toEqual(['sms']);
    expect((await finish(challenge, '123456')).number).toBe(errors.CONFLICT.status);
    expect((await finish('x'.repeat(43), '123456')).number).toBe(errors.CHALLENGE_EXPIRED.status);
  });

  test.runIf(onPostgres)('of five that send one code at once one gets in', async () => {
    const { phone, secret, recovery } = await bound();
    const challenges = await Promise.all(Array.from({ length: 5 }, async () => (await challenged(phone)).challenge));
    const code = codeNow(secret);
    const answers = await Promise.all(challenges.map((challenge) => finish(challenge, code)));
    expect(answers.filter(({ number }) => number === 0)).toHaveLength(1);
    const others = challenges.filter((_, index) => answers[index]?.number !== 0);
    const byRecovery = await Promise.all(others.map((challenge) => finish(challenge, recovery[0] ?? '', 'recovery')));
    expect(byRecovery.filter(({ number }) => number === 0)).toHaveLength(1);
  });
});

describe('unbinding and new recovery codes', () => {
  test.each([
    [
      'a code of the authenticator',
      (owner: Bound) => Promise.resolve({ way: 'authenticator', code: codeNow(owner.secret) }),
    ],
    ['a recovery code', (owner: Bound) => Promise.resolve({ way: 'recovery', code: owner.recovery[3] ?? '' })],
    [
      'a text message',
      async ({ phone, token }: Bound) => {
        server.clock.advance(minuteMs);
        await server.call(sendSecondFactorCode, {}, { token });
        return { way: 'sms', code: await newest(phone) };
      },
    ],
  ] as const)('%s unbinds, and the password is enough again', async (_, proofOf) => {
    const owner = await bound();
    for (const way of ['authenticator', 'recovery', 'sms'] as const)
      expect((await remove(owner, { way, code: '000000' })).number, way).toBe(errors.CODE_WRONG.status);
    expect(await state(owner)).toMatchObject({ Bound: true });
    const proof = (await proofOf(owner)) as AuthenticatorProof;
    expect((await remove(owner, proof)).number).toBe(0);
    expect(await state(owner)).toEqual({ Bound: false, BindTime: null, RecoveryLeft: 0 });
    expect((await enter(owner.phone)).number).toBe(0);
    expect((await remove(owner, proof)).number).not.toBe(0);
    const told = await textsTo(owner.phone);
    expect(told).toContainEqual(expect.stringContaining('已解绑身份验证器'));
  });

  test('does not take a code of somebody else’s authenticator', async () => {
    const mine = await bound();
    const theirs = await bound();
    expect((await remove(theirs, { way: 'authenticator', code: codeNow(mine.secret) })).number).toBe(
      errors.CODE_WRONG.status,
    );
    expect((await remove(theirs, { way: 'recovery', code: mine.recovery[0] ?? '' })).number).toBe(
      errors.CODE_WRONG.status,
    );
  });

  test('new recovery codes void the old ones', async () => {
    const owner = await bound();
    const renewed = await server.call(
      renewRecoveryCodes,
      { way: 'authenticator', code: codeNow(owner.secret) },
      { token: owner.token },
    );
    const { RecoveryCodes } = renewed.data;
    expect(RecoveryCodes).toHaveLength(10);
    expect(RecoveryCodes).not.toContain(owner.recovery[0]);
    const { challenge } = await challenged(owner.phone);
    expect((await finish(challenge, owner.recovery[0] ?? '', 'recovery')).number).toBe(errors.CODE_WRONG.status);
    expect((await finish(challenge, RecoveryCodes[0] ?? '', 'recovery')).number).toBe(0);
  });

  test('the last recovery code gone, a login is no longer offered one', async () => {
    const owner = await bound();
    await server.database.transaction(async (tx) => {
      const [user] = await tx.select({ id: users.id }).from(users).where(eq(users.phone, owner.phone));
      await tx.delete(recoveryCode).where(eq(recoveryCode.userId, user?.id ?? 0));
    });
    expect((await challenged(owner.phone)).ways).toEqual(['authenticator']);
  });

  test('nothing of it is left of an account that was closed', async () => {
    const owner = await bound();
    const count = () =>
      server.database.transaction(async (tx) => ({
        bound: await tx.$count(authenticator),
        codes: await tx.$count(recoveryCode),
      }));
    const before = await count();
    expect((await server.call(unregister, {}, { token: owner.token })).number).toBe(0);
    expect(await count()).toEqual({ bound: before.bound - 1, codes: before.codes - 10 });
  });
});

describe('the key of the secrets', () => {
  test('may be set later: what the database’s key sealed still opens; without the key that was set, nothing passes for a code', async () => {
    const early = await bound();
    const settings = server.services.config as { secretKey: string | null };
    settings.secretKey = 'a'.repeat(40);
    const late = await bound();
    expect((await finish((await challenged(early.phone)).challenge, codeNow(early.secret))).number).toBe(0);
    expect((await finish((await challenged(late.phone)).challenge, codeNow(late.secret))).number).toBe(0);
    settings.secretKey = 'b'.repeat(40);
    server.clock.advance(hourMs);
    const { challenge } = await challenged(late.phone);
    expect((await finish(challenge, codeNow(late.secret))).number).toBe(errors.NOT_AVAILABLE.status);
    expect((await finish(challenge, late.recovery[0] ?? '', 'recovery')).number).toBe(0);
    settings.secretKey = null;
  });
});
