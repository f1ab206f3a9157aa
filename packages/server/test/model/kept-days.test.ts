import { getExpenseGroups, getExpenseSummary, getInstanceCosts } from '@compute-market/contract/calls/cost';
import { getBalanceChanges } from '@compute-market/contract/calls/payment';
import { runKvm } from '@compute-market/contract/calls/rental';
import { COST_TYPE, EXPENSE_GROUP } from '@compute-market/contract/enumerations';
import { INSTANCE_PRODUCT } from '@compute-market/contract/rules/bill';
import { daySeconds, hourMs, hourSeconds } from '@compute-market/contract/rules/time-units';
import { and, eq, sql } from 'drizzle-orm';
import { array, assert, asyncProperty, constantFrom, integer, record } from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { subAccounts } from '../../src/db/schema/account';
import { costItem, instance } from '../../src/db/schema/instance';
import {
  costDay,
  foldedAmount,
  keptDays,
  movementAmount,
  spendingDay,
  statementDay,
} from '../../src/db/schema/kept-days';
import { keptChargeKey } from '../../src/domain/instance/kept-charge';
import { audit } from '../../src/ledger/audit';
import { charge } from '../../src/ledger/charge';
import { fillSomeDays } from '../../src/ledger/kept-days';
import { refund } from '../../src/ledger/reverse';
import { customer, subAccountOf, type Customer } from '../calls/instance-customers';
import { openMarket } from '../setup';

const began = new Date('2026-05-30T20:30:00Z').getTime();
const server = openMarket();
let machines: readonly { readonly id: number; readonly name: string }[];

beforeAll(async () => {
  const owner = await customer(server, { balance: 100 });
  const order = { gpu_type: 'RTX 4090', gpu_num: 1, image_name: 'pytorch-2.5', pack_time: 1, unit: 'hour' } as const;
  const rented = [1, 2].map(() => server.call(runKvm, order, { token: owner.token }));
  machines = await Promise.all(
    rented.map(async (answer) => {
      const name = (await answer).data.Container_name;
      const [row] = await server.database.transaction((tx) =>
        tx.select({ id: instance.id }).from(instance).where(eq(instance.name, name)),
      );
      return { id: row?.id ?? 0, name };
    }),
  );
});

const types = [
  COST_TYPE.keepDisk,
  COST_TYPE.keepDisk,
  COST_TYPE.renew,
  COST_TYPE.addDisk,
  COST_TYPE.bandwidth,
] as const;
const charges = array(
  record({
    machine: constantFrom(0, 1),
    hour: integer({ min: 0, max: 96 }),
    costType: constantFrom(...types),
    bySub: constantFrom(false, false, true),
    fen: integer({ min: 1, max: 90 }),
    isReturned: constantFrom(false, false, false, true),
  }),
  { minLength: 8, maxLength: 30 },
);
type Made = ReturnType<typeof charges.generate>['value'];

/** Charges a customer, in the bills and in the books alike, and gives some of it back. */
async function charged(main: Customer, made: Made): Promise<void> {
  await server.database.transaction(async (tx) => {
    const [sub] = await tx.select().from(subAccounts).where(eq(subAccounts.userId, main.userId));
    for (const [index, each] of made.toSorted((a, b) => a.hour - b.hour).entries()) {
      const { id, name } = machines[each.machine] ?? { id: 0, name: '' };
      const createdAt = new Date(began + each.hour * hourMs);
      const subAccountId = each.bySub ? (sub?.id ?? null) : null;
      const number = main.userId * 1000 + index;
      const key = each.costType === COST_TYPE.keepDisk ? keptChargeKey(name, number) : `renew:${number}`;
      const about = { userId: main.userId, at: createdAt, reference: { type: 'instance', id: name } } as const;
      const { cashFen, voucherFen, creditFen, transactionId } = await charge(tx, {
        ...about,
        key,
        kind: 'diskOrBandwidth',
        subAccountId,
        amountFen: BigInt(each.fen),
        vouchersFirst: true,
        paysTime: false,
      });
      const line = {
        instanceId: id,
        userId: main.userId,
        subAccountId,
        beginAt: new Date(createdAt.getTime() - hourMs),
        endAt: createdAt,
        unitPrice: each.fen * 100,
        hours: 1,
        createdAt,
      };
      const amounts = { originalFen: BigInt(each.fen), amountFen: BigInt(each.fen), moneyFen: cashFen };
      await tx.insert(costItem).values({
        ...line,
        ...amounts,
        key,
        costType: each.costType,
        powerMoneyFen: voucherFen,
        creditFen,
        ledgerTransactionId: transactionId,
      });
      if (!each.isReturned) continue;
      await refund(tx, { key: `return:${number}`, at: createdAt, reference: about.reference, transactionId });
      await tx.insert(costItem).values({
        ...line,
        key: `return:${number}`,
        costType: COST_TYPE.refund,
        originalFen: -BigInt(each.fen),
        amountFen: -BigInt(each.fen),
        moneyFen: -cashFen,
        powerMoneyFen: -voucherFen,
        creditFen: -creditFen,
      });
    }
  });
}

const newCustomer = async (): Promise<Customer> => {
  const main = await customer(server, { balance: 100, vouchers: 3 });
  await subAccountOf(server, main, 'own', 100);
  return main;
};
const fill = (change: Partial<typeof keptDays.$inferInsert>) =>
  server.database.transaction((tx) => tx.update(keptDays).set(change));

/** Seconds, at any time of a day and at midnight in Beijing, which is 16:00. */
const momentBetween = (min: number, max: number) =>
  integer({ min, max }).map((quarter) => began / 1000 + quarter * (hourSeconds / 2));
const filters = record(
  {
    begin_time: momentBetween(0, 90),
    end_time: momentBetween(70, 200).map((at) => at - 1),
    sub_account_name: constantFrom('own'),
    fold: constantFrom(true),
    page: constantFrom(1, 2),
    min_amount: constantFrom(0.05, 0.2),
    max_amount: constantFrom(0.3, 0.6),
  },
  { requiredKeys: [] },
);

test('bills, the statement, groups and the summary of a month say from kept days what they say from the rows', async () => {
  await assert(
    asyncProperty(charges, array(filters, { minLength: 4, maxLength: 4 }), async (made, asked) => {
      const main = await newCustomer();
      await charged(main, made);
      const answers = async () => {
        const found = [];
        for (const { page = 1, ...filter } of asked) {
          const input = { ...filter, page, page_size: 7 };
          found.push(await server.call(getInstanceCosts, input, main));
          found.push(await server.call(getInstanceCosts, { ...input, cost_type: COST_TYPE.keepDisk }, main));
          found.push(await server.call(getInstanceCosts, { ...input, product: INSTANCE_PRODUCT.keptDisk }, main));
          found.push(await server.call(getInstanceCosts, { ...input, keyword: machines[0]?.name ?? '' }, main));
          found.push(await server.call(getBalanceChanges, input, main));
          found.push(await server.call(getBalanceChanges, { ...input, type: 1 }, main));
        }
        const days = { begin_time: began / 1000, end_time: began / 1000 + 4 * daySeconds };
        for (const group of Object.values(EXPENSE_GROUP))
          found.push(await server.call(getExpenseGroups, { group, ...days }, main));
        for (const product of [INSTANCE_PRODUCT.kvm, INSTANCE_PRODUCT.docker])
          found.push(await server.call(getInstanceCosts, { ...asked[1], product, page: 1, page_size: 7 }, main));
        found.push(await server.call(getExpenseSummary, { month: '2026-06' }, main));
        return found.map(({ number, data }) => ({ number, data }));
      };
      const fromSums = await answers();
      await fill({ sumsFilled: false, amountsFilled: false });
      const fromDays = await answers();
      await fill({ filled: false });
      const fromRows = await answers();
      await fill({ filled: true, sumsFilled: true, amountsFilled: true });
      expect(fromSums).toEqual(fromDays);
      expect(fromDays.map(({ number }) => number)).toEqual(fromDays.map(() => 0));
      expect(fromDays).toEqual(fromRows);
    }),
    { numRuns: 10 },
  );
  expect(await server.database.transaction(audit)).toEqual([]);
});

const whole = { machine: 0, bySub: false, fen: 5, isReturned: false } as const;

test('days from before they were kept are filled a few customers at a time, while others pay', async () => {
  const main = await newCustomer();
  await charged(main, [{ ...whole, hour: 1, costType: COST_TYPE.keepDisk }]);
  await server.database.transaction(async (tx) => {
    await tx.delete(costDay);
    await tx.delete(statementDay);
    await tx.delete(spendingDay);
    await tx.delete(movementAmount);
    await tx.delete(foldedAmount);
  });
  expect((await server.database.transaction(audit)).length).toBeGreaterThan(0);
  await fill({
    filled: false,
    filledToUserId: 0,
    sumsFilled: false,
    sumsFilledToUserId: 0,
    amountsFilled: false,
    amountsFilledToUserId: 0,
  });
  expect(await server.database.transaction(audit)).toEqual([]);
  expect(await server.database.transaction((tx) => fillSomeDays(tx, 2))).toBe(true);
  const other = await newCustomer();
  await charged(other, [{ ...whole, hour: 2, costType: COST_TYPE.renew }]);
  let steps = 0;
  while (await server.database.transaction((tx) => fillSomeDays(tx, 2))) steps += 1;
  expect(steps).toBeGreaterThan(1);
  expect(await server.database.transaction((tx) => tx.select().from(keptDays))).toMatchObject([
    { filled: true, sumsFilled: true, amountsFilled: true },
  ]);
  expect(await server.database.transaction(audit)).toEqual([]);
});

test('the check of the books names the customer and the day of a kept day that is wrong', async () => {
  const main = await newCustomer();
  await charged(main, [{ ...whole, hour: 0, costType: COST_TYPE.renew }]);
  const change = (by: number) =>
    server.database.transaction((tx) =>
      tx
        .update(costDay)
        .set({ paidFen: sql`${costDay.paidFen} + ${by}` })
        .where(eq(costDay.userId, main.userId)),
    );
  await change(1);
  expect(await server.database.transaction(audit)).toEqual([
    `customer ${main.userId} has other kept days than rows on 2026-05-31`,
  ]);
  await change(-1);
  expect(await server.database.transaction(audit)).toEqual([]);
});

test('days that are filled anew over their sums leave the sums as they were', async () => {
  const main = await newCustomer();
  await charged(main, [
    { ...whole, hour: 3, costType: COST_TYPE.keepDisk },
    { ...whole, hour: 3, machine: 1, costType: COST_TYPE.keepDisk },
    { ...whole, hour: 4, costType: COST_TYPE.renew, isReturned: true },
  ]);
  const sums = () =>
    server.database.transaction((tx) =>
      tx
        .select()
        .from(spendingDay)
        .where(eq(spendingDay.userId, main.userId))
        .orderBy(spendingDay.day, spendingDay.costType, spendingDay.subAccountId),
    );
  const before = await sums();
  expect(before).toMatchObject([
    { costType: COST_TYPE.renew, instances: 1, charges: 1, paidFen: 5n },
    { costType: COST_TYPE.keepDisk, instances: 2, charges: 2, paidFen: 10n },
    { costType: COST_TYPE.refund, instances: 1, returnedFen: 5n },
  ]);
  await fill({ filled: false, filledToUserId: 0 });
  while (await server.database.transaction((tx) => fillSomeDays(tx)));
  expect(await sums()).toEqual(before);
  expect(await server.database.transaction(audit)).toEqual([]);
});

test('the check of the books names the customer and the day of a sum that is wrong, until it is filled anew', async () => {
  const main = await newCustomer();
  await charged(main, [{ ...whole, hour: 0, costType: COST_TYPE.renew }]);
  await server.database.transaction((tx) =>
    tx
      .update(spendingDay)
      .set({ charges: sql`${spendingDay.charges} + 1` })
      .where(eq(spendingDay.userId, main.userId)),
  );
  expect(await server.database.transaction(audit)).toEqual([
    `customer ${main.userId} has other kept days than rows on 2026-05-31`,
  ]);
  await fill({ sumsFilled: false, sumsFilledToUserId: 0 });
  while (await server.database.transaction((tx) => fillSomeDays(tx)));
  expect(await server.database.transaction(audit)).toEqual([]);
});

test('the check of the books names the movement and the folded line whose kept amount is wrong, until it is filled anew', async () => {
  const main = await newCustomer();
  await charged(main, [
    { ...whole, hour: 0, costType: COST_TYPE.keepDisk },
    { ...whole, hour: 1, costType: COST_TYPE.keepDisk },
  ]);
  const [line] = await server.database.transaction(async (tx) => {
    await tx
      .update(movementAmount)
      .set({ movedFen: sql`${movementAmount.movedFen} + 1` })
      .where(and(eq(movementAmount.userId, main.userId), eq(movementAmount.folded, true)));
    return tx
      .update(foldedAmount)
      .set({ cashFen: sql`${foldedAmount.cashFen} + 1` })
      .where(eq(foldedAmount.userId, main.userId))
      .returning({ firstId: foldedAmount.firstId });
  });
  const findings = await server.database.transaction(audit);
  expect(findings).toEqual([
    expect.stringMatching(`^customer ${main.userId} has another kept amount than entries of movement`),
    expect.stringMatching(`^customer ${main.userId} has another kept amount than entries of movement`),
    `customer ${main.userId} has another kept amount than entries of line ${line?.firstId}`,
  ]);
  await fill({ amountsFilled: false, amountsFilledToUserId: 0 });
  while (await server.database.transaction((tx) => fillSomeDays(tx)));
  expect(await server.database.transaction(audit)).toEqual([]);
});
