import { setBudget } from '@compute-market/contract/calls/budget';
import type { Budget } from '@compute-market/contract/entities/budget';
import { budgetForm, type BudgetForm, type BudgetOrder } from '@compute-market/contract/forms/budget-form';
import { amountForField, yuanFromFen } from '@compute-market/contract/rules/money';
import { subjectOf, subjectValue } from '@compute-market/patterns/money/ProjectsScreen';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { api } from '../../api';
import { useSubmission } from '../useSubmission';

/** 设置预算: a new one where there is none. */
export function useBudgetForm(budget: Budget | null, onDone: () => void) {
  const form = useForm<BudgetForm, unknown, BudgetOrder>({
    resolver: zodResolver(budgetForm),
    mode: 'onTouched',
    defaultValues: {
      of: budget === null ? '' : subjectValue(budget),
      amount: budget === null ? '' : amountForField(budget.Amount),
    },
  });
  const submission = useSubmission({
    form,
    fields: { INVALID_REQUEST: 'amount' },
    send: async ({ of, amount }) => {
      await api.call(setBudget, { ...subjectOf(of), amount: yuanFromFen(amount) });
      onDone();
    },
  });
  return { form, ...submission };
}
