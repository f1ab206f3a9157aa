import { getInstanceCost, getInstanceCosts } from '@compute-market/contract/calls/cost';
import { createTerminalTicket, getInstances } from '@compute-market/contract/calls/instance';
import { getReminders } from '@compute-market/contract/calls/reminder';
import { renewKvm, renewKvmQueryPrice, runKvm } from '@compute-market/contract/calls/rental';
import { deleteSubAccount, getSubAccounts, moveInstances } from '@compute-market/contract/calls/sub-account';
import { errors } from '@compute-market/contract/errors';
import { LINE_CLOSE } from '@compute-market/contract/rules/line';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { onPostgres, openMarket } from '../setup';
import { listen, openInBrowser } from '../setup/browser-terminal';
import { customer, subAccountOf, type Customer } from './instance-customers';
import { rentalsOn, smallOrder } from './instance-world';

const server = openMarket({ terminalRounds: { look: 20, ping: 30_000 } });
const world = rentalsOn(server);
let port: number;
let main: Customer;
let one: Customer;
let other: Customer;

beforeAll(async () => {
  port = await listen(server);
});
beforeEach(async () => {
  main = await customer(server, { balance: 500 });
  one = await subAccountOf(server, main, 'one', 50);
  other = await subAccountOf(server, main, 'other', 50);
});

const page = { page: 1, page_size: 20 };
const move = (names: readonly string[], sub_account_name?: string, who: Partial<Customer> = main) =>
  server.call(
    moveInstances,
    { instance_names: [...names], ...(sub_account_name === undefined ? {} : { sub_account_name }) },
    who.token === undefined ? {} : { token: who.token },
  );
const seenBy = async ({ token }: Customer) =>
  (await server.call(getInstances, page, { token })).data.data.map(({ Container_name }) => Container_name);
const usedBy = async (name: string) =>
  (await server.call(getSubAccounts, page, { token: main.token })).data.data.find(({ Name }) => Name === name)
    ?.UsedMoney;
const renew = async (instance_name: string, { token }: Customer) => {
  const ask = { instance_name, unit: 'hour', pack_time: 1 } as const;
  const quote = await server.call(renewKvmQueryPrice, ask, { token });
  return quote.number === 0 ? server.call(renewKvm, { ...ask, price: quote.data.PayPrice }, { token }) : quote;
};

describe('moving instances', () => {
  test('lets the next holder alone see, run and pay them, while what was paid stays where it was', async () => {
    const name = await world.rentRunning(one);
    const before = await usedBy('one');
    expect((await move([name], 'other')).number).toBe(0);
    expect(await Promise.all([one, other, main].map(seenBy))).toEqual([[], [name], [name]]);
    expect((await renew(name, one)).number).toBe(errors.NOT_FOUND.status);
    expect((await renew(name, other)).number).toBe(0);
    expect(await usedBy('one')).toBe(before);
    expect(await usedBy('other')).toBeGreaterThan(0);
    const { data } = await server.call(getInstanceCosts, { ...page, instance_name: name }, { token: main.token });
    expect(data.data.map(({ SubAccountName }) => SubAccountName).sort()).toEqual(['one', 'other']);
  });

  test('begins the costs of the next holder anew on every page, while the main account sees all of them', async () => {
    const [dear, cheap] = [await world.rentRunning(one), await world.rentRunning(main)];
    await move([dear, cheap], 'other');
    const costs = async ({ token }: Customer) => {
      const { data } = await server.call(getInstanceCost, { instance_name: dear }, { token });
      return data;
    };
    const listed = async ({ token }: Customer) =>
      (await server.call(getInstances, { ...page, sort: '-cost' }, { token })).data.data;
    expect(await costs(other)).toMatchObject({ SumCost: 0, Total_cost: 0, PayMoney: 0, DiscountMoney: 0, DayList: [] });
    expect((await listed(other)).map(({ Total_cost }) => Total_cost)).toEqual([0, 0]);
    await renew(cheap, other);
    const paid = await usedBy('other');
    expect((await listed(other)).map(({ Container_name, Total_cost }) => [Container_name, Total_cost])).toEqual([
      [cheap, paid],
      [dear, 0],
    ]);
    expect(await costs(main)).toMatchObject({ SumCost: await usedBy('one'), Total_cost: await usedBy('one') });
  });

  test('gives them back to the main account without a name, and tells each move among the events', async () => {
    const name = await world.rentRunning(main);
    await move([name], 'one');
    await move([name]);
    expect(await seenBy(one)).toEqual([]);
    const events = await world.events(main, name);
    expect(events.flatMap(({ Kind, By, Details }) => (Kind === 'moved' ? [[By, Details.change]] : []))).toEqual([
      ['main', 'one → 主账号'],
      ['main', '主账号 → one'],
    ]);
  });

  test('tells who gets them and who had them, each once for all of them', async () => {
    const [a, b, c, d] = [
      await world.rentRunning(one, { note: '训练机' }),
      await world.rentRunning(one),
      await world.rentRunning(main),
      await world.rentRunning(other),
    ];
    await move([a, b, c, d], 'other');
    const toldTo = async ({ token }: Customer) =>
      (await server.call(getReminders, page, { token })).data.data.map(({ Title, Text }) => `${Title} ${Text}`);
    const [told, ...rest] = await toldTo(other);
    expect(rest).toEqual([]);
    expect(told).toMatch(
      /^实例已转移给您 主账号已将实例「.+」「.+」「.+」转移给您（原归属：\S+）。.*新费用从现在起计入您的额度/,
    );
    expect(told).toContain('「训练机」');
    expect(told).toMatch(/（原归属：(one、主账号|主账号、one)）/);
    expect(told).not.toContain(d);
    const [lost, ...others] = await toldTo(one);
    expect(others).toEqual([]);
    expect(lost).toContain('已由主账号转移给子账号 other，您不再能查看和管理');
    expect(lost).not.toContain(c);
    expect(await toldTo(main)).toEqual([]);
    await move([a]);
    expect((await toldTo(other))[0]).toContain('「训练机」已由主账号收回，');
    await move([a], 'other');
    expect(await toldTo(other)).toHaveLength(3);
  });

  test('that are many names three and counts them all', async () => {
    const names: string[] = [];
    for (let nth = 0; nth < 4; nth += 1) names.push(await world.rentRunning(main));
    await move(names, 'other');
    const { data } = await server.call(getReminders, page, { token: other.token });
    expect(data.data[0]?.Text).toMatch(/^主账号已将实例(「[^」]+」){3}等 4 台转移给您（原归属：主账号）。/);
  });

  test('where they are already changes nothing and tells nothing', async () => {
    const name = await world.rentRunning(one);
    expect((await move([name], 'one')).number).toBe(0);
    const events = await world.events(main, name);
    expect(events.map(({ Kind }) => Kind)).not.toContain('moved');
    expect((await server.call(getReminders, page, { token: one.token })).data.data).toEqual([]);
  });

  test('is all of them or none', async () => {
    const [name, strange] = [
      await world.rentRunning(one),
      await world.rentRunning(await customer(server, { balance: 50 })),
    ];
    expect((await move([name, strange], 'other')).number).toBe(errors.NOT_FOUND.status);
    const starting = (await server.call(runKvm, smallOrder, { token: one.token })).data.Container_name;
    expect(await move([name, starting], 'other')).toMatchObject({
      number: errors.STATE_CONFLICT.status,
      reason: `实例「${starting}」尚未启动或已结束，不能转移，请取消选择后重试`,
    });
    expect(await seenBy(other)).toEqual([]);
  });

  test('is for a main account, and to a sub-account of its own', async () => {
    const name = await world.rentRunning(one);
    expect((await move([name], 'other', one)).number).toBe(errors.PERMISSION_FORBIDDEN.status);
    expect((await move([name], 'other', {})).number).toBe(errors.SESSION_INVALID.status);
    expect((await move([name], 'nobody')).number).toBe(errors.NOT_FOUND.status);
    const stranger = await customer(server);
    await subAccountOf(server, stranger, 'theirs', 5);
    expect((await move([name], 'theirs')).number).toBe(errors.NOT_FOUND.status);
    expect((await move([name], 'theirs', stranger)).number).toBe(errors.NOT_FOUND.status);
    expect((await move([])).number).toBe(errors.INVALID_REQUEST.status);
    expect(await seenBy(one)).toEqual([name]);
  });

  test('ends the open terminal of who had it, and no ticket of theirs opens another', async () => {
    const name = await world.rentRunning(one);
    const ticket = async () =>
      (await server.call(createTerminalTicket, { instance_name: name }, { token: one.token })).data.Ticket;
    const open = await openInBrowser(port, await ticket());
    const unused = await ticket();
    await move([name], 'other');
    expect((await open.closed).code).toBe(LINE_CLOSE.forbidden);
    expect((await (await openInBrowser(port, unused)).closed).code).toBe(LINE_CLOSE.forbidden);
  });

  test.runIf(onPostgres)('never ends with a sub-account that is deleted at the same moment', async () => {
    const name = await world.rentRunning(main);
    const [moved, removed] = await Promise.all([
      move([name], 'one'),
      server.call(deleteSubAccount, { sub_account_name: 'one' }, { token: main.token }),
    ]);
    expect([moved.number, removed.number]).toContain(0);
    expect(await seenBy(main)).toEqual([name]);
    expect([
      [0, errors.SUB_ACCOUNT_IN_USE.status],
      [errors.NOT_FOUND.status, 0],
    ]).toContainEqual([moved.number, removed.number]);
  });
});
