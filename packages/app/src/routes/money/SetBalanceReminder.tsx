import type { BalanceReminder } from '@compute-market/contract/entities/balance-reminder';
import { BalanceReminderDialog } from '@compute-market/patterns/money/RechargeScreen';
import { refreshUser } from '../../flows/account';
import { useBalanceReminderForm } from '../../forms/money/useBalanceReminderForm';
import { showSuccess } from '../../state/toasts';
import { useClosing, type ClosingProps } from '../account/useClosing';
import { moneyRouteMessages as messages } from './messages';

interface SetBalanceReminderProps extends ClosingProps {
  readonly reminder: BalanceReminder;
  readonly onChanged: () => void;
}

/** 余额不足时提醒我. The sum is part of the notice setting too, so that the account is read again. */
export function SetBalanceReminder({ reminder, onChanged, ...props }: SetBalanceReminderProps) {
  const control = useClosing(props);
  const form = useBalanceReminderForm(reminder, () => {
    control.onClose();
    showSuccess(messages.reminderSaved);
    onChanged();
    void refreshUser();
  });
  return <BalanceReminderDialog {...control} {...form} />;
}
