import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../db/database';
import { subAccounts } from '../db/schema/account';
import type { Charge } from './charge';
import { post, type Entry, type Movement } from './post';

/** A part of a payment that goes back: of which kind of charge it was a part, and how much to which purse. Fen. */
export interface GivenBack {
  readonly kind: Charge['kind'];
  readonly voucherFen: bigint;
  readonly cashFen: bigint;
}

const sum = (values: readonly bigint[]): bigint => values.reduce((total, value) => total + value, 0n);

/**
 * Gives parts of payments back by one movement, to the purses they came from, once for its key; the caller sees to it that no more goes back than was
 * paid. A sub-account gets its limit back. The charges themselves stand: unlike with `refund`, several parts of one may go back.
 */
export async function giveBack(
  tx: Tx,
  { parts, ...movement }: Omit<Movement, 'kind'> & { readonly parts: readonly GivenBack[] },
): Promise<void> {
  const kinds = [...new Set(parts.map(({ kind }) => kind))].sort();
  const voucherFen = sum(parts.map((part) => part.voucherFen));
  const cashFen = sum(parts.map((part) => part.cashFen));
  const sides: Entry[] = [
    ...kinds.map((name): Entry => {
      const own = parts.filter(({ kind }) => kind === name);
      return { account: { kind: 'revenue', name }, amount: -sum(own.map((part) => part.voucherFen + part.cashFen)) };
    }),
    { account: { kind: 'voucher', userId: movement.userId }, amount: voucherFen },
    { account: { kind: 'cash', userId: movement.userId }, amount: cashFen },
  ];
  const entries = sides.filter(({ amount }) => amount !== 0n);
  const { replayed } = await post(tx, { ...movement, kind: 'refund', entries });
  if (replayed || movement.subAccountId == null) return;
  await tx
    .update(subAccounts)
    .set({ spentFen: sql`${subAccounts.spentFen} - ${voucherFen + cashFen}` })
    .where(eq(subAccounts.id, movement.subAccountId));
}
