import { AmountField } from '@compute-market/components/amount-field';
import { Field } from '@compute-market/components/field';
import type { BalanceReminderForm, BalanceReminderOrder } from '@compute-market/contract/forms/balance-reminder-form';
import { useController, type UseFormReturn } from 'react-hook-form';
import { FormDialog, type DialogControl, type DialogForm } from '../../form-dialog';
import { reminderMessages as messages } from './reminder-messages';

interface SumProps {
  readonly form: UseFormReturn<BalanceReminderForm, unknown, BalanceReminderOrder>;
  readonly name: keyof BalanceReminderForm;
  readonly label: string;
  readonly hint: string;
  readonly optional?: boolean;
}

function Sum({ form, name, ...field }: SumProps) {
  const {
    field: { ref, value, onChange },
    fieldState,
  } = useController({ control: form.control, name });
  return (
    <Field {...field} error={fieldState.error?.message}>
      <AmountField ref={ref} value={value} disabled={form.formState.isSubmitting} onValueChange={onChange} />
    </Field>
  );
}

export type BalanceReminderDialogProps = DialogControl & DialogForm<BalanceReminderForm, BalanceReminderOrder>;

/** 余额不足时提醒我: below which balance, and the top-up to prepare (decisions 115). */
export const BalanceReminderDialog = (props: BalanceReminderDialogProps) => (
  <FormDialog {...props} title={messages.title} description={messages.why} submitLabel={messages.save}>
    <Sum form={props.form} name="threshold" label={messages.threshold} hint={messages.thresholdHint} />
    <Sum form={props.form} name="top_up" label={messages.topUp} hint={messages.topUpHint} optional />
  </FormDialog>
);
