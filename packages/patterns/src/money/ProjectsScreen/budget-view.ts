import type { Budget } from '@compute-market/contract/entities/budget';
import type { Project } from '@compute-market/contract/entities/project';
import { BUDGET_SCOPE } from '@compute-market/contract/rules/budget';
import { routes } from '@compute-market/contract/routes';
import { expenseQuery } from '../ExpenseScreen/expense-query';
import { budgetMessages as messages } from './budget-messages';

type Subject = Pick<Budget, 'Scope' | 'Name' | 'ProjectId'>;

/** What its owner calls what a budget is of. */
export const subjectName = ({ Scope, Name }: Pick<Budget, 'Scope' | 'Name'>): string =>
  Scope === BUDGET_SCOPE.account ? messages.account : messages[Scope](Name);

/** Where the charges of this month stand that count against a budget. */
export function costsHref({ Scope, Name }: Pick<Budget, 'Scope' | 'Name'>): string {
  const narrowed =
    Scope === BUDGET_SCOPE.account ? {} : Scope === BUDGET_SCOPE.project ? { project: Name } : { sub: Name };
  return routes.expenseDetail.to(expenseQuery.parameters({ ...expenseQuery.blank, ...narrowed }));
}

/** One choice of what a budget is of, as the form holds it: a project by its number, a sub-account by its name. */
export const subjectValue = ({ Scope, ProjectId, Name }: Subject): string =>
  Scope === BUDGET_SCOPE.account ? Scope : `${Scope}:${Scope === BUDGET_SCOPE.project ? ProjectId : Name}`;

/** What the call takes for a choice of the form. */
export function subjectOf(value: string): { project_id?: number; sub_account_name?: string } {
  const [scope, ...rest] = value.split(':');
  const named = rest.join(':');
  if (scope === BUDGET_SCOPE.project) return { project_id: Number(named) };
  return scope === BUDGET_SCOPE.sub ? { sub_account_name: named } : {};
}

/** What may still get a budget: the account, its projects and sub-accounts, but for those that have one. */
export function freeSubjects(
  budgets: readonly Budget[],
  projects: readonly Pick<Project, 'ProjectId' | 'Name'>[],
  subAccounts: readonly string[],
): { readonly value: string; readonly label: string }[] {
  const taken = new Set(budgets.map(subjectValue));
  const all: Subject[] = [
    { Scope: BUDGET_SCOPE.account, Name: '', ProjectId: null },
    ...projects.map(({ ProjectId, Name }) => ({ Scope: BUDGET_SCOPE.project, Name, ProjectId })),
    ...subAccounts.map((Name) => ({ Scope: BUDGET_SCOPE.sub, Name, ProjectId: null })),
  ];
  return all
    .map((subject) => ({ value: subjectValue(subject), label: subjectName(subject) }))
    .filter(({ value }) => !taken.has(value));
}
