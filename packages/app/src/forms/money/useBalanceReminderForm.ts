import { setBalanceReminder } from '@compute-market/contract/calls/balance-reminder';
import type { BalanceReminder } from '@compute-market/contract/entities/balance-reminder';
import {
  balanceReminderForm,
  type BalanceReminderForm,
  type BalanceReminderOrder,
} from '@compute-market/contract/forms/balance-reminder-form';
import { amountForField, yuanFromFen } from '@compute-market/contract/rules/money';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { api } from '../../api';
import { useSubmission } from '../useSubmission';

/** 余额不足时提醒我, from what is set now. */
export function useBalanceReminderForm({ Threshold, TopUp }: BalanceReminder, onDone: () => void) {
  const form = useForm<BalanceReminderForm, unknown, BalanceReminderOrder>({
    resolver: zodResolver(balanceReminderForm),
    mode: 'onTouched',
    defaultValues: { threshold: amountForField(Threshold), top_up: TopUp === null ? '' : amountForField(TopUp) },
  });
  const submission = useSubmission({
    form,
    fields: { INVALID_REQUEST: 'threshold' },
    send: async ({ threshold, top_up }) => {
      await api.call(setBalanceReminder, {
        threshold: yuanFromFen(threshold),
        top_up: top_up === null ? null : yuanFromFen(top_up),
      });
      onDone();
    },
  });
  return { form, ...submission };
}
