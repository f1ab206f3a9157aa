import type { Implementation } from '../../http/handler';
import type { JobKind } from '../../jobs/job';
import { budgetCalls } from './budgets';
import { watchBudgets } from './watch';

/** Budgets of a month, and the news of what is spent of them (decisions 114). */
export const implementations: Implementation[] = budgetCalls;

export const jobKinds: JobKind[] = [watchBudgets];
