import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import type { budget } from '../../db/schema/budget';
import { instance } from '../../db/schema/instance';
import { spentByDay } from '../../ledger/statement';
import { bareMetalSpending } from '../bare-metal/costs';
import { spendingOf } from '../instance/daily-costs';
import { spanOfMonth } from '../../platform/beijing-days';

export type BudgetRow = typeof budget.$inferSelect;
type Whose = Pick<BudgetRow, 'userId' | 'projectId' | 'subAccountId'>;

const sumOf = (days: readonly { readonly amountFen: bigint }[]): bigint =>
  days.reduce((sum, { amountFen }) => sum + amountFen, 0n);

/**
 * What counts against a budget in a Beijing month, fen, refunds taken off: read by the same rules as 费用明细, so that both say one sum. Bare metal and the
 * cloud disk are the account's own, in no project and of no sub-account.
 */
export async function spentIn(tx: Tx, { userId, projectId, subAccountId }: Whose, month: string): Promise<bigint> {
  const { begin: from, end: until } = spanOfMonth(month);
  const span = { from, until };
  const { amountFen: rentals } = await spendingOf(tx, {
    condition: (of) =>
      and(
        eq(of.userId, userId),
        subAccountId === null ? undefined : eq(of.subAccountId, subAccountId),
        // Named by its owner too, so that no more instances are read than are theirs.
        projectId === null ? undefined : and(eq(instance.projectId, projectId), eq(instance.userId, userId)),
      ),
    needs: { instance: projectId !== null },
    span,
  });
  if (projectId !== null || subAccountId !== null) return rentals;
  const cloudDisk = sumOf(await spentByDay(tx, { userId, kind: 'cloudDisk', ...span }));
  return rentals + cloudDisk + sumOf(await bareMetalSpending(tx, userId, span));
}
