import { setBudget } from '@compute-market/contract/calls/budget';
import type { Budget } from '@compute-market/contract/entities/budget';
import { budgetForm } from '@compute-market/contract/forms/budget-form';
import { amountForField, yuanFromFen } from '@compute-market/contract/rules/money';
import { subjectOf, subjectValue } from '@compute-market/patterns/money/ProjectsScreen';
import { api } from '../../api';
import { useSentForm } from '../useSentForm';

/** 设置预算: a new one where there is none. */
export function useBudgetForm(budget: Budget | null, onDone: () => void) {
  return useSentForm({
    schema: budgetForm,
    defaultValues: {
      of: budget === null ? '' : subjectValue(budget),
      amount: budget === null ? '' : amountForField(budget.Amount),
    },
    fields: { INVALID_REQUEST: 'amount' },
    send: async ({ of, amount }) => {
      await api.call(setBudget, { ...subjectOf(of), amount: yuanFromFen(amount) });
      onDone();
    },
  });
}
