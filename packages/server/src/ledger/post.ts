import type { Tx } from '../db/database';
import { Refusal } from '../http/refusal';
import { lockPurses, nameOf, type Purses } from './accounts';
import { findReplay, hashOf, sumOf, writeTransaction, type Entry, type Movement } from './transaction';

export type { Entry, Movement, TransactionKind } from './transaction';

/** Only taking is refused: a credit may leave a purse below a floor that was raised meanwhile. */
function refuseOverdraft(entries: readonly Entry[], { cashFen, voucherFen, quotaFen }: Purses): void {
  const cash = sumOf(entries, 'cash');
  const voucher = sumOf(entries, 'voucher');
  if ((cash < 0n && cashFen + cash < -quotaFen) || (voucher < 0n && voucherFen + voucher < 0n))
    throw new Refusal('BALANCE_SHORT');
}

function assertSound(key: string, userId: number, entries: readonly Entry[]): void {
  const foreign = entries.some(({ account }) => 'userId' in account && account.userId !== userId);
  const sum = entries.reduce((total, entry) => total + entry.amount, 0n);
  if (foreign || sum !== 0n || entries.length < 2 || entries.some((entry) => entry.amount === 0n)) {
    throw new Error(
      `ledger movement ${key} must have two or more entries of one customer, none zero, that sum to zero`,
    );
  }
}

/**
 * Moves money: the entries must sum to zero, in fen. The same key again answers the first movement (`replayed`); with other content it is
 * refused (IDEMPOTENCY_MISMATCH). Taking more than a purse holds is refused (BALANCE_SHORT). Orders are paid with `charge`.
 * `held` are the purses when this transaction has locked them already and moved nothing since.
 */
export async function post(
  tx: Tx,
  movement: Movement & { readonly entries: readonly Entry[] },
  held?: Purses,
): Promise<{ transactionId: number; replayed: boolean }> {
  const { entries, ...rest } = movement;
  assertSound(rest.key, rest.userId, entries);
  const requestHash = hashOf([
    rest.kind,
    rest.userId,
    entries.map((entry) => [entry.account.kind, nameOf(entry.account), entry.amount]),
  ]);
  const purses = held ?? (await lockPurses(tx, rest.userId));
  const replay = await findReplay(tx, rest.key, requestHash);
  if (replay !== null) return { transactionId: replay, replayed: true };
  refuseOverdraft(entries, purses);
  return { transactionId: await writeTransaction(tx, { ...rest, requestHash }, entries, purses), replayed: false };
}
