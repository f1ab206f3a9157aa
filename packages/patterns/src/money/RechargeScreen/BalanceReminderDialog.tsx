import type { BalanceReminderForm, BalanceReminderOrder } from '@compute-market/contract/forms/balance-reminder-form';
import { FormDialog, type DialogControl, type DialogForm, FormAmountField } from '../../form-dialog';
import { reminderMessages as messages } from './reminder-messages';

export type BalanceReminderDialogProps = DialogControl & DialogForm<BalanceReminderForm, BalanceReminderOrder>;

/** 余额不足时提醒我: below which balance, and the top-up to prepare (decisions 115). */
export const BalanceReminderDialog = (props: BalanceReminderDialogProps) => (
  <FormDialog {...props} title={messages.title} description={messages.why} submitLabel={messages.save}>
    <FormAmountField form={props.form} name="threshold" label={messages.threshold} hint={messages.thresholdHint} />
    <FormAmountField form={props.form} name="top_up" label={messages.topUp} hint={messages.topUpHint} optional />
  </FormDialog>
);
