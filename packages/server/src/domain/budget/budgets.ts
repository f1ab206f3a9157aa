import { getBudgets, removeBudget, setBudget } from '@compute-market/contract/calls/budget';
import type { Budget } from '@compute-market/contract/entities/budget';
import { BUDGET_SCOPE } from '@compute-market/contract/rules/budget';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { subAccounts } from '../../db/schema/account';
import { budget } from '../../db/schema/budget';
import { project } from '../../db/schema/project';
import { implement, implementOwn, requireActor, type Implementation } from '../../http/handler';
import { Refusal } from '../../http/refusal';
import { fenFromWire, wireYuan } from '../../platform/wire';
import { dayOf, monthOf } from '../../platform/beijing-days';
import { ownSubAccount } from '../sub-account/find-sub-accounts';
import { spentIn, type BudgetRow } from './spent';
import { tellOf } from './watch';

const scopeOf = ({ projectId, subAccountId }: BudgetRow): Budget['Scope'] => {
  if (projectId !== null) return BUDGET_SCOPE.project;
  return subAccountId === null ? BUDGET_SCOPE.account : BUDGET_SCOPE.sub;
};

const read = implementOwn(getBudgets, async (tx, _input, { actor: { userId }, services }) => {
  const month = monthOf(dayOf(services.clock.now()));
  const found = await tx
    .select({ row: budget, projectName: project.name, subAccountName: subAccounts.name })
    .from(budget)
    .leftJoin(project, eq(project.id, budget.projectId))
    .leftJoin(subAccounts, eq(subAccounts.id, budget.subAccountId))
    .where(eq(budget.userId, userId))
    .orderBy(
      sql`(${budget.projectId} is not null)::int + (${budget.subAccountId} is not null)::int * 2`,
      asc(project.name),
      asc(subAccounts.name),
    );
  const List: Budget[] = [];
  for (const { row, projectName, subAccountName } of found)
    List.push({
      BudgetId: row.id,
      Scope: scopeOf(row),
      ProjectId: row.projectId,
      Name: projectName ?? subAccountName ?? '',
      Amount: wireYuan(row.amountFen),
      Spent: wireYuan(await spentIn(tx, row, month)),
    });
  return { Month: month, List };
});

/** The project, held so that it is not removed meanwhile. */
async function ownProject(tx: Tx, userId: number, id: number): Promise<number> {
  const [found] = await tx
    .select({ id: project.id })
    .from(project)
    .where(and(eq(project.userId, userId), eq(project.id, id)))
    .for('key share');
  if (found === undefined) throw new Refusal('NOT_FOUND', { reason: '项目不存在或已被删除，请刷新后重试' });
  return found.id;
}

const set = implement(setBudget, async ({ amount, project_id, sub_account_name }, context) => {
  const { userId } = requireActor(context);
  const now = context.services.clock.now();
  const amountFen = fenFromWire(amount);
  await context.transaction(async (tx) => {
    const projectId = project_id === undefined ? null : await ownProject(tx, userId, project_id);
    const subAccountId = sub_account_name === undefined ? null : (await ownSubAccount(tx, userId, sub_account_name)).id;
    const [row] = await tx
      .insert(budget)
      .values({ userId, projectId, subAccountId, amountFen, checkedAt: now, createdAt: now })
      .onConflictDoUpdate({
        target: [budget.userId, budget.projectId, budget.subAccountId],
        // Another sum has steps of its own; the same sum again has told what it had to tell.
        set: {
          amountFen,
          checkedAt: now,
          toldMonth: sql`case when ${budget.amountFen} = ${amountFen} then ${budget.toldMonth} end`,
        },
      })
      .returning();
    if (row !== undefined) await tellOf(tx, row, now);
  });
  return null;
});

const remove = implement(removeBudget, async ({ budget_id: id }, context) => {
  const { userId } = requireActor(context);
  await context.transaction(async (tx) => {
    const gone = await tx
      .delete(budget)
      .where(and(eq(budget.userId, userId), eq(budget.id, id)))
      .returning({ id: budget.id });
    if (gone.length === 0) throw new Refusal('NOT_FOUND', { reason: '预算不存在或已被删除，请刷新后重试' });
  });
  return null;
});

export const budgetCalls: Implementation[] = [read, set, remove];
