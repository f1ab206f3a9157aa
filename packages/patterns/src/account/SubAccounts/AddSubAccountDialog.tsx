import type { AddSubAccount, AddSubAccountForm } from '@compute-market/contract/forms/sub-account-forms';
import { useController, useWatch } from 'react-hook-form';
import { FormDialog, NewPasswordField, type DialogControl, type DialogForm } from '../../form-dialog';
import { LimitField } from './LimitField';
import { subAccountMessages } from './messages';
import { NameField, NoteField } from './SubAccountFields';

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
      <NameField
        registration={register('sub_account_name')}
        error={errors.sub_account_name?.message}
        readOnly={isSubmitting}
      />
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
      <NoteField registration={register('note')} error={errors.note?.message} readOnly={isSubmitting} />
    </FormDialog>
  );
}
