import { AmountField } from '@compute-market/components/amount-field';
import { Field } from '@compute-market/components/field';
import type { LowBalance, LowBalanceForm } from '@compute-market/contract/forms/low-balance-form';
import { useController } from 'react-hook-form';
import { FormDialog, type DialogControl, type DialogForm } from '../../form-dialog';
import { securityDialogMessages } from './messages';

const messages = securityDialogMessages.threshold;

/** 余额不足提醒: below which balance to tell (screens G8). */
export function LowBalanceDialog(props: DialogControl & DialogForm<LowBalanceForm, LowBalance>) {
  const {
    field: { ref, value, onChange },
    fieldState,
  } = useController({ control: props.form.control, name: 'threshold' });
  return (
    <FormDialog {...props} title={messages.title} submitLabel={securityDialogMessages.save}>
      <Field label={messages.label} hint={messages.hint} error={fieldState.error?.message}>
        <AmountField ref={ref} value={value} disabled={props.form.formState.isSubmitting} onValueChange={onChange} />
      </Field>
    </FormDialog>
  );
}
