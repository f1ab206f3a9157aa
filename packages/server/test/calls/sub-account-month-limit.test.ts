import { getUserInfo } from '@compute-market/contract/calls/account';
import { getReminders } from '@compute-market/contract/calls/reminder';
import { runKvm, runKvmQueryPrice } from '@compute-market/contract/calls/rental';
import { addSubAccount, getSubAccounts, modifySubAccountMoneyLimit } from '@compute-market/contract/calls/sub-account';
import { errors } from '@compute-market/contract/errors';
import { formatMonthStart, monthStart } from '@compute-market/contract/rules/time';
import { desc, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { subAccounts } from '../../src/db/schema/account';
import { ledgerTransaction } from '../../src/db/schema/ledger';
import { refund } from '../../src/ledger/reverse';
import { wireTime } from '../../src/platform/wire';
import { onPostgres, openMarket } from '../setup';
import { signIn } from '../setup/sign-in';
import { customer, subAccountOf, type Customer } from './instance-customers';

const order = {
  gpu_type: 'RTX 4090',
  gpu_num: 1,
  image_name: 'pytorch-2.5',
  pack_time: 1,
  unit: 'hour',
  due_mode: -1,
} as const;
const hourFen = 219n;
const server = openMarket();

const limit = (who: Customer, name: string, month_limit?: number | null) =>
  server.call(
    modifySubAccountMoneyLimit,
    { sub_account_name: name, money_limit: 50, ...(month_limit === undefined ? {} : { month_limit }) },
    { token: who.token },
  );
const rent = (who: Customer) => server.call(runKvm, order, { token: who.token });
const ownLimits = async (who: Customer) => (await server.call(getUserInfo, {}, { token: who.token })).data.SubAccount;

async function only(main: Customer) {
  const { data } = await server.call(getSubAccounts, { page: 1, page_size: 20 }, { token: main.token });
  return data.data[0];
}

/** A main account with money and its sub-account with this limit of each month, yuan. */
async function team(name: string, month: number) {
  const main = await customer(server, { balance: 100 });
  const sub = await subAccountOf(server, main, name, 50);
  expect((await limit(main, name, month)).data).toEqual({ MoneyLimit: 50, UsedMoney: 0, MonthLimit: month });
  return { main, sub };
}

/** Pays the last charge of a sub-account back. */
async function payBack(name: string): Promise<void> {
  await server.database.transaction(async (tx) => {
    const [charged] = await tx
      .select({ id: ledgerTransaction.id })
      .from(ledgerTransaction)
      .innerJoin(subAccounts, eq(subAccounts.id, ledgerTransaction.subAccountId))
      .where(eq(subAccounts.name, name))
      .orderBy(desc(ledgerTransaction.id))
      .limit(1);
    if (charged === undefined) throw new Error(`${name} was not charged`);
    await refund(tx, { key: `back:${charged.id}`, transactionId: charged.id, at: server.clock.now() });
  });
}

/** To the first moment of the next month, when sessions of now are over: signs in anew. */
async function toNextMonth({ userId }: Customer, name: string): Promise<Customer> {
  const now = wireTime(server.clock.now());
  server.clock.advance((monthStart(now, 1) - now) * 1000);
  return server.database.transaction(async (tx) => {
    const [sub] = await tx.select({ id: subAccounts.id }).from(subAccounts).where(eq(subAccounts.name, name));
    if (sub === undefined) throw new Error(`no sub-account ${name}`);
    return { userId, token: (await signIn(tx, server.services, { userId, subAccountId: sub.id })).session };
  });
}

describe('a limit of each month', () => {
  test('refuses what is beyond it with what is left and when it starts anew, and takes nothing', async () => {
    const { main, sub } = await team('monthly', 4);
    expect((await rent(sub)).number).toBe(0);
    const next = formatMonthStart(monthStart(wireTime(server.clock.now()), 1));
    expect(await rent(sub)).toMatchObject({
      number: errors.SUB_LIMIT_SHORT.status,
      reason: `子账号每月限额 ¥4.00，本月剩余 ¥1.81，请联系主账号调整，或等 ${next}起重新计算`,
      data: { limit: 'month' },
    });
    expect(await only(main)).toMatchObject({ UsedMoney: 2.19, MonthMoney: 2.19, MonthLimit: 4, RunningNum: 1 });
    expect(await ownLimits(sub)).toMatchObject({ MoneyLimit: 50, UsedMoney: 2.19, MonthMoney: 2.19, MonthLimit: 4 });
  });

  test('is told by the price before anybody presses', async () => {
    const { sub } = await team('quoted', 2);
    const { data } = await server.call(runKvmQueryPrice, { ...order, due_mode: undefined }, { token: sub.token });
    expect(data).toMatchObject({ IsEnough: false });
  });

  test('can be set with a new sub-account, and the list says that months can be limited', async () => {
    const main = await customer(server, { balance: 100 });
    const made = { sub_account_name: 'fresh', passwd: 'Torch2026', money_limit: 50, month_limit: 1.5 };
    expect((await server.call(addSubAccount, made, { token: main.token })).number).toBe(0);
    const { data } = await server.call(getSubAccounts, { page: 1, page_size: 20 }, { token: main.token });
    expect(data).toMatchObject({ MonthLimits: true, data: [{ Name: 'fresh', MoneyLimit: 50, MonthLimit: 1.5 }] });
  });

  test('warns its main account at 80 and at 100 percent, once in each month', async () => {
    const { main, sub } = await team('warned', 4.38);
    const told = async (who: Customer) => {
      const { data } = await server.call(getReminders, { page: 1, page_size: 20 }, { token: who.token });
      return data.data.filter(({ Title }) => Title.includes('本月限额')).map(({ Text }) => Text);
    };
    await rent(sub);
    expect(await told(main)).toEqual([]);
    await limit(main, 'warned', 2.5);
    await rent(sub);
    expect(await told(main)).toEqual([]);
    await limit(main, 'warned', 5);
    await rent(sub);
    const nearly = '子账号「warned」本月已使用 ¥4.38，每月限额 ¥5.00。可在账号信息中调整额度。';
    expect(await told(main)).toEqual([nearly]);
    await limit(main, 'warned', 6.57);
    await rent(sub);
    const next = formatMonthStart(monthStart(wireTime(server.clock.now()), 1));
    const over = `子账号「warned」本月已使用 ¥6.57，每月限额 ¥6.57。${next}前其实例将无法续费，可在账号信息中调整额度。`;
    expect((await told(main)).sort()).toEqual([nearly, over].sort());
    await rent(sub);
    expect(await told(main)).toHaveLength(2);
  });

  test('starts anew on the first of the month in Beijing, while the total goes on', async () => {
    const { sub } = await team('turning', 3);
    expect((await rent(sub)).number).toBe(0);
    expect((await rent(sub)).number).toBe(errors.SUB_LIMIT_SHORT.status);
    const later = await toNextMonth(sub, 'turning');
    expect(await ownLimits(later)).toMatchObject({ UsedMoney: 2.19, MonthMoney: 0, MonthLimit: 3 });
    expect((await rent(later)).number).toBe(0);
    expect(await ownLimits(later)).toMatchObject({ UsedMoney: 4.38, MonthMoney: 2.19 });
  });

  test('has back what came back in the month in which it comes back, and tells no sum below nothing', async () => {
    const { sub } = await team('returned', 3);
    await rent(sub);
    await payBack('returned');
    expect(await ownLimits(sub)).toMatchObject({ UsedMoney: 0, MonthMoney: 0 });
    expect((await rent(sub)).number).toBe(0);
    const later = await toNextMonth(sub, 'returned');
    await payBack('returned');
    expect(await ownLimits(later)).toMatchObject({ UsedMoney: 0, MonthMoney: 0 });
    // ¥2.19 more came back this month than was spent in it: the second rental makes it the first that counts.
    expect((await rent(later)).number).toBe(0);
    expect(await ownLimits(later)).toMatchObject({ UsedMoney: 2.19, MonthMoney: 0 });
    expect((await rent(later)).number).toBe(0);
    expect((await rent(later)).number).toBe(errors.SUB_LIMIT_SHORT.status);
  });

  test('stays when only the total is changed, may fall below what is spent, and ends with null', async () => {
    const { main, sub } = await team('changed', 3);
    await rent(sub);
    expect((await limit(main, 'changed')).data).toMatchObject({ MonthLimit: 3 });
    expect((await limit(main, 'changed', 1)).number).toBe(0);
    expect((await rent(sub)).reason).toContain('本月剩余 ¥0.00');
    expect((await limit(main, 'changed', null)).data).toMatchObject({ MonthLimit: null });
    expect((await rent(sub)).number).toBe(0);
  });

  test('changes alone without the total, as the list says, and a call needs one of them', async () => {
    const { main } = await team('alone', 3);
    const { data } = await server.call(getSubAccounts, { page: 1, page_size: 20 }, { token: main.token });
    expect(data).toMatchObject({ LimitsApart: true });
    const change = (limits: { money_limit?: number; month_limit?: number }) =>
      server.call(modifySubAccountMoneyLimit, { sub_account_name: 'alone', ...limits }, { token: main.token });
    expect((await change({ money_limit: 80 })).data).toMatchObject({ MoneyLimit: 80, MonthLimit: 3 });
    expect((await change({ month_limit: 4 })).data).toMatchObject({ MoneyLimit: 80, MonthLimit: 4 });
    expect((await change({})).number).toBe(errors.INVALID_REQUEST.status);
  });

  test('leaves the word to the total when that is short too', async () => {
    const { main, sub } = await team('both', 1);
    await server.call(modifySubAccountMoneyLimit, { sub_account_name: 'both', money_limit: 1 }, { token: main.token });
    expect(await rent(sub)).toMatchObject({ number: errors.SUB_LIMIT_SHORT.status, data: null });
  });

  test('is no sum below zero, and set by its main account alone', async () => {
    const { main, sub } = await team('guarded', 3);
    expect(await limit(main, 'guarded', -1)).toMatchObject({
      number: errors.INVALID_REQUEST.status,
      reason: '金额不能为负数',
    });
    expect((await limit(sub, 'guarded', 30)).number).toBe(errors.PERMISSION_FORBIDDEN.status);
    expect((await limit(await customer(server), 'guarded', 30)).number).toBe(errors.NOT_FOUND.status);
    expect((await limit({ userId: 0, token: '' }, 'guarded', 30)).number).toBe(errors.SESSION_INVALID.status);
    expect(await only(main)).toMatchObject({ MonthLimit: 3 });
  });

  test.runIf(onPostgres)('holds however many spend at once', async () => {
    const { sub } = await team('crowd', 7);
    const numbers = (await Promise.all(Array.from({ length: 8 }, () => rent(sub)))).map(({ number }) => number);
    expect(numbers.filter((number) => number === 0)).toHaveLength(3);
    expect(new Set(numbers)).toEqual(new Set([0, errors.SUB_LIMIT_SHORT.status]));
    expect(await ownLimits(sub)).toMatchObject({ MonthMoney: Number(3n * hourFen) / 100 });
  });
});
