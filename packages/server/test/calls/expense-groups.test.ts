import { getExpenseGroups, getExpenseSummary } from '@compute-market/contract/calls/cost';
import { runKvm } from '@compute-market/contract/calls/rental';
import { buyCloudDisk } from '@compute-market/contract/calls/sftp';
import { EXPENSE_GROUP, type ExpenseGroup } from '@compute-market/contract/enumerations';
import { errors } from '@compute-market/contract/errors';
import { fenFromYuan, sumFen } from '@compute-market/contract/rules/money';
import { dayMs, daySeconds } from '@compute-market/contract/rules/time-units';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { rows } from '../../src/db/rows';
import { jobKinds } from '../../src/domain';
import { openMarket } from '../setup';
import { customer, signInAgain, subAccountOf, type Customer } from './instance-customers';
import { rentalsOn } from './instance-world';

const order = { gpu_type: 'RTX 4090', gpu_num: 1, image_name: 'pytorch-2.5', pack_time: 1, unit: 'hour' } as const;
const server = openMarket();
const { pass, rentRunning } = rentalsOn(server, jobKinds);
let who: Customer;
let lab: Customer;

const rent = (one: Customer, change: object = {}) => rentRunning(one, { ...order, ...change });
const groupsOf = async (one: Customer, group: ExpenseGroup, span: object = {}) =>
  (await server.call(getExpenseGroups, { group, ...span }, { token: one.token })).data;
const sum = (amounts: readonly number[]) => sumFen(amounts.map((yuan) => fenFromYuan(yuan)));
const seconds = () => Math.floor(server.clock.now().getTime() / 1000);

/** What the books say was spent since a moment, fen. */
async function spentByTheBooks(since: Date): Promise<number> {
  const [row] = await server.database.transaction((tx) =>
    rows<{ sum: bigint }>(
      tx,
      sql`select coalesce(sum(e.amount_fen), 0)::bigint as sum from ledger_entry e
        join ledger_account a on a.id = e.account_id join ledger_transaction t on t.id = e.transaction_id
        where a.user_id = ${who.userId} and a.kind = 'revenue' and t.created_at >= ${since.toISOString()}::timestamptz`,
    ),
  );
  return Number(row?.sum ?? 0n);
}

/** Two machines and a cloud disk in June, kept disks after them, and one machine of a sub-account in the week that is asked about. */
beforeAll(async () => {
  who = await customer(server, { balance: 500 });
  lab = await subAccountOf(server, who, 'lab-a', 100);
  await rent(who, { add_disk_size: 100 });
  await rent(lab, { gpu_type: 'RTX 3090' });
  await server.call(buyCloudDisk, { size: 20, months: 1, type: 0 }, { token: who.token });
  await pass(2 * dayMs);
  who = await signInAgain(server, who);
  await rent(who, { due_mode: -1 });
  await pass(dayMs);
});

test.each(Object.values(EXPENSE_GROUP))('grouped by %s, the sums are those of the books to the fen', async (group) => {
  who = await signInAgain(server, who);
  const answer = await groupsOf(who, group);
  const books = await spentByTheBooks(new Date('2026-06-01T00:00:00+08:00'));
  expect(books).toBeGreaterThan(0);
  expect(fenFromYuan(answer.Amount)).toBe(books);
  expect(sum(answer.Groups.map(({ Amount }) => Amount))).toBe(books);
  expect(sum(answer.DayList.map(({ Amount }) => Amount))).toBe(books);
  for (const { Amount, DayList } of answer.Groups)
    if (DayList.length > 0) expect(sum(DayList.map((day) => day.Amount))).toBe(fenFromYuan(Amount));
  const { data: month } = await server.call(getExpenseSummary, {}, { token: who.token });
  expect(answer.Amount).toBe(month.MonthAmount);
});

test('the cloud disk stands beside instances, types and cards, and is the main account its own among persons', async () => {
  who = await signInAgain(server, who);
  expect((await groupsOf(who, 'gpu')).Groups.map(({ Key }) => Key).sort()).toEqual([
    ':cloudDisk',
    'RTX 3090',
    'RTX 4090',
  ]);
  expect((await groupsOf(who, 'sub')).Groups.map(({ Key }) => Key).sort()).toEqual(['', 'lab-a']);
});

test('the period before has what was spent in it, and nothing is in both', async () => {
  who = await signInAgain(server, who);
  const june = { begin_time: Date.parse('2026-06-03T00:00:00+08:00') / 1000, end_time: seconds() };
  const answer = await groupsOf(who, 'instance', june);
  expect(answer).toMatchObject({ Begin: '2026-06-03', BeforeBegin: '2026-06-01', BeforeEnd: '2026-06-02' });
  const all = await groupsOf(who, 'instance');
  expect(fenFromYuan(answer.Amount) + fenFromYuan(answer.BeforeAmount)).toBe(fenFromYuan(all.Amount));
  expect(sum(answer.Groups.map(({ BeforeAmount }) => BeforeAmount))).toBe(fenFromYuan(answer.BeforeAmount));
});

test('a sub-account sees its own spending alone', async () => {
  const main = await customer(server, { balance: 100 });
  const own = await subAccountOf(server, main, 'lab-b', 100);
  await rent(main, { gpu_num: 2 });
  await rent(own, { gpu_type: 'RTX 3090' });
  const ofLab = (await groupsOf(main, 'sub')).Groups.find(({ Key }) => Key === 'lab-b');
  expect(ofLab?.Amount).toBeGreaterThan(0);
  expect(await groupsOf(own, 'instance')).toMatchObject({ Amount: ofLab?.Amount, Groups: [{ Amount: ofLab?.Amount }] });
});

test('what the main account pays beside rentals stands with its rentals, however many spent more', async () => {
  const main = await customer(server, { balance: 1000 });
  await rent(main, { gpu_type: 'RTX 3090' });
  expect((await server.call(buyCloudDisk, { type: 0, size: 10, months: 1 }, { token: main.token })).number).toBe(0);
  const { Amount } = await groupsOf(main, 'sub');
  for (let count = 0; count < 50; count += 1) {
    const sub = await subAccountOf(server, main, `lab-${count}`, 100);
    expect((await server.call(runKvm, order, { token: sub.token })).number).toBe(0);
  }
  const own = (await groupsOf(main, 'sub')).Groups.find(({ Key }) => Key === '');
  expect(own?.Amount).toBe(Amount);
});

test('a range is a year at most, and never ends before it begins', async () => {
  const mine = await signInAgain(server, who);
  const now = seconds();
  for (const begin_time of [now - 400 * daySeconds, now + 2 * daySeconds]) {
    const refused = await server.call(getExpenseGroups, { group: 'day', begin_time, end_time: now }, mine);
    expect(refused.number).toBe(errors.INVALID_REQUEST.status);
  }
});
