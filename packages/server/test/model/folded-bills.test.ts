import { getInstanceCosts } from '@compute-market/contract/calls/cost';
import { getBalanceChanges } from '@compute-market/contract/calls/payment';
import { runKvm } from '@compute-market/contract/calls/rental';
import type { CostItem } from '@compute-market/contract/entities/cost-item';
import type { BalanceChange } from '@compute-market/contract/entities/order';
import type { Page } from '@compute-market/contract/entities/page';
import { COST_TYPE } from '@compute-market/contract/enumerations';
import { fenFromYuan, sumFen } from '@compute-market/contract/rules/money';
import { formatDay } from '@compute-market/contract/rules/time';
import { hourMs, hourSeconds } from '@compute-market/contract/rules/time-units';
import { eq } from 'drizzle-orm';
import { array, assert, asyncProperty, constantFrom, integer, record } from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { subAccounts } from '../../src/db/schema/account';
import { costItem, instance } from '../../src/db/schema/instance';
import { keptChargeKey, usageHourKey } from '../../src/domain/instance/kept-charge';
import { charge } from '../../src/ledger/charge';
import { customer, subAccountOf, type Customer } from '../calls/instance-customers';
import { openMarket } from '../setup';

const order = { gpu_type: 'RTX 4090', gpu_num: 1, image_name: 'pytorch-2.5', pack_time: 1, unit: 'hour' } as const;
const began = new Date('2026-05-30T20:30:00Z').getTime();
const server = openMarket();
let disks: readonly { readonly id: number; readonly name: string }[];

beforeAll(async () => {
  const owner = await customer(server, { balance: 100 });
  const rented = [1, 2].map(() => server.call(runKvm, order, { token: owner.token }));
  disks = await Promise.all(
    rented.map(async (answer) => {
      const name = (await answer).data.Container_name;
      const [row] = await server.database.transaction((tx) =>
        tx.select({ id: instance.id }).from(instance).where(eq(instance.name, name)),
      );
      return { id: row?.id ?? 0, name };
    }),
  );
});

type Kind = 'kept' | 'usage' | 'other';

/** Hours of kept disks and of rentals by usage among other charges, over four days and by two people. */
const charges = array(
  record({
    disk: constantFrom(0, 1),
    hour: integer({ min: 0, max: 60 }),
    kind: constantFrom<Kind>('kept', 'kept', 'usage', 'usage', 'other'),
    bySub: constantFrom(false, false, true),
    fen: integer({ min: 1, max: 40 }),
  }),
  { minLength: 10, maxLength: 30 },
);
/** Seconds, so many hours after `began`. */
const momentBetween = (min: number, max: number) =>
  integer({ min, max }).map((hour) => began / 1000 + hour * hourSeconds);
const filters = record(
  {
    begin_time: momentBetween(0, 20),
    end_time: momentBetween(40, 60),
    min_amount: constantFrom(0.05, 0.3, 1),
    max_amount: constantFrom(0.2, 0.6, 3),
    sub_account_name: constantFrom('own'),
  },
  { requiredKeys: [] },
);
const pageSizes = integer({ min: 2, max: 9 });

interface Made {
  readonly disk: number;
  /** After `began`. */
  readonly hour: number;
  readonly kind: Kind;
  readonly bySub: boolean;
  readonly fen: number;
}
interface Filter {
  readonly min_amount?: number | undefined;
  readonly max_amount?: number | undefined;
}
/** How each is booked, and what it says; those with a remark are folded. */
const booked = {
  kept: { costType: COST_TYPE.keepDisk, kind: 'diskOrBandwidth', remark: '磁盘保留费', keyOf: keptChargeKey },
  usage: { costType: COST_TYPE.usage, kind: 'renew', remark: '按量计费', keyOf: usageHourKey },
  other: {
    costType: COST_TYPE.bandwidth,
    kind: 'diskOrBandwidth',
    remark: '',
    keyOf: (_name: string, number: number) => `bandwidth:${number}`,
  },
} as const;

/** A customer with vouchers for a part of it, who is charged so, in the bills and in the books alike. */
async function charged(made: readonly Made[]): Promise<Customer> {
  const main = await customer(server, { balance: 100, vouchers: 3 });
  await subAccountOf(server, main, 'own', 100);
  await server.database.transaction(async (tx) => {
    const [sub] = await tx.select().from(subAccounts).where(eq(subAccounts.userId, main.userId));
    for (const [index, each] of made.toSorted((a, b) => a.hour - b.hour).entries()) {
      const { id, name } = disks[each.disk] ?? { id: 0, name: '' };
      const createdAt = new Date(began + each.hour * hourMs);
      const subAccountId = each.bySub ? (sub?.id ?? null) : null;
      // Instances are shared by all runs, so the hour alone would not be a key of its own.
      const number = main.userId * 1000 + index;
      const { costType, kind, remark, keyOf } = booked[each.kind];
      const key = keyOf(name, number);
      const { cashFen, voucherFen, creditFen, transactionId } = await charge(tx, {
        key,
        kind,
        userId: main.userId,
        subAccountId,
        amountFen: BigInt(each.fen),
        vouchersFirst: true,
        paysTime: kind === 'renew',
        at: createdAt,
        reference: { type: 'instance', id: name },
        remark,
      });
      await tx.insert(costItem).values({
        key,
        instanceId: id,
        userId: main.userId,
        subAccountId,
        costType,
        beginAt: new Date(createdAt.getTime() - hourMs),
        endAt: createdAt,
        unitPrice: each.fen * 100,
        hours: 1,
        originalFen: BigInt(each.fen + 1),
        amountFen: BigInt(each.fen),
        moneyFen: cashFen,
        powerMoneyFen: voucherFen,
        creditFen,
        ledgerTransactionId: transactionId,
        createdAt,
      });
    }
  });
  return main;
}

type Ask<Line> = (place: { page: number; page_size: number }) => Promise<Page<Line>>;

/** All lines, page by page; no line is on two pages, and the total is their number. */
async function everyPage<Line extends { readonly Id: string | number }>(ask: Ask<Line>, page_size: number) {
  const lines: Line[] = [];
  for (let page = 1; ; page += 1) {
    const { data, total } = await ask({ page, page_size });
    lines.push(...data);
    if (data.length < page_size) {
      expect([lines.length, new Set(lines.map(({ Id }) => Id)).size]).toEqual([total, total]);
      return lines;
    }
  }
}

const sum = <Line>(lines: readonly Line[], of: (line: Line) => number) =>
  sumFen(lines.map((line) => fenFromYuan(of(line))));
const within = (yuan: number, { min_amount = 0, max_amount = Infinity }: Filter) =>
  Math.abs(yuan) >= min_amount && Math.abs(yuan) < max_amount;

/** The lines a list must have: hours by thing, Beijing day and person, all others by themselves. */
function grouped<
  Line extends { readonly Id: string | number; readonly CreateTime: number; readonly SubAccountName: string },
>(lines: readonly Line[], thingOf: (line: Line) => string | null): Line[][] {
  const groups = new Map<string, Line[]>();
  for (const line of lines) {
    const thing = thingOf(line);
    const name = thing === null ? `${line.Id}` : `${thing} ${formatDay(line.CreateTime)} ${line.SubAccountName}`;
    groups.set(name, [...(groups.get(name) ?? []), line]);
  }
  return [...groups.values()];
}

test('bills with folded hours hold the same money as without: line by line, page by page, under every filter', async () => {
  await assert(
    asyncProperty(charges, filters, pageSizes, async (made, { min_amount, max_amount, ...filter }, size) => {
      const { token } = await charged(made);
      const ask =
        (change: object): Ask<CostItem> =>
        async (place) =>
          (await server.call(getInstanceCosts, { ...filter, ...change, ...place }, { token })).data;
      const totals = async (change: object) => {
        const { SumAmount, DayList } = (
          await server.call(getInstanceCosts, { ...filter, ...change, page: 1, page_size: 1 }, { token })
        ).data;
        return { SumAmount, DayList };
      };
      const plain = await everyPage(ask({}), size);
      const folded = await everyPage(ask({ fold: true }), size);
      const purses = (lines: readonly CostItem[]) =>
        (['OriginalAmount', 'DiscountAmount', 'Amount', 'PayMoney', 'PayPowerMoney', 'Hours'] as const).map((key) =>
          sum(lines, (line) => line[key]),
        );
      expect(purses(folded)).toEqual(purses(plain));
      expect(await totals({ fold: true })).toEqual(await totals({}));

      const groups = grouped(plain, ({ CostType, Container_name }) =>
        CostType === COST_TYPE.bandwidth ? null : `${CostType} ${Container_name}`,
      );
      expect(folded).toHaveLength(groups.length);
      for (const line of folded.filter(({ Folded }) => Folded)) {
        const hours = groups.find((group) => group.some(({ Id }) => Id === line.Id)) ?? [];
        expect(await everyPage(ask({ unfold: line.Id, min_amount, max_amount }), size)).toEqual(hours);
        expect([line.Folded?.Count, fenFromYuan(line.Amount)]).toEqual([
          hours.length,
          sum(hours, ({ Amount }) => Amount),
        ]);
      }
      const amounts = { fold: true, min_amount, max_amount };
      const ofAmount = folded.filter(({ Amount }) => within(Amount, amounts));
      expect(await everyPage(ask(amounts), size)).toEqual(ofAmount);
      const { SumAmount, DayList } = await totals(amounts);
      expect(fenFromYuan(SumAmount)).toBe(sum(ofAmount, ({ Amount }) => Amount));
      expect(sum(DayList, ({ Instance, Disk, Bandwidth }) => Instance + Disk + Bandwidth)).toBe(fenFromYuan(SumAmount));
    }),
    { numRuns: 8 },
  );
});

test('a statement with folded hours moves the same money as without, and unfolds to what was charged', async () => {
  await assert(
    asyncProperty(charges, filters, pageSizes, async (made, { min_amount, max_amount, ...filter }, size) => {
      const { token } = await charged(made);
      const ask =
        (change: object): Ask<BalanceChange> =>
        async (place) =>
          (await server.call(getBalanceChanges, { ...filter, ...change, ...place }, { token })).data;
      const plain = await everyPage(ask({}), size);
      const folded = await everyPage(ask({ fold: true }), size);
      const purses = (lines: readonly BalanceChange[]) => [
        sum(lines, ({ DiffMoney }) => DiffMoney),
        sum(lines, ({ DiffPower }) => DiffPower),
      ];
      expect(purses(folded)).toEqual(purses(plain));

      const groups = grouped(plain, ({ Remark, RelationId }) => (Remark === '' ? null : `${Remark} ${RelationId}`));
      expect(folded).toHaveLength(groups.length);
      for (const line of folded.filter(({ Folded }) => Folded)) {
        const hours = groups.find((group) => group.some(({ Id }) => Id === line.Id)) ?? [];
        expect(await everyPage(ask({ unfold: String(line.Id), min_amount, max_amount }), size)).toEqual(hours);
        expect([line.Folded?.Count, ...purses([line])]).toEqual([hours.length, ...purses(hours)]);
        expect(line.MoneyLeft).toBe(hours[0]?.MoneyLeft);
      }
      const most = ({ DiffMoney, DiffPower }: BalanceChange) =>
        Math.abs(DiffMoney) >= Math.abs(DiffPower) ? DiffMoney : DiffPower;
      const amounts = { fold: true, min_amount, max_amount };
      expect(await everyPage(ask(amounts), size)).toEqual(folded.filter((line) => within(most(line), amounts)));
    }),
    { numRuns: 8 },
  );
});
