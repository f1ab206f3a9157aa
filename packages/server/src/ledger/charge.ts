import { canRent, splitPayment } from '@compute-market/contract/rules/credit';
import { formatMoney } from '@compute-market/contract/rules/money';
import { leftOf } from '@compute-market/contract/rules/sub-account';
import { formatMonthStart, monthStart } from '@compute-market/contract/rules/time';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../db/database';
import { subAccounts } from '../db/schema/account';
import { ledgerAccount, ledgerEntry } from '../db/schema/ledger';
import { Refusal } from '../http/refusal';
import { lockPurses, type Purses } from './accounts';
import { fenOf } from './amount';
import { spendingLimits } from './spending-limits';
import { findReplay, hashOf, writeTransaction, type Entry, type Movement } from './transaction';

/** Who paid how much of an order. Fen; the three sum to its price. */
export interface Payment {
  readonly voucherFen: bigint;
  readonly cashFen: bigint;
  readonly creditFen: bigint;
}

export interface Charge extends Movement {
  readonly kind: 'rent' | 'renew' | 'upgrade' | 'diskOrBandwidth' | 'cloudDisk' | 'ownImage';
  readonly subAccountId: number | null;
  readonly amountFen: bigint;
  /** Vouchers before balance, or balance before vouchers (decisions 15). Credit always comes last. */
  readonly vouchersFirst: boolean;
  /** Whether time is paid, which stops at an empty purse, vouchers or not (product §9, decisions 202). */
  readonly paysTime: boolean;
}

/** A charge that was made. */
export type Paid = Payment & { readonly transactionId: number };

const fundsOf = (purses: Purses) => ({ balance: fenOf(purses.cashFen), quota: fenOf(purses.quotaFen) });

/** Splits a price by the contract's rule, or null when the purses do not reach. */
function split(
  { amountFen, vouchersFirst }: Pick<Charge, 'amountFen' | 'vouchersFirst'>,
  purses: Purses,
): Payment | null {
  const paid = splitPayment({
    amount: fenOf(amountFen),
    voucher: fenOf(purses.voucherFen),
    vouchersFirst,
    ...fundsOf(purses),
  });
  if (paid.short > 0) return null;
  return { voucherFen: BigInt(paid.voucher), cashFen: BigInt(paid.balance), creditFen: BigInt(paid.credit) };
}

/**
 * Refuses what a month's limit does not leave; where the total is short too, that one speaks, since waiting would not help. The purses are locked,
 * so nothing else moves what was spent meanwhile.
 */
async function checkMonth(tx: Tx, subAccountId: number, { amountFen, at }: Charge): Promise<void> {
  const rows = await tx.select().from(subAccounts).where(eq(subAccounts.id, subAccountId));
  const limits = (await spendingLimits(tx, rows, at)).get(subAccountId);
  const month = limits?.month ?? null;
  if (limits === undefined || month === null || amountFen <= leftOf(month) || amountFen > leftOf(limits.total)) return;
  const next = formatMonthStart(monthStart(month.since, 1));
  const sums = `子账号每月限额 ${formatMoney(month.limit)}，本月剩余 ${formatMoney(leftOf(month))}`;
  throw new Refusal('SUB_LIMIT_SHORT', {
    reason: `${sums}，请联系主账号调整，或等 ${next}起重新计算`,
    data: { limit: 'month' },
  });
}

/** Counts a sub-account's spending against its limits; they hold however many spend at once (decisions 18, 127). A deleted one spends nothing. */
async function spendLimit(tx: Tx, subAccountId: number, order: Charge): Promise<void> {
  const { userId, amountFen } = order;
  if (amountFen > 0n) await checkMonth(tx, subAccountId, order);
  const spent = await tx
    .update(subAccounts)
    .set({ spentFen: sql`${subAccounts.spentFen} + ${amountFen}` })
    .where(
      and(
        eq(subAccounts.id, subAccountId),
        eq(subAccounts.userId, userId),
        isNull(subAccounts.deletedAt),
        sql`${subAccounts.spentFen} + ${amountFen} <= ${subAccounts.moneyLimitFen}`,
      ),
    )
    .returning({ id: subAccounts.id });
  if (spent.length === 0) throw new Refusal('SUB_LIMIT_SHORT');
}

/** How a charge was paid, read from its entries. */
export async function paymentOf(tx: Tx, transactionId: number): Promise<Payment> {
  const entries = await tx
    .select({
      kind: ledgerAccount.kind,
      amountFen: ledgerEntry.amountFen,
      balanceAfterFen: ledgerEntry.balanceAfterFen,
    })
    .from(ledgerEntry)
    .innerJoin(ledgerAccount, eq(ledgerAccount.id, ledgerEntry.accountId))
    .where(eq(ledgerEntry.transactionId, transactionId));
  const voucher = entries.find((entry) => entry.kind === 'voucher');
  const cash = entries.find((entry) => entry.kind === 'cash');
  const fromCash = cash === undefined ? 0n : -cash.amountFen;
  const onCredit = cash !== undefined && cash.balanceAfterFen < 0n;
  return {
    voucherFen: voucher === undefined ? 0n : -voucher.amountFen,
    cashFen: onCredit ? 0n : fromCash,
    creditFen: onCredit ? fromCash : 0n,
  };
}

/** Whether the purses reach for this much, and time may be paid at all (product §9). */
const reaches = ({ paysTime, vouchersFirst }: Charge, amountFen: bigint, purses: Purses): boolean =>
  (!paysTime || canRent(fundsOf(purses))) && split({ amountFen, vouchersFirst }, purses) !== null;

/** Makes one payment. `wholeFen` is what the purses must reach for; null for a part of an order that was found to be within reach. */
async function pay(tx: Tx, order: Charge, wholeFen: bigint | null): Promise<Paid> {
  const { amountFen, vouchersFirst, ...movement } = order;
  if (amountFen < 0n) throw new Error(`charge ${order.key} has a negative price`);
  const requestHash = hashOf([order.kind, order.userId, order.subAccountId, amountFen, vouchersFirst]);
  const purses = await lockPurses(tx, order.userId);
  const replay = await findReplay(tx, order.key, requestHash);
  if (replay !== null) return { transactionId: replay, ...(await paymentOf(tx, replay)) };

  const payment = wholeFen === null || reaches(order, wholeFen, purses) ? split(order, purses) : null;
  if (payment === null) throw new Refusal('BALANCE_SHORT');
  if (order.subAccountId !== null) await spendLimit(tx, order.subAccountId, order);
  const sides: Entry[] = [
    { account: { kind: 'voucher', userId: order.userId }, amount: -payment.voucherFen },
    { account: { kind: 'cash', userId: order.userId }, amount: -(payment.cashFen + payment.creditFen) },
    { account: { kind: 'revenue', name: order.kind }, amount: amountFen },
  ];
  const entries = sides.filter((side) => side.amount !== 0n);
  return { transactionId: await writeTransaction(tx, { requestHash, ...movement }, entries, purses), ...payment };
}

/**
 * Pays an order out of the customer's purses. Refuses with BALANCE_SHORT or, for a sub-account, SUB_LIMIT_SHORT. The same key again
 * answers the first payment. A price of zero is a movement without entries.
 */
export const charge = (tx: Tx, order: Charge): Promise<Paid> => pay(tx, order, order.amountFen);

/**
 * Pays the parts of one customer's order, each by a payment of its own, so that each can be refunded alone. The order is refused as one price
 * of their sum would be; then the parts take from the purses together what that price would have taken.
 */
export async function chargeTogether(tx: Tx, parts: readonly Charge[]): Promise<Paid[]> {
  const wholeFen = parts.reduce((sum, { amountFen }) => sum + amountFen, 0n);
  const paid: Paid[] = [];
  for (const part of parts) paid.push(await pay(tx, part, paid.length === 0 ? wholeFen : null));
  return paid;
}
