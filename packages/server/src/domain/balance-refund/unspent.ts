import { spread } from '@compute-market/contract/rules/balance-refund';
import { fen, sumFen, type Fen } from '@compute-market/contract/rules/money';
import { and, desc, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { preparedSelect } from '../../db/prepared';
import { creditKinds, ledgerAccount, ledgerEntry, ledgerTransaction } from '../../db/schema/ledger';
import { paymentOrder } from '../../db/schema/payment';
import { fenOf } from '../../ledger/amount';
import { balances } from '../../ledger/statement';
import { isOrderOfKey } from '../../payment/order-of-key';

/** What is known of a top-up of which something is unspent. */
export type ToppedUp = Pick<
  typeof paymentOrder.$inferSelect,
  'outTradeNo' | 'userId' | 'amountFen' | 'payType' | 'refundedFen' | 'invoicedFen' | 'createdAt' | 'paidAt'
>;

/** A top-up with something of it unspent. Fen. */
export interface Unspent {
  readonly order: ToppedUp;
  readonly unspentFen: Fen;
  /** What no invoice holds of it. */
  readonly refundableFen: Fen;
}

/** What the balance is made of. Fen; `topUps` are newest first. */
export interface BalanceParts {
  readonly cashFen: Fen;
  /** Beside it: vouchers do not go back. */
  readonly voucherFen: Fen;
  readonly topUps: readonly Unspent[];
  /** Topped up and unspent, invoiced or not. */
  readonly toppedUpFen: Fen;
  readonly refundableFen: Fen;
  /** Unspent, and held by an invoice. */
  readonly invoicedFen: Fen;
}

/** How many of the newest are read first: nearly every balance is made up by them. Each further reading is so many times as large. */
const [newest, growth] = [50, 40];

const user = sql.placeholder('userId');

/** What came into the balance or was taken from it by hand, newest first: top-ups with their orders, and gifts. `before` is a transaction. */
const creditsBefore = preparedSelect((tx) => {
  const credits = tx
    .select({ id: ledgerTransaction.id, kind: ledgerTransaction.kind, key: ledgerTransaction.key })
    .from(ledgerTransaction)
    .where(
      and(
        eq(ledgerTransaction.userId, user),
        // Written as its index says it.
        sql`${ledgerTransaction.kind} in ${sql.raw(creditKinds)}`,
        lt(ledgerTransaction.id, sql.placeholder('before')),
      ),
    )
    .orderBy(desc(ledgerTransaction.id))
    .limit(sql.placeholder('limit'))
    .as('credits');
  // Looked up once, not with each credit.
  const balance = tx
    .select({ id: ledgerAccount.id })
    .from(ledgerAccount)
    .where(and(eq(ledgerAccount.userId, user), eq(ledgerAccount.kind, 'cash')));
  // Of a top-up its order says what it moved (the check of the books compares them), so entries are looked up for the others alone, one after the
  // other: joined freely, the database reads every entry of the account instead.
  const cash = tx
    .select({ amountFen: ledgerEntry.amountFen })
    .from(ledgerEntry)
    .where(
      and(
        isNull(paymentOrder.outTradeNo),
        eq(ledgerEntry.transactionId, credits.id),
        eq(ledgerEntry.accountId, sql`(${balance})`),
      ),
    )
    .limit(1)
    .as('cash');
  return tx
    .select({
      id: credits.id,
      kind: credits.kind,
      movedFen: sql`coalesce(${paymentOrder.amountFen}, ${cash.amountFen})`.mapWith(paymentOrder.amountFen),
      outTradeNo: paymentOrder.outTradeNo,
      userId: paymentOrder.userId,
      amountFen: paymentOrder.amountFen,
      payType: paymentOrder.payType,
      refundedFen: paymentOrder.refundedFen,
      invoicedFen: paymentOrder.invoicedFen,
      createdAt: paymentOrder.createdAt,
      paidAt: paymentOrder.paidAt,
    })
    .from(credits)
    .leftJoin(paymentOrder, and(eq(paymentOrder.userId, user), isOrderOfKey(credits.key)))
    .leftJoinLateral(cash, sql`true`)
    .orderBy(desc(credits.id));
});

interface Credit {
  readonly kind: string;
  readonly movedFen: bigint;
  readonly order: ToppedUp | null;
}

/** What can be unspent of it. */
const mostOf = ({ movedFen, order }: Credit): Fen => fenOf(movedFen - (order?.refundedFen ?? 0n));

/** The newest of what came into the balance, as many as make it up: what came before them is spent. */
async function creditsOf(tx: Tx, userId: number, cashFen: Fen): Promise<Credit[]> {
  const credits: Credit[] = [];
  let before = Number.MAX_SAFE_INTEGER;
  for (let limit = newest; cashFen > 0 && sumFen(credits.map(mostOf)) < cashFen; limit *= growth) {
    const found = await creditsBefore(tx, { userId, before, limit });
    for (const row of found) {
      before = row.id;
      // The row itself, not a copy of what it holds of the order: a balance may be made up of thousands.
      if (row.movedFen !== null && row.movedFen > 0n)
        credits.push({
          kind: row.kind,
          movedFen: row.movedFen,
          order: row.outTradeNo === null ? null : (row as ToppedUp),
        });
    }
    if (found.length < limit) break;
  }
  return credits;
}

function unspentOrder(order: ToppedUp, unspentFen: Fen): Unspent {
  const uninvoiced = fenOf(order.amountFen - order.refundedFen - order.invoicedFen);
  return { order, unspentFen, refundableFen: fen(Math.min(unspentFen, uninvoiced)) };
}

/** Which top-ups and gifts the balance consists of: what came first is spent first (decisions 64). */
export async function balanceParts(tx: Tx, userId: number): Promise<BalanceParts> {
  const purses = await balances(tx, userId);
  const cashFen = fenOf(purses.cashFen);
  const credits = await creditsOf(tx, userId, cashFen);
  const left = spread(cashFen, credits.map(mostOf));
  const topUps: Unspent[] = [];
  const toppedUp: Fen[] = [];
  for (const [index, { kind, order }] of credits.entries()) {
    const unspentFen = left[index] ?? fen(0);
    if (kind === 'topUp') toppedUp.push(unspentFen);
    if (order !== null && unspentFen !== 0) topUps.push(unspentOrder(order, unspentFen));
  }
  const refundableFen = sumFen(topUps.map((topUp) => topUp.refundableFen));
  return {
    cashFen,
    voucherFen: fenOf(purses.voucherFen),
    topUps,
    toppedUpFen: sumFen(toppedUp),
    refundableFen,
    invoicedFen: fen(sumFen(topUps.map(({ unspentFen }) => unspentFen)) - refundableFen),
  };
}
