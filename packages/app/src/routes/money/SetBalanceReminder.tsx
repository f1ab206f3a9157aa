import type { BalanceReminder } from '@compute-market/contract/entities/balance-reminder';
import { BalanceReminderDialog } from '@compute-market/patterns/money/RechargeScreen';
import { useBalanceReminderForm } from '../../forms/money/useBalanceReminderForm';
import { useDone, type ChangeProps } from '../useDone';
import { moneyRouteMessages as messages } from './messages';

interface SetBalanceReminderProps extends ChangeProps {
  readonly reminder: BalanceReminder;
}

/** 余额不足时提醒我. The sum is part of the notice setting too, so what reads again reads the account too. */
export function SetBalanceReminder({ reminder, ...props }: SetBalanceReminderProps) {
  const { control, done } = useDone(props);
  const form = useBalanceReminderForm(reminder, done(messages.reminderSaved));
  return <BalanceReminderDialog {...control} {...form} />;
}
