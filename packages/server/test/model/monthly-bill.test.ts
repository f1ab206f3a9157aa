import { dayMs } from '@compute-market/contract/rules/time-units';
import { eq } from 'drizzle-orm';
import { array, assert, asyncProperty, constantFrom, integer, record } from 'fast-check';
import { expect, test } from 'vitest';
import { ledgerTransaction } from '../../src/db/schema/ledger';
import { closeSome } from '../../src/domain/bill/close';
import { billOf, type BillFigures } from '../../src/domain/bill/read';
import { audit } from '../../src/ledger/audit';
import { charge } from '../../src/ledger/charge';
import { post } from '../../src/ledger/post';
import { refund } from '../../src/ledger/reverse';
import { customer } from '../calls/instance-customers';
import { openServer } from '../setup';

const server = openServer();

const months = 3;
const movements = array(
  record({
    month: integer({ min: 0, max: months - 1 }),
    what: constantFrom('topUp', 'rent', 'cloudDisk', 'refundEarlier'),
    fen: integer({ min: 1, max: 900 }),
  }),
  { minLength: 6, maxLength: 20 },
);
type Made = ReturnType<typeof movements.generate>['value'][number];
let key = 0;

/** One movement now; `open` are charges that nobody gave back yet. */
async function move(userId: number, { what, fen }: Made, open: number[]): Promise<void> {
  key += 1;
  const about = { key: `bill-model:${key}`, userId, at: server.clock.now() };
  const amountFen = BigInt(fen);
  await server.database.transaction(async (tx) => {
    if (what === 'topUp') {
      const sides = [
        { account: { kind: 'cash', userId }, amount: amountFen },
        { account: { kind: 'world', channel: 'alipay' }, amount: -amountFen },
      ] as const;
      await post(tx, { ...about, kind: 'topUp', entries: sides });
    } else if (what === 'refundEarlier') {
      const transactionId = open.shift();
      if (transactionId !== undefined) await refund(tx, { key: about.key, at: about.at, transactionId });
    } else {
      const paid = await charge(tx, {
        ...about,
        kind: what,
        subAccountId: null,
        amountFen,
        vouchersFirst: true,
        paysTime: true,
      });
      open.push(paid.transactionId);
    }
  });
}

const closeAll = async (): Promise<void> => {
  for (let more = true; more; ) more = await server.database.transaction((tx) => closeSome(tx, server.services));
};
const monthNow = (): string => new Date(server.clock.now().getTime() + dayMs / 3).toISOString().slice(0, 7);
const sum = (values: readonly bigint[]): bigint => values.reduce((all, value) => all + value, 0n);

/** Every equation of a bill, to the fen. */
function isCoherent(bill: BillFigures): void {
  expect(bill.openingCashFen + sum(bill.movements.map(({ cashFen }) => cashFen))).toBe(bill.closingCashFen);
  expect(bill.openingVoucherFen + sum(bill.movements.map(({ voucherFen }) => voucherFen))).toBe(bill.closingVoucherFen);
  const moved = bill.movements.filter(({ kind }) => kind === 'rent' || kind === 'cloudDisk' || kind === 'refund');
  const spent = sum(bill.spending.map(({ chargedFen, refundedFen }) => chargedFen - refundedFen));
  expect(spent).toBe(-sum(moved.map(({ cashFen, voucherFen }) => cashFen + voucherFen)));
}

test('months lead from one to the next and to the purses, whatever moves, and stay as they were closed', async () => {
  await assert(
    asyncProperty(movements, async (made) => {
      const { userId } = await customer(server, { balance: 200, vouchers: 5 });
      const open: number[] = [];
      const closed: BillFigures[] = [];
      for (let month = 0; month < months; month += 1) {
        for (const each of made.filter((one) => one.month === month)) await move(userId, each, open);
        const name = monthNow();
        const running = await server.database.transaction((tx) => billOf(tx, userId, name, server.clock.now()));
        server.clock.advance(31 * dayMs);
        await closeAll();
        const bill = await server.database.transaction((tx) => billOf(tx, userId, name, server.clock.now()));
        if (bill === null) {
          expect(running?.movements).toEqual([]);
          continue;
        }
        isCoherent(bill);
        expect([running?.closingCashFen, running?.closingVoucherFen]).toEqual([
          bill.closingCashFen,
          bill.closingVoucherFen,
        ]);
        expect(bill.openingCashFen).toBe(closed.at(-1)?.closingCashFen ?? 0n);
        closed.push(bill);
      }
      for (const bill of closed)
        expect(await server.database.transaction((tx) => billOf(tx, userId, bill.month, server.clock.now()))).toEqual(
          bill,
        );
      const [last] = await server.database
        .transaction((tx) =>
          tx.select().from(ledgerTransaction).where(eq(ledgerTransaction.userId, userId)).orderBy(ledgerTransaction.id),
        )
        .then((all) => all.slice(-1));
      expect(closed.at(-1)?.closingCashFen).toBe(last?.cashAfterFen);
      expect(await server.database.transaction((tx) => audit(tx))).toEqual([]);
    }),
    { numRuns: 4 },
  );
});

test('the check of the books finds a movement that a closed month does not tell', async () => {
  const { userId } = await customer(server, { balance: 10 });
  const at = server.clock.now();
  server.clock.advance(31 * dayMs);
  await closeAll();
  const rolledBack = new Error('nothing of it stays');
  const found: string[] = [];
  await expect(
    server.database.transaction(async (tx) => {
      const late = {
        key: 'late',
        kind: 'rent',
        userId,
        subAccountId: null,
        amountFen: 5n,
        vouchersFirst: false,
        paysTime: true,
      } as const;
      await charge(tx, { ...late, at });
      found.push(...(await audit(tx)));
      throw rolledBack;
    }),
  ).rejects.toThrow(rolledBack);
  expect(found).toEqual([`customer ${userId} has another bill than the books for ${at.toISOString().slice(0, 7)}`]);
});
