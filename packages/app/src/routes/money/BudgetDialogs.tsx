import { removeBudget } from '@compute-market/contract/calls/budget';
import type { Budget } from '@compute-market/contract/entities/budget';
import { BudgetDialog, RemoveBudgetDialog, type BudgetAction } from '@compute-market/patterns/money/ProjectsScreen';
import { api } from '../../api';
import { useBudgetForm } from '../../forms/money/useBudgetForm';
import { useDone, type ChangeProps } from '../useDone';
import { moneyRouteMessages as messages } from './messages';

interface SetBudgetProps extends ChangeProps {
  /** Null for a new one. */
  readonly budget: Budget | null;
  readonly subjects: readonly { readonly value: string; readonly label: string }[];
}

export function SetBudget({ budget, subjects, ...props }: SetBudgetProps) {
  const { control, done } = useDone(props);
  const form = useBudgetForm(budget, done(messages.budgetSaved));
  return <BudgetDialog {...control} {...form} budget={budget} subjects={subjects} />;
}

function RemoveBudget({ budget, ...props }: ChangeProps & { readonly budget: Budget }) {
  const { control, done } = useDone(props);
  const remove = () => api.call(removeBudget, { budget_id: budget.BudgetId }).then(done(messages.budgetRemoved));
  return <RemoveBudgetDialog {...control} budget={budget} onRemove={remove} />;
}

/** The dialog of one action on one budget. */
export const ChangeBudget = ({
  action,
  budget,
  ...props
}: ChangeProps & { readonly action: BudgetAction; readonly budget: Budget }) =>
  action === 'change' ? (
    <SetBudget budget={budget} subjects={[]} {...props} />
  ) : (
    <RemoveBudget budget={budget} {...props} />
  );
