import { Field } from '@compute-market/components/field';
import { TextField } from '@compute-market/components/text-field';
import { NOTE_MAX_LENGTH, SUB_ACCOUNT_NAME_LENGTH } from '@compute-market/contract/constants';
import type { AddSubAccount, AddSubAccountForm } from '@compute-market/contract/forms/sub-account-forms';
import { useController, useWatch } from 'react-hook-form';
import { FormDialog, NewPasswordField, type DialogControl, type DialogForm } from '../../form-dialog';
import { LimitField } from './LimitField';
import { subAccountMessages } from './messages';

const messages = subAccountMessages.form;

interface AddSubAccountDialogProps extends DialogControl, DialogForm<AddSubAccountForm, AddSubAccount> {
  /** Whether months can be limited (decisions 127). */
  limitsMonths: boolean;
}

/** 新建子账号 (screens B11). */
export function AddSubAccountDialog({ limitsMonths, ...props }: AddSubAccountDialogProps) {
  const {
    register,
    control,
    formState: { errors, isSubmitting },
  } = props.form;
  const typed = useWatch({ control, name: 'passwd' });
  const total = useController({ control, name: 'money_limit' });
  const month = useController({ control, name: 'month_limit' });
  return (
    <FormDialog
      {...props}
      title={subAccountMessages.add}
      description={subAccountMessages.addIntro}
      submitLabel={subAccountMessages.addSubmit}
    >
      <Field label={messages.name} hint={messages.nameHint} error={errors.sub_account_name?.message}>
        <TextField
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={SUB_ACCOUNT_NAME_LENGTH.max}
          readOnly={isSubmitting}
          {...register('sub_account_name')}
        />
      </Field>
      <NewPasswordField
        label={messages.password}
        typed={typed}
        error={errors.passwd?.message}
        readOnly={isSubmitting}
        registration={register('passwd')}
      />
      <LimitField
        of="total"
        field={total.field}
        hint={messages.limitHint}
        error={errors.money_limit?.message}
        disabled={isSubmitting}
      />
      {limitsMonths && (
        <LimitField
          of="month"
          field={month.field}
          hint={messages.monthHint}
          error={errors.month_limit?.message}
          disabled={isSubmitting}
        />
      )}
      <Field optional label={messages.note} error={errors.note?.message}>
        <TextField
          autoComplete="off"
          maxLength={NOTE_MAX_LENGTH}
          placeholder={messages.notePlaceholder}
          readOnly={isSubmitting}
          {...register('note')}
        />
      </Field>
    </FormDialog>
  );
}
