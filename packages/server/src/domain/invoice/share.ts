import { formatMoney } from '@compute-market/contract/rules/money';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { invoiceShare } from '../../db/schema/invoice';
import { ledgerAccount, ledgerTransaction } from '../../db/schema/ledger';
import { paymentOrder } from '../../db/schema/payment';
import { Refusal } from '../../http/refusal';
import { fenOf } from '../../ledger/amount';

/** What is left of a top-up to be invoiced. An unpaid one has nothing to invoice. */
export const ableFen =
  sql<bigint>`case when ${paymentOrder.paidAt} is null then 0 else ${paymentOrder.amountFen} - ${paymentOrder.refundedFen} - ${paymentOrder.invoicedFen} end`.mapWith(
    BigInt,
  );

/** What was given to the customer, coupons put into the balance and what support booked, less what support took back. Below zero it took back what was topped up. */
export async function giftsFen(tx: Tx, userId: number): Promise<bigint> {
  const [row] = await tx
    .select({ given: sql`-coalesce(sum(${ledgerAccount.balanceFen}), 0)`.mapWith(BigInt) })
    .from(ledgerAccount)
    .where(and(eq(ledgerAccount.userId, userId), eq(ledgerAccount.kind, 'promo')));
  return row?.given ?? 0n;
}

interface Able {
  readonly outTradeNo: number;
  readonly ableFen: bigint;
}

/** The customer's top-ups that have something left, the oldest first, locked: parallel requests see what the one before has left. */
function lockAble(tx: Tx, userId: number, only?: readonly number[]): Promise<Able[]> {
  return tx
    .select({ outTradeNo: paymentOrder.outTradeNo, ableFen })
    .from(paymentOrder)
    .where(
      and(
        eq(paymentOrder.userId, userId),
        sql`${ableFen} > 0`,
        only === undefined ? undefined : inArray(paymentOrder.outTradeNo, [...only]),
      ),
    )
    .orderBy(asc(paymentOrder.outTradeNo))
    .for('update');
}

/** The top-ups behind rows of the invoiceable list. */
async function ordersOf(tx: Tx, userId: number, changeIds: readonly number[]): Promise<number[]> {
  const found = await tx
    .select({ outTradeNo: ledgerTransaction.referenceId })
    .from(ledgerTransaction)
    .where(
      and(
        eq(ledgerTransaction.userId, userId),
        eq(ledgerTransaction.kind, 'topUp'),
        eq(ledgerTransaction.referenceType, 'order'),
        inArray(ledgerTransaction.id, [...changeIds]),
      ),
    );
  if (found.length < new Set(changeIds).size)
    throw new Refusal('NOT_FOUND', { reason: '所选充值记录不存在，请刷新后重新选择' });
  return found.map(({ outTradeNo }) => Number(outTradeNo));
}

const sumOf = (shares: readonly Able[]): bigint => shares.reduce((sum, share) => sum + share.ableFen, 0n);

/** The oldest top-ups up to a sum. */
function upTo(amountFen: bigint, able: readonly Able[]): Able[] {
  let left = amountFen;
  return able.flatMap((one) => {
    const taken = one.ableFen < left ? one.ableFen : left;
    left -= taken;
    return taken === 0n ? [] : [{ ...one, ableFen: taken }];
  });
}

async function choose(
  tx: Tx,
  userId: number,
  amountFen: bigint,
  changeIds: readonly number[] | undefined,
): Promise<Able[]> {
  const gifts = await giftsFen(tx, userId);
  const only = changeIds === undefined || changeIds.length === 0 ? undefined : await ordersOf(tx, userId, changeIds);
  if (only === undefined || gifts < 0n) {
    const able = await lockAble(tx, userId);
    const left = sumOf(able) + (gifts < 0n ? gifts : 0n);
    if (amountFen > left)
      throw new Refusal('INVOICE_AMOUNT_SHORT', {
        reason: `开票金额超过可开票金额，最多可开 ${formatMoney(fenOf(left < 0n ? 0n : left))}`,
        data: { field: 'amount' },
      });
    if (only === undefined) return upTo(amountFen, able);
  }
  const able = await lockAble(tx, userId, only);
  if (sumOf(able) !== amountFen)
    throw new Refusal('INVOICE_AMOUNT_SHORT', {
      reason: `所选充值记录可开 ${formatMoney(fenOf(sumOf(able)))}，请刷新后重新选择`,
      data: { field: 'amount' },
    });
  return able;
}

/** Takes a sum off what can be invoiced and notes for which invoice; refuses what is not there. */
export async function takeShares(
  tx: Tx,
  request: {
    readonly recordId: number;
    readonly userId: number;
    readonly amountFen: bigint;
    readonly changeIds: readonly number[] | undefined;
  },
): Promise<void> {
  const shares = await choose(tx, request.userId, request.amountFen, request.changeIds);
  for (const { outTradeNo, ableFen: taken } of shares) {
    await tx
      .update(paymentOrder)
      .set({ invoicedFen: sql`${paymentOrder.invoicedFen} + ${taken}` })
      .where(eq(paymentOrder.outTradeNo, outTradeNo));
  }
  await tx
    .insert(invoiceShare)
    .values(
      shares.map((share) => ({ recordId: request.recordId, outTradeNo: share.outTradeNo, amountFen: share.ableFen })),
    );
}

/** Gives back what an invoice took, when it is refused or voided. The caller has moved its status, once. */
export async function giveBackShares(tx: Tx, recordId: number): Promise<void> {
  const shares = await tx
    .select()
    .from(invoiceShare)
    .where(eq(invoiceShare.recordId, recordId))
    .orderBy(asc(invoiceShare.outTradeNo));
  for (const share of shares) {
    await tx
      .update(paymentOrder)
      .set({ invoicedFen: sql`${paymentOrder.invoicedFen} - ${share.amountFen}` })
      .where(eq(paymentOrder.outTradeNo, share.outTradeNo));
  }
}
