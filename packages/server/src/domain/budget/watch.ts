import { NOTICE_EVENT } from '@compute-market/contract/enumerations';
import { routes } from '@compute-market/contract/routes';
import { budgetStep, type BudgetStep } from '@compute-market/contract/rules/budget';
import { formatMoney } from '@compute-market/contract/rules/money';
import { minuteMs } from '@compute-market/contract/rules/time-units';
import { and, asc, eq, inArray, isNull, lt, ne, or } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { subAccounts } from '../../db/schema/account';
import { budget } from '../../db/schema/budget';
import { project } from '../../db/schema/project';
import { defineJob } from '../../jobs/job';
import { fenOf } from '../../ledger/amount';
import { dayOf, monthOf } from '../../platform/beijing-days';
import { remind } from '../reminder/remind';
import { spentIn, type BudgetRow } from './spent';

/** How often each budget is looked at, and how many in one step. */
const everyMs = 10 * minuteMs;
const batch = 100;

/** What its owner calls what a budget is of. */
async function subjectOf(tx: Tx, { projectId, subAccountId }: BudgetRow): Promise<string> {
  if (projectId !== null) {
    const [found] = await tx.select({ name: project.name }).from(project).where(eq(project.id, projectId));
    return `项目「${found?.name ?? ''}」`;
  }
  if (subAccountId !== null) {
    const [found] = await tx
      .select({ name: subAccounts.name })
      .from(subAccounts)
      .where(eq(subAccounts.id, subAccountId));
    return `子账号「${found?.name ?? ''}」`;
  }
  return '整个账号';
}

/** Marks a step as told; false when it, or a higher one, was told this month. Of two who look at once one finds it so. */
async function isNews(tx: Tx, { id }: BudgetRow, month: string, step: BudgetStep): Promise<boolean> {
  const marked = await tx
    .update(budget)
    .set({ toldMonth: month, toldPercent: step })
    .where(
      and(eq(budget.id, id), or(isNull(budget.toldMonth), ne(budget.toldMonth, month), lt(budget.toldPercent, step))),
    )
    .returning({ id: budget.id });
  return marked.length > 0;
}

/** Tells the main account what is spent of a budget, once for each month, step and sum; of several steps at once the highest. */
export async function tellOf(tx: Tx, row: BudgetRow, at: Date): Promise<void> {
  const month = monthOf(dayOf(at));
  const amount = fenOf(row.amountFen);
  const spent = fenOf(await spentIn(tx, row, month));
  const step = budgetStep({ spent, amount });
  if (step === 0 || !(await isNews(tx, row, month, step))) return;
  await remind(tx, {
    key: `budget:${row.id}:${month}:${row.amountFen}:${step}`,
    userId: row.userId,
    subAccountId: null,
    event: NOTICE_EVENT.budget,
    title: step === 100 ? '本月预算已用完' : `本月预算已用 ${step}%`,
    text: `${await subjectOf(tx, row)}本月已消费 ${formatMoney(spent)}，达到预算 ${formatMoney(amount)} 的 ${step}%。预算只作提醒，不会停止实例或扣费。`,
    link: routes.projects.to(),
    at,
  });
}

/** Looks at the budgets that were not looked at for longest. Answers whether more are left to do now. */
export async function checkSome(tx: Tx, now: Date): Promise<boolean> {
  const found = await tx
    .select()
    .from(budget)
    .where(lt(budget.checkedAt, new Date(now.getTime() - everyMs + 1)))
    .orderBy(asc(budget.checkedAt))
    .limit(batch)
    .for('update', { skipLocked: true });
  if (found.length === 0) return false;
  await tx
    .update(budget)
    .set({ checkedAt: now })
    .where(
      inArray(
        budget.id,
        found.map(({ id }) => id),
      ),
    );
  for (const row of found) await tellOf(tx, row, now);
  return found.length === batch;
}

/** Looks at every budget each ten minutes, a few in one step. */
export const watchBudgets = defineJob(
  'budget.watch',
  async (tx, _payload, { clock }) => {
    const now = clock.now();
    return { again: (await checkSome(tx, now)) ? now : new Date(now.getTime() + everyMs) };
  },
  { lane: 'upkeep', standing: true },
);
