import { Combobox } from '@compute-market/components/combobox';
import { Field } from '@compute-market/components/field';
import type { Budget } from '@compute-market/contract/entities/budget';
import type { BudgetForm, BudgetOrder } from '@compute-market/contract/forms/budget-form';
import { useController } from 'react-hook-form';
import { AttemptDialog } from '../../attempt-dialog';
import { FormDialog, type DialogControl, type DialogForm, FormAmountField } from '../../form-dialog';
import { budgetMessages as messages } from './budget-messages';
import { subjectName } from './budget-view';

const words = messages.dialog;

interface BudgetDialogProps extends DialogControl, DialogForm<BudgetForm, BudgetOrder> {
  /** The one that is changed; null for a new one. */
  readonly budget: Budget | null;
  /** What a new one may be of. */
  readonly subjects: readonly { readonly value: string; readonly label: string }[];
}

function SubjectField({ form, subjects }: Pick<BudgetDialogProps, 'form' | 'subjects'>) {
  const {
    field: { value, onChange },
    fieldState,
  } = useController({ control: form.control, name: 'of' });
  return (
    <Field label={words.of} error={fieldState.error?.message}>
      <Combobox
        options={subjects}
        value={value}
        placeholder={words.choose}
        disabled={form.formState.isSubmitting}
        onValueChange={onChange}
      />
    </Field>
  );
}

/** 设置预算, of the account, a project or a sub-account (decisions 114). */
export const BudgetDialog = ({ budget, subjects, ...props }: BudgetDialogProps) => (
  <FormDialog
    {...props}
    title={budget === null ? words.add : words.change(subjectName(budget))}
    submitLabel={words.save}
  >
    {budget === null && <SubjectField form={props.form} subjects={subjects} />}
    <FormAmountField form={props.form} name="amount" label={words.amount} hint={words.amountHint} />
  </FormDialog>
);

/** Asks before a budget is removed; `onRemove` rejects with a sentence. */
export const RemoveBudgetDialog = ({
  budget,
  onRemove,
  ...dialog
}: DialogControl & { readonly budget: Budget; readonly onRemove: () => Promise<void> }) => (
  <AttemptDialog
    {...dialog}
    tone="danger"
    title={messages.removeDialog.title(subjectName(budget))}
    description={messages.removeDialog.text}
    labels={{ confirm: messages.removeDialog.confirm }}
    onAttempt={onRemove}
  />
);
