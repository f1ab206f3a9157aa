import { spread } from '@compute-market/contract/rules/balance-refund';
import { fen, sumFen, type Fen } from '@compute-market/contract/rules/money';
import { and, desc, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { ledgerAccount, ledgerEntry, ledgerTransaction } from '../../db/schema/ledger';
import { paymentOrder } from '../../db/schema/payment';
import { fenOf } from '../../ledger/amount';
import { balances } from '../../ledger/statement';

type PaymentOrder = typeof paymentOrder.$inferSelect;

/** A top-up with something of it unspent. Fen. */
export interface Unspent {
  readonly order: PaymentOrder;
  readonly unspentFen: Fen;
  /** What no invoice holds of it. */
  readonly refundableFen: Fen;
}

/** What the balance is made of. Fen; `topUps` are newest first. */
export interface BalanceParts {
  readonly cashFen: Fen;
  readonly topUps: readonly Unspent[];
  /** Topped up and unspent, invoiced or not. */
  readonly toppedUpFen: Fen;
  readonly refundableFen: Fen;
  /** Unspent, and held by an invoice. */
  readonly invoicedFen: Fen;
}

/** How many of the newest are read before all the others: nearly every balance is made up by them. */
const newest = 50;

/** What came into the balance, newest first: top-ups with their orders, and gifts. `before` is a transaction. */
function findCredits(tx: Tx, userId: number, { before, limit }: { before?: number; limit?: number }) {
  const query = tx
    .select({
      id: ledgerTransaction.id,
      kind: ledgerTransaction.kind,
      amountFen: ledgerEntry.amountFen,
      order: paymentOrder,
    })
    .from(ledgerTransaction)
    .innerJoin(ledgerEntry, eq(ledgerEntry.transactionId, ledgerTransaction.id))
    .innerJoin(
      ledgerAccount,
      and(
        eq(ledgerAccount.id, ledgerEntry.accountId),
        eq(ledgerAccount.userId, userId),
        eq(ledgerAccount.kind, 'cash'),
      ),
    )
    .leftJoin(
      paymentOrder,
      and(
        eq(paymentOrder.userId, ledgerTransaction.userId),
        // By its number, which has an index; a key of another form is no order's.
        sql`${paymentOrder.outTradeNo} = case when ${ledgerTransaction.key} ~ '^topup:[0-9]{1,15}$' then substr(${ledgerTransaction.key}, 7)::bigint end`,
        eq(ledgerTransaction.key, sql`'topup:' || ${paymentOrder.outTradeNo}`),
      ),
    )
    .where(
      and(
        eq(ledgerTransaction.userId, userId),
        inArray(ledgerTransaction.kind, ['topUp', 'coupon', 'manual']),
        gt(ledgerEntry.amountFen, 0n),
        before === undefined ? undefined : lt(ledgerTransaction.id, before),
      ),
    )
    .orderBy(desc(ledgerTransaction.id))
    .$dynamic();
  return limit === undefined ? query : query.limit(limit);
}

type Credit = Awaited<ReturnType<typeof findCredits>>[number];

/** What can be unspent of it. */
const mostOf = ({ amountFen, order }: Credit): Fen => fenOf(amountFen - (order?.refundedFen ?? 0n));

/** The newest of what came into the balance, as many as make it up: what came before them is spent. */
async function creditsOf(tx: Tx, userId: number, cashFen: Fen): Promise<Credit[]> {
  if (cashFen <= 0) return [];
  const credits = await findCredits(tx, userId, { limit: newest });
  if (credits.length < newest || sumFen(credits.map(mostOf)) >= cashFen) return credits;
  return [...credits, ...(await findCredits(tx, userId, { before: credits.at(-1)?.id }))];
}

function unspentOrder(order: PaymentOrder, unspentFen: Fen): Unspent {
  const uninvoiced = fenOf(order.amountFen - order.refundedFen - order.invoicedFen);
  return { order, unspentFen, refundableFen: fen(Math.min(unspentFen, uninvoiced)) };
}

/** Which top-ups and gifts the balance consists of: what came first is spent first (decisions 64). */
export async function balanceParts(tx: Tx, userId: number): Promise<BalanceParts> {
  const cashFen = fenOf((await balances(tx, userId)).cashFen);
  const credits = await creditsOf(tx, userId, cashFen);
  const left = spread(cashFen, credits.map(mostOf));
  const lots = credits.map((credit, index) => ({ ...credit, unspentFen: left[index] ?? fen(0) }));
  const topUps = lots.flatMap(({ order, unspentFen }) =>
    order === null || unspentFen === 0 ? [] : [unspentOrder(order, unspentFen)],
  );
  const refundableFen = sumFen(topUps.map((topUp) => topUp.refundableFen));
  return {
    cashFen,
    topUps,
    toppedUpFen: sumFen(lots.filter(({ kind }) => kind === 'topUp').map(({ unspentFen }) => unspentFen)),
    refundableFen,
    invoicedFen: fen(sumFen(topUps.map(({ unspentFen }) => unspentFen)) - refundableFen),
  };
}
