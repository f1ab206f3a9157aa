import { spread } from '@compute-market/contract/rules/balance-refund';
import { fen, sumFen, type Fen } from '@compute-market/contract/rules/money';
import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { ledgerAccount, ledgerEntry, ledgerTransaction } from '../../db/schema/ledger';
import { paymentOrder } from '../../db/schema/payment';
import { fenOf } from '../../ledger/amount';
import { balances } from '../../ledger/statement';
import { isOrderOfKey } from '../../payment/order-of-key';

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

/** How many of the newest are read first: nearly every balance is made up by them. Each further reading is so many times as large. */
const [newest, growth] = [50, 8];

/** What came into the balance or was taken from it by hand, newest first: top-ups with their orders, and gifts. `before` is a transaction. */
function findCredits(tx: Tx, userId: number, { before, limit }: { before: number | undefined; limit: number }) {
  const credits = tx
    .select({ id: ledgerTransaction.id, kind: ledgerTransaction.kind, key: ledgerTransaction.key })
    .from(ledgerTransaction)
    .where(
      and(
        eq(ledgerTransaction.userId, userId),
        inArray(ledgerTransaction.kind, ['topUp', 'coupon', 'manual']),
        before === undefined ? undefined : lt(ledgerTransaction.id, before),
      ),
    )
    .orderBy(desc(ledgerTransaction.id))
    .limit(limit)
    .as('credits');
  // One after the other: joined freely, the database reads every entry of the account instead.
  const cash = tx
    .select({ amountFen: ledgerEntry.amountFen })
    .from(ledgerEntry)
    .innerJoin(
      ledgerAccount,
      and(
        eq(ledgerAccount.id, ledgerEntry.accountId),
        eq(ledgerAccount.userId, userId),
        eq(ledgerAccount.kind, 'cash'),
      ),
    )
    .where(eq(ledgerEntry.transactionId, credits.id))
    .limit(1)
    .as('cash');
  return tx
    .select({ id: credits.id, kind: credits.kind, amountFen: cash.amountFen, order: paymentOrder })
    .from(credits)
    .leftJoinLateral(cash, sql`true`)
    .leftJoin(paymentOrder, and(eq(paymentOrder.userId, userId), isOrderOfKey(credits.key)))
    .orderBy(desc(credits.id));
}

type Credit = Omit<Awaited<ReturnType<typeof findCredits>>[number], 'amountFen'> & { readonly amountFen: bigint };

/** What can be unspent of it. */
const mostOf = ({ amountFen, order }: Credit): Fen => fenOf(amountFen - (order?.refundedFen ?? 0n));

/** The newest of what came into the balance, as many as make it up: what came before them is spent. */
async function creditsOf(tx: Tx, userId: number, cashFen: Fen): Promise<Credit[]> {
  const credits: Credit[] = [];
  let before: number | undefined;
  for (let limit = newest; cashFen > 0 && sumFen(credits.map(mostOf)) < cashFen; limit *= growth) {
    const found = await findCredits(tx, userId, { before, limit });
    for (const { amountFen, ...rest } of found)
      if (amountFen !== null && amountFen > 0n) credits.push({ ...rest, amountFen });
    if (found.length < limit) break;
    before = found.at(-1)?.id;
  }
  return credits;
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
