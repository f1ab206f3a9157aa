import type { BalanceReminder } from '@compute-market/contract/entities/balance-reminder';
import { BalanceReminderDialog } from '@compute-market/patterns/money/RechargeScreen';
import { refreshUser } from '../../flows/account';
import { useBalanceReminderForm } from '../../forms/money/useBalanceReminderForm';
import { useDone, type ChangeProps } from '../useDone';
import { moneyRouteMessages as messages } from './messages';

interface SetBalanceReminderProps extends ChangeProps {
  readonly reminder: BalanceReminder;
}

/** 余额不足时提醒我. The sum is part of the notice setting too, so that the account is read again. */
export function SetBalanceReminder({ reminder, ...props }: SetBalanceReminderProps) {
  const { control, done } = useDone(props);
  const form = useBalanceReminderForm(reminder, () => {
    done(messages.reminderSaved)();
    void refreshUser();
  });
  return <BalanceReminderDialog {...control} {...form} />;
}
