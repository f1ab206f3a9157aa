import { unregister } from '@compute-market/contract/calls/account';
import {
  confirmAuthenticator,
  getAuthenticator,
  removeAuthenticator,
  renewRecoveryCodes,
  startAuthenticator,
} from '@compute-market/contract/calls/authenticator';
import { getOperations } from '@compute-market/contract/calls/operation';
import { sendSecondFactorCode } from '@compute-market/contract/calls/second-factor';
import { subAccountLogin } from '@compute-market/contract/calls/session';
import { addSubAccount } from '@compute-market/contract/calls/sub-account';
import type { AuthenticatorProof } from '@compute-market/contract/entities/authenticator';
import { errors } from '@compute-market/contract/errors';
import { dayMs, hourMs, minuteMs } from '@compute-market/contract/rules/time-units';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { users } from '../../src/db/schema/account';
import { authenticator, recoveryCode } from '../../src/db/schema/authenticator';
import { tidyAccounts } from '../../src/domain/account/tidy';
import { openServer } from '../setup';
import { authenticatorsOn, bytesOf, type Bound } from './authenticator-owners';
import { password, signUpsOn } from './sign-up';

const server = openServer();
const signUps = signUpsOn(server);
const { from, newest, registered, textsTo } = signUps;
const { codeNow, wrong, start, confirm, state, bound, enter, challenged, finish, remove } = authenticatorsOn(
  server,
  signUps,
);

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
