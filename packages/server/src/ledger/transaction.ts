import { createHash } from 'node:crypto';
import type { BALANCE_CHANGE_TYPE } from '@compute-market/contract/enumerations';
import { remainingCredit } from '@compute-market/contract/rules/credit';
import { eq } from 'drizzle-orm';
import type { Tx } from '../db/database';
import { ledgerTransaction } from '../db/schema/ledger';
import { Refusal } from '../http/refusal';
import { moveAccount, type AccountRef, type Purses } from './accounts';
import { fenOf } from './amount';

/** Why money moved: the keys of BALANCE_CHANGE_TYPE in the contract. */
export type TransactionKind = keyof typeof BALANCE_CHANGE_TYPE;

/** What moves no purse is in no list of a customer's: money that was set aside has reached its channel. */
export const INTERNAL_KIND = 'balanceRefundReturned';
export type MovementKind = TransactionKind | typeof INTERNAL_KIND;

/** What a movement is about, shown in the balance-change list: an order number, an instance name. */
export interface Reference {
  readonly type: 'order' | 'instance' | 'coupon' | 'invoice';
  readonly id: string;
}

/** What every movement says of itself. */
export interface Movement {
  /** Unique business key, for example `topup:<out_trade_no>`. The same key again changes nothing. */
  readonly key: string;
  readonly kind: MovementKind;
  readonly userId: number;
  /** When it happens: the clock's time. */
  readonly at: Date;
  readonly subAccountId?: number | null;
  /** Who caused it: the customer, or `support` or `system`. */
  readonly actor?: string;
  readonly reference?: Reference;
  readonly remark?: string;
}

/** One side of a movement; positive comes in, negative goes out. Fen. */
export interface Entry {
  readonly account: AccountRef;
  readonly amount: bigint;
}

/** Names a request, so that a key used again for something else is noticed. */
export const hashOf = (value: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(value, (_, part: unknown) => (typeof part === 'bigint' ? part.toString() : part)))
    .digest('hex');

/** What is left to borrow after a movement; 0 when a quota was lowered below what is used. Fen. */
function creditLeft(cashFen: bigint, quotaFen: bigint): bigint {
  return BigInt(Math.max(0, remainingCredit({ balance: fenOf(cashFen), quota: fenOf(quotaFen) })));
}

/** The movement that already has this key; a key used for another movement is refused. The caller holds the purses. */
export async function findReplay(tx: Tx, key: string, requestHash: string): Promise<number | null> {
  const [found] = await tx
    .select({ id: ledgerTransaction.id, requestHash: ledgerTransaction.requestHash })
    .from(ledgerTransaction)
    .where(eq(ledgerTransaction.key, key));
  if (found === undefined) return null;
  if (found.requestHash !== requestHash) throw new Refusal('IDEMPOTENCY_MISMATCH');
  return found.id;
}

/** What these entries do to one purse. Fen. */
export function sumOf(entries: readonly Entry[], kind: 'cash' | 'voucher'): bigint {
  return entries.reduce((sum, { account, amount }) => (account.kind === kind ? sum + amount : sum), 0n);
}

/** Writes a movement and moves its accounts. The caller holds the customer's purses and has looked for a replay. */
export async function writeTransaction(
  tx: Tx,
  movement: Movement & { readonly requestHash: string; readonly reverses?: number },
  entries: readonly Entry[],
  purses: Purses,
): Promise<number> {
  const cashAfterFen = purses.cashFen + sumOf(entries, 'cash');
  const [written] = await tx
    .insert(ledgerTransaction)
    .values({
      key: movement.key,
      requestHash: movement.requestHash,
      kind: movement.kind,
      userId: movement.userId,
      subAccountId: movement.subAccountId ?? null,
      actor: movement.actor ?? 'customer',
      reverses: movement.reverses ?? null,
      remark: movement.remark ?? '',
      referenceType: movement.reference?.type ?? null,
      referenceId: movement.reference?.id ?? null,
      cashAfterFen,
      voucherAfterFen: purses.voucherFen + sumOf(entries, 'voucher'),
      creditAfterFen: creditLeft(cashAfterFen, purses.quotaFen),
      createdAt: movement.at,
    })
    .returning({ id: ledgerTransaction.id });
  if (written === undefined) throw new Error(`ledger transaction ${movement.key} was not written`);
  for (const entry of entries) await moveAccount(tx, written.id, movement.userId, entry.account, entry.amount);
  return written.id;
}
