import type { Fen } from './money';

/** What a budget is of. */
export const BUDGET_SCOPE = { account: 'account', project: 'project', sub: 'sub' } as const;

/** Shares of a budget at which its owner is told, percent, rising. */
export const budgetSteps = [50, 80, 100] as const;
export type BudgetStep = (typeof budgetSteps)[number];

/** The highest step that spending has reached; 0 below the first. */
export const budgetStep = ({ spent, amount }: { readonly spent: Fen; readonly amount: Fen }): BudgetStep | 0 =>
  budgetSteps.findLast((step) => spent * 100 >= amount * step) ?? 0;

/** How much of a budget is spent, whole percent, rounded down so that no step is said before it is reached; a month of refunds is 0. */
export const budgetPercent = ({ spent, amount }: { readonly spent: Fen; readonly amount: Fen }): number =>
  amount <= 0 ? 0 : Math.max(0, Math.floor((spent * 100) / amount));
