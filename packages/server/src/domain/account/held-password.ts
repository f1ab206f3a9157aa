import { and, eq, isNull } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { subAccounts, users } from '../../db/schema/account';
import { holdAccount } from '../../http/account-hold';

/**
 * Holds an account and tells whether its password, or its sub-account's, is still the one that was checked. A password is checked before the
 * transaction, slowly on purpose, and whoever changes it meanwhile puts out everybody who came with the old one.
 */
export async function holdPassword(
  tx: Tx,
  { userId, subAccountId }: { readonly userId: number; readonly subAccountId: number | null },
  checkedHash: string,
): Promise<boolean> {
  await holdAccount(tx, userId);
  const [found] =
    subAccountId === null
      ? await tx.select({ hash: users.passwordHash }).from(users).where(eq(users.id, userId))
      : await tx
          .select({ hash: subAccounts.passwordHash })
          .from(subAccounts)
          .where(and(eq(subAccounts.id, subAccountId), isNull(subAccounts.deletedAt)));
  return found?.hash === checkedHash;
}
