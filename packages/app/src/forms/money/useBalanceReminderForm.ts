import { setBalanceReminder } from '@compute-market/contract/calls/balance-reminder';
import type { BalanceReminder } from '@compute-market/contract/entities/balance-reminder';
import { balanceReminderForm } from '@compute-market/contract/forms/balance-reminder-form';
import { amountForField, yuanFromFen } from '@compute-market/contract/rules/money';
import { api } from '../../api';
import { useSentForm } from '../useSentForm';

/** 余额不足时提醒我, from what is set now. */
export function useBalanceReminderForm({ Threshold, TopUp }: BalanceReminder, onDone: () => void) {
  return useSentForm({
    schema: balanceReminderForm,
    defaultValues: { threshold: amountForField(Threshold), top_up: TopUp === null ? '' : amountForField(TopUp) },
    fields: { INVALID_REQUEST: 'threshold' },
    send: async ({ threshold, top_up }) => {
      await api.call(setBalanceReminder, {
        threshold: yuanFromFen(threshold),
        top_up: top_up === null ? null : yuanFromFen(top_up),
      });
      onDone();
    },
  });
}
