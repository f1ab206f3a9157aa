import { getUserInfo } from '@compute-market/contract/calls/account';
import { runKvm } from '@compute-market/contract/calls/rental';
import { register, sendSmsCode, subAccountLogin } from '@compute-market/contract/calls/session';
import {
  addSubAccount,
  deleteSubAccount,
  getSubAccounts,
  modifySubAccountMoneyLimit,
  noteSubAccount,
  resetSubAccountPassword,
} from '@compute-market/contract/calls/sub-account';
import { addWorkOrderNotification, createWorkOrder } from '@compute-market/contract/calls/work-order';
import { errors } from '@compute-market/contract/errors';
import { hourMs } from '@compute-market/contract/rules/time-units';
import { and, eq, inArray } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { subAccounts } from '../../src/db/schema/account';
import { reminder, sandboxReminder } from '../../src/db/schema/reminder';
import { jobKinds } from '../../src/domain/instance';
import { answerOrder } from '../../src/domain/work-order/staff';
import { runDueJobs } from '../../src/jobs/runner';
import { findMessages } from '../../src/sandbox/overview-data';
import { onPostgres, openMarket } from '../setup';
import { customer, subAccountOf, type Customer } from './instance-customers';
import { ticket } from './work-order-tickets';

const password = 'Abcd1234';
const page = { page: 1, page_size: 20 };
const order = {
  gpu_type: 'RTX 4090',
  gpu_num: 1,
  image_name: 'pytorch-2.5',
  pack_time: 1,
  unit: 'hour',
  due_mode: -1,
} as const;
const server = openMarket();

const add = (main: Customer, name: string, limit = 100) =>
  server.call(addSubAccount, { sub_account_name: name, passwd: password, money_limit: limit }, { token: main.token });

async function only(main: Customer) {
  const { data } = await server.call(getSubAccounts, page, { token: main.token });
  const [one] = data.data;
  if (one === undefined) throw new Error('no sub-account');
  return one;
}

async function registered(phone: string): Promise<Customer> {
  await server.call(sendSmsCode, { phone, scene: 'register' });
  const [message] = await server.database.transaction((tx) => findMessages(tx, phone));
  const { data } = await server.call(register, { phone, code: message?.code ?? '', passwd: password, agree: true });
  return { userId: 0, token: data.session };
}

describe('a new sub-account', () => {
  test('is listed with its limit and signs in under its main account', async () => {
    const main = await registered('13900000001');
    expect(
      (
        await server.call(
          addSubAccount,
          { sub_account_name: 'lab-a', passwd: password, money_limit: 1500.5, note: ' 视觉组 ' },
          { token: main.token },
        )
      ).data,
    ).toEqual({ Name: 'lab-a' });
    expect(await only(main)).toMatchObject({
      Name: 'lab-a',
      Note: '视觉组',
      MoneyLimit: 1500.5,
      UsedMoney: 0,
      MonthMoney: 0,
      RunningNum: 0,
      Warning: 0,
      LastLoginTime: null,
      Status: 1,
    });
    const signedIn = await server.call(subAccountLogin, {
      phone: '13900000001',
      sub_account_name: 'lab-a',
      passwd: password,
    });
    expect(signedIn.data.SubAccount).toEqual({ Name: 'lab-a', MoneyLimit: 1500.5 });
    expect((await only(main)).LastLoginTime).not.toBeNull();
  });

  test.each([
    ['a name of one letter', { sub_account_name: 'a' }, '子账号名需为2-32位字母、数字、下划线或连字符'],
    ['a Chinese name', { sub_account_name: '视觉组' }, '子账号名需为2-32位字母、数字、下划线或连字符'],
    ['a weak password', { passwd: '12345678' }, '密码需为8-20位，且包含字母和数字'],
    ['a negative limit', { money_limit: -1 }, '金额不能为负数'],
    ['a field of its own', { spent: 0 }, '参数 spent 有误，请检查后重试'],
  ])('with %s is refused', async (_name, wrong, reason) => {
    const main = await customer(server);
    const input = { sub_account_name: 'lab', passwd: password, money_limit: 1, ...wrong };
    expect(await server.call(addSubAccount, input, { token: main.token })).toMatchObject({
      number: errors.INVALID_REQUEST.status,
      reason,
    });
  });

  test('takes a name that is free, in its own main account only', async () => {
    const [mine, yours] = [await customer(server), await customer(server)];
    expect((await add(mine, 'twin')).number).toBe(0);
    expect((await add(yours, 'twin')).number).toBe(0);
    expect((await add(mine, 'twin')).number).toBe(errors.NAME_TAKEN.status);
  });

  test('is found by a word of its name or note, and % is only a character', async () => {
    const main = await customer(server);
    await add(main, 'vision');
    await add(main, 'speech');
    await server.call(noteSubAccount, { sub_account_name: 'speech', note: '语言组 100%' }, { token: main.token });
    const find = async (keyword: string) =>
      (await server.call(getSubAccounts, { ...page, keyword }, { token: main.token })).data.data.map((row) => row.Name);
    expect(await find('vis')).toEqual(['vision']);
    expect(await find('语言')).toEqual(['speech']);
    expect(await find('%')).toEqual(['speech']);
    expect((await server.call(getSubAccounts, { page: 2, page_size: 1 }, { token: main.token })).data).toMatchObject({
      total: 2,
      data: [{ Name: 'vision' }],
    });
  });
});

describe('nobody else', () => {
  const calls = [
    [deleteSubAccount, {}],
    [noteSubAccount, { note: 'x' }],
    [resetSubAccountPassword, { passwd: password }],
    [modifySubAccountMoneyLimit, { money_limit: 5 }],
  ] as const;

  test.each(calls)('may change a sub-account of another: $name', async (call, fields) => {
    const [mine, yours] = [await customer(server), await customer(server)];
    await add(mine, 'private');
    const input = { sub_account_name: 'private', ...fields };
    expect((await server.call(call, input as never, { token: yours.token })).number).toBe(errors.NOT_FOUND.status);
    const sub = await subAccountOf(server, mine, 'intruder', 10);
    expect((await server.call(call, input as never, { token: sub.token })).number).toBe(
      errors.PERMISSION_FORBIDDEN.status,
    );
    expect((await server.call(call, input as never)).number).toBe(errors.SESSION_INVALID.status);
    const { data } = await server.call(getSubAccounts, { ...page, keyword: 'private' }, { token: mine.token });
    expect(data.data).toMatchObject([{ Name: 'private', Note: '', MoneyLimit: 100 }]);
  });

  test('may list them or add one: a sub-account is forbidden', async () => {
    const main = await customer(server);
    const sub = await subAccountOf(server, main, 'curious', 10);
    expect((await server.call(getSubAccounts, page, { token: sub.token })).number).toBe(
      errors.PERMISSION_FORBIDDEN.status,
    );
    expect((await add(sub, 'grandchild')).number).toBe(errors.PERMISSION_FORBIDDEN.status);
    expect((await server.call(getSubAccounts, page)).number).toBe(errors.SESSION_INVALID.status);
  });
});

describe('a reset password', () => {
  test('ends the sessions of the sub-account and no other', async () => {
    const phone = '13900000002';
    const main = await registered(phone);
    for (const name of ['one', 'two']) await add(main, name);
    const [one, two] = await Promise.all(
      ['one', 'two'].map(
        async (name) =>
          (await server.call(subAccountLogin, { phone, sub_account_name: name, passwd: password })).data.session,
      ),
    );
    expect(
      (
        await server.call(
          resetSubAccountPassword,
          { sub_account_name: 'one', passwd: 'Efgh5678' },
          { token: main.token },
        )
      ).number,
    ).toBe(0);
    expect((await server.call(getUserInfo, {}, { token: one ?? '' })).number).toBe(2);
    for (const token of [two, main.token])
      expect((await server.call(getUserInfo, {}, { token: token ?? '' })).number).toBe(0);
    expect((await server.call(subAccountLogin, { phone, sub_account_name: 'one', passwd: password })).number).toBe(
      errors.WRONG_CREDENTIALS.status,
    );
    expect((await server.call(subAccountLogin, { phone, sub_account_name: 'one', passwd: 'Efgh5678' })).number).toBe(0);
  });
});

describe('a spending limit', () => {
  test('counts what is spent, by month too, and warns at 80 and 100 percent', async () => {
    const main = await customer(server, { balance: 100 });
    const sub = await subAccountOf(server, main, 'spender', 4);
    expect((await server.call(runKvm, order, { token: sub.token })).number).toBe(0);
    expect(await only(main)).toMatchObject({ UsedMoney: 2.19, MonthMoney: 2.19, RunningNum: 1, Warning: 0 });
    const limit = (money_limit: number) =>
      server.call(modifySubAccountMoneyLimit, { sub_account_name: 'spender', money_limit }, { token: main.token });
    expect((await limit(2.7)).data).toEqual({ MoneyLimit: 2.7, UsedMoney: 2.19, MonthLimit: null });
    expect((await only(main)).Warning).toBe(80);
    expect((await limit(2.19)).number).toBe(0);
    expect((await only(main)).Warning).toBe(100);
    expect(await limit(2.18)).toMatchObject({
      number: errors.INVALID_REQUEST.status,
      reason: '额度不能低于已使用的 ¥2.19，请调高额度',
    });
    expect((await server.call(runKvm, order, { token: sub.token })).number).toBe(errors.SUB_LIMIT_SHORT.status);
  });

  test.runIf(onPostgres)('is never overspent while it is lowered', async () => {
    const main = await customer(server, { balance: 1000 });
    const sub = await subAccountOf(server, main, 'racer', 50);
    const lower = (money_limit: number) =>
      server.call(modifySubAccountMoneyLimit, { sub_account_name: 'racer', money_limit }, { token: main.token });
    const rent = () => server.call(runKvm, order, { token: sub.token });
    await Promise.all([rent(), lower(5), rent(), rent(), lower(3), rent(), lower(4), rent()]);
    const { MoneyLimit, UsedMoney } = await only(main);
    expect(UsedMoney).toBeLessThanOrEqual(MoneyLimit);
  });
});

describe('deleting', () => {
  test('is refused while a rental lasts, then ends the sign-in and keeps the name', async () => {
    const main = await customer(server, { balance: 100 });
    const sub = await subAccountOf(server, main, 'leaving', 50);
    await server.call(runKvm, order, { token: sub.token });
    const remove = () => server.call(deleteSubAccount, { sub_account_name: 'leaving' }, { token: main.token });
    expect(await remove()).toMatchObject({
      number: errors.SUB_ACCOUNT_IN_USE.status,
      reason: '该子账号仍有 1 个实例，请先处理',
    });
    for (const milliseconds of [1, 10_000, hourMs]) {
      server.clock.advance(milliseconds);
      await runDueJobs(server.services, jobKinds);
    }
    expect((await remove()).number).toBe(0);
    expect((await server.call(getUserInfo, {}, { token: sub.token })).number).toBe(2);
    expect((await server.call(getSubAccounts, page, { token: main.token })).data).toMatchObject({ data: [], total: 0 });
    expect((await remove()).number).toBe(errors.NOT_FOUND.status);
    expect((await add(main, 'leaving')).number).toBe(errors.NAME_TAKEN.status);
  });

  test('lets neither its phone nor the people of its open ticket hear anything more', async () => {
    const main = await customer(server, { balance: 100 });
    const sub = await subAccountOf(server, main, 'silent', 50);
    const own = and(eq(subAccounts.userId, main.userId), eq(subAccounts.name, 'silent'));
    await server.database.transaction((tx) => tx.update(subAccounts).set({ notifyPhone: '13912340021' }).where(own));
    const { token } = sub;
    const { data: person } = await server.call(
      addWorkOrderNotification,
      { type: 'sms', target: '13912340022' },
      { token },
    );
    const { id } = (await server.call(createWorkOrder, { ...ticket, notification_ids: [person.id] }, { token })).data;
    await server.call(deleteSubAccount, { sub_account_name: 'silent' }, { token: main.token });
    await server.database.transaction((tx) =>
      answerOrder(tx, id, { engineer: '周工', content: '请重启。', solves: false }, server.clock.now()),
    );
    await runDueJobs(server.services);
    const [messages, forgotten, news] = await server.database.transaction(async (tx) => [
      await tx.$count(sandboxReminder, inArray(sandboxReminder.recipient, ['13912340021', '13912340022'])),
      await tx.select({ phone: subAccounts.notifyPhone }).from(subAccounts).where(own),
      await tx.$count(reminder, eq(reminder.userId, main.userId)),
    ]);
    expect({ messages, forgotten, news }).toEqual({ messages: 0, forgotten: [{ phone: null }], news: 0 });
  });

  test.runIf(onPostgres)('and renting at once leave no rental without its sub-account', async () => {
    for (let round = 0; round < 5; round += 1) {
      const main = await customer(server, { balance: 100 });
      const sub = await subAccountOf(server, main, 'both', 50);
      const [rented, removed] = await Promise.all([
        server.call(runKvm, order, { token: sub.token }),
        server.call(deleteSubAccount, { sub_account_name: 'both' }, { token: main.token }),
      ]);
      expect([rented.number, removed.number].filter((number) => number === 0)).toHaveLength(1);
    }
  });
});
