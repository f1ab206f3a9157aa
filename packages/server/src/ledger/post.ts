import type { Tx } from '../db/database';
import { Refusal } from '../http/refusal';
import { lockPurses, nameOf, type Purses } from './accounts';
import { findReplay, hashOf, sumOf, writeUnlessThere, type Entry, type Movement } from './transaction';

export type { Entry, Movement, TransactionKind } from './transaction';

/** Only taking is refused: a credit may leave a purse below a floor that was raised meanwhile. */
function isOverdraft(entries: readonly Entry[], { cashFen, voucherFen, quotaFen }: Purses): boolean {
  const cash = sumOf(entries, 'cash');
  const voucher = sumOf(entries, 'voucher');
  return (cash < 0n && cashFen + cash < -quotaFen) || (voucher < 0n && voucherFen + voucher < 0n);
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
  const isShort = isOverdraft(entries, purses);
  const written = isShort ? null : await writeUnlessThere(tx, { requestHash, ...rest }, entries, purses);
  if (written !== null) return { transactionId: written, replayed: false };
  // Looked for last: nearly every movement is new.
  const replay = await findReplay(tx, rest.key, requestHash);
  if (replay !== null) return { transactionId: replay, replayed: true };
  if (isShort) throw new Refusal('BALANCE_SHORT');
  throw new Error(`ledger movement ${rest.key} was not written`);
}
