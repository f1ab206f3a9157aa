import { getUserInfo, modifyPassword, unregister } from '@compute-market/contract/calls/account';
import { addApiKey, getApiKeys, removeApiKey } from '@compute-market/contract/calls/api-key';
import { getRunway } from '@compute-market/contract/calls/cost';
import { getInstances, shutDownKvm } from '@compute-market/contract/calls/instance';
import { getInstanceEvents } from '@compute-market/contract/calls/instance-event';
import { getAllGpuInfo, getGpuPriceInfo } from '@compute-market/contract/calls/market';
import { getOrders } from '@compute-market/contract/calls/payment';
import { runKvm } from '@compute-market/contract/calls/rental';
import { login } from '@compute-market/contract/calls/session';
import { deleteSubAccount, resetSubAccountPassword } from '@compute-market/contract/calls/sub-account';
import type { RequestOf } from '@compute-market/contract/define-call';
import { API_KEYS_MAX } from '@compute-market/contract/entities/api-key';
import { errors } from '@compute-market/contract/errors';
import { dayMs, minuteMs } from '@compute-market/contract/rules/time-units';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { users } from '../../src/db/schema/account';
import { apiKey } from '../../src/db/schema/api-key';
import { hashPassword } from '../../src/platform/password';
import { openMarket } from '../setup';
import { customer, signInAgain, subAccountOf, type Customer } from './instance-customers';
import { rentalsOn, smallOrder } from './instance-world';
import { whileWaiting } from './while-waiting';

const server = openMarket();
const world = rentalsOn(server);
let owner: Customer;

beforeEach(async () => {
  owner = await customer(server, { balance: 200 });
});

const make = ({ token }: Customer, change: Partial<RequestOf<typeof addApiKey>> = {}) =>
  server.call(addApiKey, { name: '夜间任务', scopes: ['read'], ...change }, { token });
const keysOf = async ({ token }: Customer) => (await server.call(getApiKeys, {}, { token })).data.data;
const bearer = (secret: string) => ({ headers: { authorization: `Bearer ${secret}` } });
/** How a program with this key calls. */
async function program(scopes: RequestOf<typeof addApiKey>['scopes'], who = owner) {
  return bearer((await make(who, { scopes })).data.Secret);
}
const page = { page: 1, page_size: 20 };

describe('a key', () => {
  test('is told once; only its beginning can be read afterwards, and nothing of it stands in the log', async () => {
    const { data } = await make(owner, { scopes: ['cost', 'read'], expire_days: 30 });
    expect(data.Secret).toMatch(/^sk_[\w-]{43}$/);
    const now = server.clock.now().getTime() / 1000;
    expect(await keysOf(owner)).toEqual([data.Key]);
    expect(data.Key).toMatchObject({
      Name: '夜间任务',
      Prefix: data.Secret.slice(0, 9),
      Scopes: ['read', 'cost'],
      ExpireTime: now + 30 * 86_400,
      LastTime: null,
      LastAddress: '',
    });
    await server.call(getInstances, page, bearer(data.Secret));
    const [row] = await server.database.transaction((tx) =>
      tx.select().from(apiKey).where(eq(apiKey.publicId, data.Key.Id)),
    );
    expect(
      JSON.stringify(row, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value)),
    ).not.toContain(data.Secret.slice(10));
    expect(server.log.join('')).not.toContain(data.Secret.slice(10));
  });

  test('needs a name and at least one scope, each once', async () => {
    for (const wrong of [{ name: '' }, { scopes: [] }, { scopes: ['read', 'read'] }, { expire_days: 0 }] as const)
      expect((await make(owner, wrong as Partial<RequestOf<typeof addApiKey>>)).number, JSON.stringify(wrong)).toBe(
        errors.INVALID_REQUEST.status,
      );
    expect((await server.call(addApiKey, { name: 'x', scopes: ['read'] })).number).toBe(errors.SESSION_INVALID.status);
  });

  test('is one of twenty at most, also when two are made at once', async () => {
    for (let made = 1; made < API_KEYS_MAX; made += 1) await make(owner);
    const answers = await Promise.all([make(owner), make(owner)]);
    expect(answers.filter(({ number }) => number === errors.CONFLICT.status)).toHaveLength(1);
    expect(await keysOf(owner)).toHaveLength(API_KEYS_MAX);
  });

  test('tells when and where it was used, written once a minute', async () => {
    const caller = await program(['read']);
    const use = (address: string) => server.call(getInstances, page, { ...caller, address });
    const last = async () => (await keysOf(owner)).map(({ LastTime, LastAddress }) => [LastTime, LastAddress]);
    const first = server.clock.now().getTime() / 1000;
    await use('203.0.113.7');
    server.clock.advance(minuteMs);
    await use('203.0.113.8');
    expect(await last()).toEqual([[first, '203.0.113.7']]);
    server.clock.advance(1000);
    await use('203.0.113.8');
    expect(await last()).toEqual([[first + 61, '203.0.113.8']]);
  });

  test('is revoked by its owner alone, and refused from then on', async () => {
    const { data } = await make(owner);
    const revoke = (who: Customer) => server.call(removeApiKey, { key_id: data.Key.Id }, { token: who.token });
    expect((await revoke(await customer(server))).number).toBe(errors.NOT_FOUND.status);
    expect((await revoke(owner)).number).toBe(0);
    expect(await server.call(getInstances, page, bearer(data.Secret))).toMatchObject({
      number: errors.SESSION_INVALID.status,
      reason: 'API 密钥无效或已撤销，请在安全设置中创建新的密钥',
    });
    expect((await revoke(owner)).reason).toBe('该 API 密钥已被撤销，请刷新列表');
  });

  test('ends on its day', async () => {
    const { data } = await make(owner, { expire_days: 1 });
    server.clock.advance(dayMs);
    owner = await signInAgain(server, owner);
    expect((await keysOf(owner)).map(({ Expired }) => Expired)).toEqual([true]);
    expect((await server.call(getInstances, page, bearer(data.Secret))).reason).toBe(
      'API 密钥已过期，请在安全设置中创建新的密钥',
    );
  });
});

describe('a program', () => {
  test('does what its scopes say, and hears which one is missing', async () => {
    const reader = await program(['read']);
    const manager = await program(['manage']);
    const accountant = await program(['cost']);
    const numbers = async (caller: typeof reader) => [
      (await server.call(getInstances, page, caller)).number,
      (await server.call(runKvm, smallOrder, caller)).number,
      (await server.call(getOrders, page, caller)).number,
    ];
    const no = errors.PERMISSION_FORBIDDEN.status;
    expect(await numbers(reader)).toEqual([0, no, no]);
    expect(await numbers(manager)).toEqual([0, 0, no]);
    expect(await numbers(accountant)).toEqual([no, no, 0]);
    expect(await server.call(runKvm, smallOrder, reader)).toMatchObject({
      reason: '该 API 密钥没有「管理实例」权限，请在安全设置中创建有此权限的密钥',
      data: { scope: 'manage' },
    });
  });

  test('never reaches what no key may do, not even where visitors are welcome', async () => {
    const caller = await program(['read', 'manage', 'cost']);
    const reason = '该操作不能使用 API 密钥，请登录网站后操作';
    for (const call of [getUserInfo, getApiKeys, unregister])
      expect((await server.call(call, {}, caller)).reason).toBe(reason);
    expect((await server.call(login, { phone: '13800000001', passwd: 'x' }, caller)).reason).toBe(reason);
  });

  test('reads passwords of a machine only where it may connect to it', async () => {
    const name = await world.rentRunning(owner);
    const reveal = async (scope: 'read' | 'manage') =>
      server.call(getInstances, { page: 1, page_size: 1, instance_name: name, reveal: 1 }, await program([scope]));
    expect((await reveal('read')).number).toBe(errors.PERMISSION_FORBIDDEN.status);
    expect((await reveal('manage')).data.data[0]?.Init_passwd).toEqual(expect.any(String));
  });

  test('rents once under one idempotency key, and the events of the instance name its key', async () => {
    const { headers } = await program(['manage']);
    const rent = () => server.call(runKvm, smallOrder, { headers: { ...headers, 'idempotency-key': 'night-1' } });
    const first = await rent();
    expect((await rent()).data).toEqual(first.data);
    await world.passSeconds(7);
    await server.call(shutDownKvm, { instance_name: first.data.Container_name }, { headers });
    const events = (
      await server.call(
        getInstanceEvents,
        { instance_name: first.data.Container_name, limit: 20 },
        { token: owner.token },
      )
    ).data.data.map(({ Kind, By, Details }) => [Kind, By, Details.api_key]);
    expect(events).toContainEqual(['rented', 'main', '夜间任务']);
    expect(events).toContainEqual(['shut_down', 'main', '夜间任务']);
    expect(events).toContainEqual(['started', 'system', undefined]);
  });

  test('shows its key as a bearer and nowhere else', async () => {
    const { data } = await make(owner);
    expect((await server.call(getInstances, page, { token: data.Secret })).number).toBe(errors.SESSION_INVALID.status);
    const bare = await server.call(getInstances, page, { headers: { authorization: data.Secret } });
    const cookie = await server.call(getInstances, page, { headers: { cookie: `session=${data.Secret}` } });
    expect([bare.number, cookie.number]).toEqual([errors.SESSION_INVALID.status, errors.SESSION_INVALID.status]);
  });

  test('hears that its key is wrong where visitors are answered, and asks there as its owner with a good one', async () => {
    const wrong = bearer(`sk_${'x'.repeat(43)}`);
    for (const call of [getAllGpuInfo, getGpuPriceInfo])
      expect((await server.call(call, { gpu_type: 'RTX 3090' } as never, wrong)).number).toBe(
        errors.SESSION_INVALID.status,
      );
    expect((await server.call(getAllGpuInfo, {}, await program(['read']))).number).toBe(0);
  });
});

describe('the owner', () => {
  test('keeps the keys through another password', async () => {
    const passwordHash = await hashPassword('Abcd1234');
    await server.database.transaction((tx) => tx.update(users).set({ passwordHash }).where(eq(users.id, owner.userId)));
    const caller = await program(['cost']);
    await server.call(modifyPassword, { old_passwd: 'Abcd1234', new_passwd: 'Efgh5678' }, { token: owner.token });
    expect((await server.call(getRunway, {}, caller)).number).toBe(0);
  });

  test('loses them with the account', async () => {
    const leaver = await customer(server);
    const caller = await program(['cost'], leaver);
    expect((await server.call(unregister, {}, { token: leaver.token })).number).toBe(0);
    expect((await server.call(getRunway, {}, caller)).number).toBe(errors.SESSION_INVALID.status);
  });

  test('ends the keys of a sub-account, and no others, with its password', async () => {
    const sub = await subAccountOf(server, owner, 'left-lab', 100);
    const programs = {
      left: await program(['read'], sub),
      colleague: await program(['read'], await subAccountOf(server, owner, 'stays-lab', 100)),
      own: await program(['read']),
    };
    const reset = { sub_account_name: 'left-lab', passwd: 'Efgh5678' };
    expect((await server.call(resetSubAccountPassword, reset, { token: owner.token })).number).toBe(0);
    expect((await server.call(getInstances, page, programs.left)).number).toBe(errors.SESSION_INVALID.status);
    expect((await server.call(getInstances, page, programs.colleague)).number).toBe(0);
    expect((await server.call(getInstances, page, programs.own)).number).toBe(0);
  });

  test('has none of a sub-account, whose keys do what it may do and end with it', async () => {
    const sub = await subAccountOf(server, owner, 'night-lab', 100);
    const caller = await program(['read', 'cost'], sub);
    await world.rentRunning(owner);
    expect(await keysOf(owner)).toEqual([]);
    expect((await server.call(getInstances, page, caller)).data.data).toEqual([]);
    expect((await server.call(getOrders, page, caller)).number).toBe(errors.PERMISSION_FORBIDDEN.status);
    await server.call(deleteSubAccount, { sub_account_name: 'night-lab' }, { token: owner.token });
    expect((await server.call(getInstances, page, caller)).number).toBe(errors.SESSION_INVALID.status);
  });

  test('has none that was asked for before the password of its sub-account was set anew, and comes after it', async () => {
    const sub = await subAccountOf(server, owner, 'late-lab', 100);
    const reset = { sub_account_name: 'late-lab', passwd: 'Efgh5678' };
    whileWaiting(server, () => server.call(resetSubAccountPassword, reset, { token: owner.token }));
    expect((await make(sub)).number).toBe(errors.SESSION_INVALID.status);
    expect(await server.database.transaction((tx) => tx.$count(apiKey, eq(apiKey.userId, owner.userId)))).toBe(0);
  });
});
