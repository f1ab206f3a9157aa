import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../db/database';
import { subAccounts } from '../db/schema/account';
import { ledgerTransaction } from '../db/schema/ledger';
import { Refusal } from '../http/refusal';
import { lockPurses } from './accounts';
import { paymentOf, type Payment } from './charge';
import { findReplay, hashOf, writeTransaction, type Entry, type Movement } from './transaction';

/** Gives a part of a payment back the way it was paid: vouchers and money in proportion, each at most what it gave. Fen. */
export function splitRefund(amountFen: bigint, paid: Payment): { voucherFen: bigint; cashFen: bigint } {
  const total = paid.voucherFen + paid.cashFen + paid.creditFen;
  if (total === 0n) return { voucherFen: 0n, cashFen: 0n };
  const voucherFen = (amountFen * paid.voucherFen * 2n + total) / (total * 2n);
  return { voucherFen, cashFen: amountFen - voucherFen };
}

/**
 * Pays a charge back, whole or in part (`amountFen`), to the purses it came from. A charge is refunded once: the same key again answers
 * the first refund, another key is refused with NO_REFUND_DUE. A sub-account gets its limit back.
 */
export async function refund(
  tx: Tx,
  request: Pick<Movement, 'key' | 'at' | 'reference' | 'remark' | 'actor'> & {
    readonly transactionId: number;
    readonly amountFen?: bigint;
  },
): Promise<{ transactionId: number; voucherFen: bigint; cashFen: bigint }> {
  const [charged] = await tx.select().from(ledgerTransaction).where(eq(ledgerTransaction.id, request.transactionId));
  if (charged === undefined) throw new Error(`ledger transaction ${request.transactionId} does not exist`);
  const paid = await paymentOf(tx, charged.id);
  const total = paid.voucherFen + paid.cashFen + paid.creditFen;
  const amountFen = request.amountFen ?? total;
  if (amountFen < 0n || amountFen > total) throw new Error(`refund ${request.key} is more than was paid`);

  const purses = await lockPurses(tx, charged.userId);
  const requestHash = hashOf(['refund', charged.id, amountFen]);
  const back = splitRefund(amountFen, paid);
  const replay = await findReplay(tx, request.key, requestHash);
  if (replay !== null) return { transactionId: replay, ...back };
  const [earlier] = await tx
    .select({ id: ledgerTransaction.id })
    .from(ledgerTransaction)
    .where(eq(ledgerTransaction.reverses, charged.id));
  if (earlier !== undefined) throw new Refusal('NO_REFUND_DUE');

  const sides: Entry[] = [
    { account: { kind: 'revenue', name: charged.kind }, amount: -amountFen },
    { account: { kind: 'voucher', userId: charged.userId }, amount: back.voucherFen },
    { account: { kind: 'cash', userId: charged.userId }, amount: back.cashFen },
  ];
  const entries = sides.filter((side) => side.amount !== 0n);
  const { key, at, reference, remark } = request;
  const movement = {
    key,
    at,
    reference,
    remark,
    kind: 'refund',
    userId: charged.userId,
    subAccountId: charged.subAccountId,
    actor: request.actor ?? 'system',
  } as const;
  const transactionId = await writeTransaction(tx, { requestHash, reverses: charged.id, ...movement }, entries, purses);
  if (charged.subAccountId !== null) {
    await tx
      .update(subAccounts)
      .set({ spentFen: sql`greatest(0, ${subAccounts.spentFen} - ${amountFen})` })
      .where(eq(subAccounts.id, charged.subAccountId));
  }
  return { transactionId, ...back };
}
