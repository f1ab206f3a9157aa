import * as z from 'zod/mini';
import { BUDGET_SCOPE } from '../rules/budget';
import { money, nonNegativeMoney } from './money';
import { identifier } from './query';
import { calendarMonth } from './time';

/** What an account means to spend in a month at most on all, on a project or by a sub-account, and what it has spent, yuan (decisions 114). */
export const budget = z.object({
  BudgetId: identifier,
  Scope: z.enum(BUDGET_SCOPE),
  /** Null but for a project. */
  ProjectId: z.nullable(identifier),
  /** Of the project or sub-account; empty for the account. */
  Name: z.string(),
  Amount: nonNegativeMoney,
  /** What came back is taken off. */
  Spent: money,
});
export type Budget = z.infer<typeof budget>;

/** The budgets of the running Beijing month: of the account, then of projects, then of sub-accounts, by name. */
export const budgets = z.object({ Month: calendarMonth, List: z.array(budget) });
