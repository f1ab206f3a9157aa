import {
  asyncModelRun,
  asyncProperty,
  assert,
  bigInt,
  boolean,
  commands,
  constantFrom,
  integer,
  record,
  type AsyncCommand,
} from 'fast-check';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { canRent } from '@compute-market/contract/rules/credit';
import { fen } from '@compute-market/contract/rules/money';
import type { Database, Tx } from '../../src/db/database';
import { subAccounts, users } from '../../src/db/schema/account';
import { Refusal } from '../../src/http/refusal';
import { audit } from '../../src/ledger/audit';
import { charge } from '../../src/ledger/charge';
import { setCreditQuota } from '../../src/ledger/credit';
import { post } from '../../src/ledger/post';
import { refund } from '../../src/ledger/reverse';
import { balances, statement } from '../../src/ledger/statement';
import { openTestDatabase } from '../setup';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const at = new Date('2026-06-01T00:00:00Z');
let people = 0;

async function newCustomer(): Promise<{ userId: number; subAccountId: number }> {
  people += 1;
  return database.transaction(async (tx) => {
    const [user] = await tx
      .insert(users)
      .values({ phone: `138${String(people).padStart(8, '0')}`, name: '客户', passwordHash: '', createdAt: at })
      .returning();
    const userId = user?.id ?? 0;
    const [sub] = await tx
      .insert(subAccounts)
      .values({ userId, name: 'lab', passwordHash: '', moneyLimitFen: 3000n, createdAt: at })
      .returning();
    return { userId, subAccountId: sub?.id ?? 0 };
  });
}

/** What a plain reading of the rules says a customer has. */
interface Model {
  cash: bigint;
  voucher: bigint;
  quota: bigint;
  spent: bigint;
  subSpent: bigint;
  charges: { id: number; amount: bigint; bySub: boolean; refunded: boolean }[];
  keys: number;
}

interface Real {
  readonly userId: number;
  readonly subAccountId: number;
}

const inTransaction = <T>(work: (tx: Tx) => Promise<T>) => database.transaction(work);

async function refusalOf(work: Promise<unknown>): Promise<string | null> {
  try {
    await work;
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error.key;
    throw error;
  }
}

async function agree(model: Model, { userId }: Real): Promise<void> {
  const seen = await inTransaction((tx) => balances(tx, userId));
  expect(seen).toEqual({
    cashFen: model.cash,
    voucherFen: model.voucher,
    quotaFen: model.quota,
    accumulatedFen: model.spent,
  });
  expect(await inTransaction(audit)).toEqual([]);
}

type Command = AsyncCommand<Model, Real>;
const always = () => true;

const credit = (kind: 'cash' | 'voucher', amount: bigint, repeat: boolean): Command => ({
  check: always,
  async run(model, real) {
    const key = `in:${real.userId}:${(model.keys += 1)}`;
    const from = kind === 'cash' ? ({ kind: 'world', channel: 'alipay' } as const) : ({ kind: 'promo' } as const);
    const put = () =>
      inTransaction((tx) =>
        post(tx, {
          key,
          kind: 'topUp',
          userId: real.userId,
          at,
          entries: [
            { account: from, amount: -amount },
            { account: { kind, userId: real.userId }, amount },
          ],
        }),
      );
    const first = await put();
    if (repeat) expect(await put()).toEqual({ ...first, replayed: true });
    model[kind] += amount;
    await agree(model, real);
  },
  toString: () => `credit(${kind}, ${amount}${repeat ? ', twice' : ''})`,
});

const spend = ({
  amount,
  vouchersFirst,
  bySub,
  kind,
  paysTime,
}: {
  amount: bigint;
  vouchersFirst: boolean;
  bySub: boolean;
  kind: 'rent' | 'upgrade' | 'cloudDisk';
  paysTime: boolean;
}): Command => ({
  check: always,
  async run(model, real) {
    const order = {
      key: `out:${real.userId}:${(model.keys += 1)}`,
      kind,
      userId: real.userId,
      subAccountId: bySub ? real.subAccountId : null,
      at,
      amountFen: amount,
      vouchersFirst,
      paysTime,
    };
    const available = model.cash > 0n ? model.cash : model.quota + model.cash > 0n ? model.quota + model.cash : 0n;
    const mayPay = !paysTime || canRent({ balance: fen(Number(model.cash)), quota: fen(Number(model.quota)) });
    const expected =
      !mayPay || amount > available + model.voucher
        ? 'BALANCE_SHORT'
        : bySub && model.subSpent + amount > 3000n
          ? 'SUB_LIMIT_SHORT'
          : null;
    if (expected !== null) {
      expect(await refusalOf(inTransaction((tx) => charge(tx, order)))).toBe(expected);
      return agree(model, real);
    }
    const paid = await inTransaction((tx) => charge(tx, order));
    expect(paid.voucherFen + paid.cashFen + paid.creditFen).toBe(amount);
    expect(await inTransaction((tx) => charge(tx, order))).toEqual(paid);
    if (model.cash > 0n) expect(paid.creditFen).toBe(0n);
    model.voucher -= paid.voucherFen;
    model.cash -= paid.cashFen + paid.creditFen;
    model.spent += amount;
    if (bySub) model.subSpent += amount;
    model.charges.push({ id: paid.transactionId, amount, bySub, refunded: false });
    await agree(model, real);
  },
  toString: () =>
    `spend(${kind}, ${amount}${paysTime ? ', time' : ''}${vouchersFirst ? ', vouchers first' : ''}${bySub ? ', sub-account' : ''})`,
});

const giveBack = (which: number, percent: number): Command => ({
  check: (model) => model.charges.length > 0,
  async run(model, real) {
    const charged = model.charges[which % model.charges.length];
    if (charged === undefined) return;
    const amountFen = (charged.amount * BigInt(percent)) / 100n;
    const request = { key: `back:${charged.id}:${(model.keys += 1)}`, transactionId: charged.id, amountFen, at };
    if (charged.refunded) {
      expect(await refusalOf(inTransaction((tx) => refund(tx, request)))).toBe('NO_REFUND_DUE');
      return;
    }
    const back = await inTransaction((tx) => refund(tx, request));
    expect(back.voucherFen + back.cashFen).toBe(amountFen);
    expect(await inTransaction((tx) => refund(tx, request))).toEqual(back);
    charged.refunded = true;
    model.cash += back.cashFen;
    model.voucher += back.voucherFen;
    model.spent -= amountFen;
    if (charged.bySub) model.subSpent -= amountFen;
    await agree(model, real);
  },
  toString: () => `refund(#${which}, ${percent}%)`,
});

const changeQuota = (quota: bigint): Command => ({
  check: always,
  async run(model, real) {
    await inTransaction((tx) => setCreditQuota(tx, real.userId, quota));
    model.quota = quota;
    await agree(model, real);
  },
  toString: () => `quota(${quota})`,
});

const amount = bigInt({ min: 1n, max: 2000n });
const anyCommand = [
  record({ kind: constantFrom('cash' as const, 'voucher' as const), amount, repeat: boolean() }).map(
    ({ kind, amount: much, repeat }) => credit(kind, much, repeat),
  ),
  record({
    amount: bigInt({ min: 0n, max: 2500n }),
    vouchersFirst: boolean(),
    bySub: boolean(),
    kind: constantFrom('rent' as const, 'upgrade' as const, 'cloudDisk' as const),
    paysTime: boolean(),
  }).map(spend),
  record({ which: integer({ min: 0, max: 20 }), percent: integer({ min: 0, max: 100 }) }).map(({ which, percent }) =>
    giveBack(which, percent),
  ),
  bigInt({ min: 0n, max: 1500n }).map(changeQuota),
];

const runs = Number(process.env.LEDGER_RUNS ?? 40);
const seed = Number(process.env.MODEL_SEED ?? 20_261_122);

test(`the books agree with a plain reading of the rules after every movement: MODEL_SEED=${seed}`, {
  timeout: 240_000,
}, async () => {
  await assert(
    asyncProperty(commands(anyCommand, { maxCommands: 25 }), async (plan) => {
      const real = await newCustomer();
      const model: Model = { cash: 0n, voucher: 0n, quota: 0n, spent: 0n, subSpent: 0n, charges: [], keys: 0 };
      await asyncModelRun(() => ({ model, real }), plan);
    }),
    { numRuns: runs, seed },
  );
});

test('a key used again for something else is refused', async () => {
  const { userId } = await newCustomer();
  const order = {
    key: `rent:${userId}`,
    kind: 'upgrade',
    userId,
    subAccountId: null,
    at,
    vouchersFirst: true,
    paysTime: false,
  } as const;
  await inTransaction((tx) => setCreditQuota(tx, userId, 1000n));
  await inTransaction((tx) => charge(tx, { ...order, amountFen: 100n }));
  expect(await refusalOf(inTransaction((tx) => charge(tx, { ...order, amountFen: 101n })))).toBe(
    'IDEMPOTENCY_MISMATCH',
  );
});

test('a positive balance smaller than the price is refused although credit would reach', async () => {
  const { userId } = await newCustomer();
  await inTransaction((tx) => setCreditQuota(tx, userId, 10_000n));
  await inTransaction((tx) =>
    post(tx, {
      key: `in:${userId}`,
      kind: 'topUp',
      userId,
      at,
      entries: [
        { account: { kind: 'world', channel: 'wechat' }, amount: -50n },
        { account: { kind: 'cash', userId }, amount: 50n },
      ],
    }),
  );
  expect(
    await refusalOf(
      inTransaction((tx) =>
        charge(tx, {
          key: `rent:${userId}`,
          kind: 'rent',
          userId,
          subAccountId: null,
          at,
          amountFen: 51n,
          vouchersFirst: false,
          paysTime: true,
        }),
      ),
    ),
  ).toBe('BALANCE_SHORT');
});

test('the statement tells newest first what moved and what was left, page by page', async () => {
  const { userId, subAccountId } = await newCustomer();
  await inTransaction((tx) => setCreditQuota(tx, userId, 500n));
  await inTransaction((tx) =>
    post(tx, {
      key: `s1:${userId}`,
      kind: 'topUp',
      userId,
      at,
      entries: [
        { account: { kind: 'world', channel: 'wechat' }, amount: -900n },
        { account: { kind: 'cash', userId }, amount: 900n },
      ],
    }),
  );
  const later = new Date(at.getTime() + 1000);
  await inTransaction((tx) =>
    charge(tx, {
      key: `s2:${userId}`,
      kind: 'rent',
      userId,
      subAccountId,
      at: later,
      amountFen: 200n,
      vouchersFirst: true,
      paysTime: true,
      remark: '租用',
      reference: { type: 'instance', id: 'gn-1' },
    }),
  );
  const all = await inTransaction((tx) => statement(tx, { userId, page: 1, pageSize: 1 }));
  expect(all.total).toBe(2);
  expect(all.lines).toMatchObject([
    {
      kind: 'rent',
      cashFen: -200n,
      voucherFen: 0n,
      cashAfterFen: 700n,
      creditAfterFen: 500n,
      subAccountName: 'lab',
      referenceId: 'gn-1',
      remark: '租用',
    },
  ]);
  const topUps = await inTransaction((tx) =>
    statement(tx, { userId, page: 1, pageSize: 10, kinds: ['topUp'], until: later }),
  );
  expect(topUps.lines).toMatchObject([{ kind: 'topUp', cashFen: 900n }]);
});

test.each([
  ['an entry is changed', sql`update ledger_entry set amount_fen = amount_fen + 1`],
  ['an entry is removed', sql`delete from ledger_entry`],
  ['a movement is changed', sql`update ledger_transaction set remark = 'x'`],
  ['the books are emptied', sql`truncate ledger_entry`],
  [
    'a balance falls below its floor',
    sql`update ledger_account set balance_fen = floor_fen - 1 where kind = 'voucher'`,
  ],
  [
    'an entry has no other side',
    sql`insert into ledger_entry (account_id, sequence, transaction_id, amount_fen, balance_after_fen) select account_id, 1000000, transaction_id, 5, 5 from ledger_entry limit 1`,
  ],
])('the database itself refuses when %s', async (_name, statementToRefuse) => {
  await expect(inTransaction((tx) => tx.execute(statementToRefuse))).rejects.toThrow();
  expect(await inTransaction(audit)).toEqual([]);
});

test('a transaction inside another is refused instead of waiting for ever', async () => {
  await expect(database.transaction(() => database.transaction(() => Promise.resolve(1)))).rejects.toThrow(
    /inside another/,
  );
});
