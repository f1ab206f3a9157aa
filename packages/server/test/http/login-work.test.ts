import { modifyPassword } from '@compute-market/contract/calls/account';
import { getLoginRecords } from '@compute-market/contract/calls/login-device';
import { login, resetPassword, sendSmsCode, subAccountLogin } from '@compute-market/contract/calls/session';
import { deleteSubAccount, resetSubAccountPassword } from '@compute-market/contract/calls/sub-account';
import { LOGIN_RESULT } from '@compute-market/contract/entities/login';
import { errors } from '@compute-market/contract/errors';
import { isNotNull, isNull, type SQL } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { loginChallenge, sessions, subAccounts, users } from '../../src/db/schema/account';
import { hashPassword } from '../../src/platform/password';
import { findMessages } from '../../src/sandbox/overview-data';
import { openServer } from '../setup';

/** Every piece of password work that the server does, with what it cost. */
const work = vi.hoisted(() => [] as string[]);
/** What happens while the next password is looked at. */
const meanwhile = vi.hoisted(() => ({ happens: () => Promise.resolve<unknown>(null) }));
vi.mock(import('@node-rs/argon2'), async (original) => {
  const argon2 = await original();
  const costOf = (stored: string | Uint8Array) => /^\$argon2id\$v=\d+\$[^$]+/.exec(String(stored))?.[0] ?? 'none';
  return {
    ...argon2,
    hash: (...given) => (work.push('hash'), argon2.hash(...given)),
    verify: async (stored, ...given) => {
      work.push(`verify ${costOf(stored)}`);
      const { happens } = meanwhile;
      meanwhile.happens = () => Promise.resolve(null);
      await happens();
      return argon2.verify(stored, ...given);
    },
  };
});

const password = 'Abcd1234';
const known = '13800000001';
const server = openServer();

beforeAll(async () => {
  const passwordHash = await hashPassword(password);
  await server.database.transaction(async (tx) => {
    const [user] = await tx
      .insert(users)
      .values({ phone: known, name: '林知远', passwordHash, createdAt: server.clock.now() })
      .returning({ id: users.id });
    await tx.insert(subAccounts).values({
      userId: user?.id ?? 0,
      name: 'lab-a',
      passwordHash,
      moneyLimitFen: 50_000n,
      createdAt: server.clock.now(),
    });
  });
  // The first password of a process also makes what unknown accounts are compared with.
  await server.call(login, { phone: known, passwd: password });
});
beforeEach(() => void work.splice(0));

async function workOf(asking: Promise<{ readonly number: number; readonly reason: string }>) {
  const { number, reason } = await asking;
  return { number, reason, work: work.splice(0) };
}

describe('a login tells a stranger nothing about who has an account', () => {
  test('a main account that is not there costs the work of a wrong password, and is answered alike', async () => {
    const wrong = await workOf(server.call(login, { phone: known, passwd: 'Wrong1234' }));
    const unknown = await workOf(server.call(login, { phone: '13800000999', passwd: 'Wrong1234' }));
    expect(wrong.number).toBe(errors.WRONG_CREDENTIALS.status);
    expect(wrong.work).toEqual([expect.stringMatching(/^verify \$argon2id\$.*m=19456,t=2,p=1$/)]);
    expect(unknown).toEqual(wrong);
  });

  test.each([
    ['of an account that is there', known, 'lab-z'],
    ['of an account that is not there', '13800000998', 'lab-a'],
  ])('so does a sub-account that is not there, %s', async (_name, phone, sub_account_name) => {
    const wrong = await workOf(
      server.call(subAccountLogin, { phone: known, sub_account_name: 'lab-a', passwd: 'Wrong1234' }),
    );
    await server.call(subAccountLogin, { phone: known, sub_account_name: 'lab-a', passwd: password });
    work.splice(0);
    const unknown = await workOf(server.call(subAccountLogin, { phone, sub_account_name, passwd: 'Wrong1234' }));
    expect(wrong.work).toHaveLength(1);
    expect(unknown).toEqual(wrong);
  });

  test('the right password of nobody is wrong as well', async () => {
    expect((await server.call(login, { phone: '13800000997', passwd: 'decoy' })).number).toBe(
      errors.WRONG_CREDENTIALS.status,
    );
  });
});

describe('a login whose password is changed while it is looked at', () => {
  const changed = 'Efgh5678';
  const owner = () => server.login(known);
  const sessionsLeft = (condition: SQL | undefined) =>
    server.database.transaction((tx) => tx.$count(sessions, condition));
  afterEach(() =>
    server.database.transaction(async (tx) => {
      const passwordHash = await hashPassword(password);
      await tx.update(users).set({ passwordHash, secondFactor: false });
      await tx.update(subAccounts).set({ passwordHash, deletedAt: null });
    }),
  );

  test.each([
    ['with the password alone', false],
    ['with a code to follow', true],
  ])('is refused like a wrong one, %s', async (_, secondFactor) => {
    await server.database.transaction((tx) => tx.update(users).set({ secondFactor }));
    const token = await owner();
    meanwhile.happens = () => server.call(modifyPassword, { old_passwd: password, new_passwd: changed }, { token });
    const late = await server.call(login, { phone: known, passwd: password });
    expect(late.number).toBe(errors.WRONG_CREDENTIALS.status);
    expect(await sessionsLeft(isNull(sessions.subAccountId))).toBe(0);
    expect(await server.database.transaction((tx) => tx.$count(loginChallenge))).toBe(0);
    const { data } = await server.call(getLoginRecords, {}, { token: await owner() });
    expect(data.data.filter(({ Result }) => Result === LOGIN_RESULT.wrongPassword).length).toBeGreaterThan(0);
  });

  test.each([
    [
      'whose main account sets another',
      (token: string) =>
        server.call(resetSubAccountPassword, { sub_account_name: 'lab-a', passwd: changed }, { token }),
    ],
    ['that is deleted', (token: string) => server.call(deleteSubAccount, { sub_account_name: 'lab-a' }, { token })],
  ])('is refused like a wrong one, of a sub-account %s', async (_, end) => {
    const token = await owner();
    meanwhile.happens = () => end(token);
    const late = await server.call(subAccountLogin, { phone: known, sub_account_name: 'lab-a', passwd: password });
    expect(late.number).toBe(errors.WRONG_CREDENTIALS.status);
    expect(await sessionsLeft(isNotNull(sessions.subAccountId))).toBe(0);
  });
});

describe('a password that its owner changes while somebody sets it anew', () => {
  const [changed, setAnew] = ['Efgh5678', 'Ijkl9012'];
  afterEach(() =>
    server.database.transaction(async (tx) => {
      const passwordHash = await hashPassword(password);
      await tx.update(users).set({ passwordHash });
      await tx.update(subAccounts).set({ passwordHash });
    }),
  );
  const enter = (passwd: string) => server.call(login, { phone: known, passwd });
  const enterSub = (passwd: string) =>
    server.call(subAccountLogin, { phone: known, sub_account_name: 'lab-a', passwd });

  async function setAnewByCode() {
    await server.call(sendSmsCode, { phone: known, scene: 'reset_passwd' });
    const [message] = await server.database.transaction((tx) => findMessages(tx, known));
    return server.call(resetPassword, { phone: known, code: message?.code ?? '', passwd: setAnew });
  }
  const setAnewByMain = async () =>
    server.call(
      resetSubAccountPassword,
      { sub_account_name: 'lab-a', passwd: setAnew },
      { token: await server.login(known) },
    );

  test.each([
    ['by a code to the phone', () => server.login(known), setAnewByCode, enter],
    [
      'of a sub-account, by the main account',
      async () => (await enterSub(password)).data.session,
      setAnewByMain,
      enterSub,
    ],
  ])('stays as it was set anew, %s', async (_, signIn, reset, enterWith) => {
    const token = await signIn();
    const numbers: number[] = [];
    meanwhile.happens = async () => numbers.push((await reset()).number);
    const late = await server.call(modifyPassword, { old_passwd: password, new_passwd: changed }, { token });
    expect(numbers).toEqual([0]);
    expect(late.number).toBe(errors.SESSION_INVALID.status);
    expect((await enterWith(changed)).number).toBe(errors.WRONG_CREDENTIALS.status);
    expect((await enterWith(setAnew)).number).toBe(0);
  });
});
