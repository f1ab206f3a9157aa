import type { AddSubAccount, AddSubAccountForm } from '@compute-market/contract/forms/sub-account-forms';
import { useController, useWatch } from 'react-hook-form';
import { FormDialog, NewPasswordField, formFields, type DialogControl, type DialogForm } from '../../form-dialog';
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
  const { control, errorOf, field, busy } = formFields(props.form);
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
      <NameField {...field('sub_account_name')} />
      <NewPasswordField label={messages.password} typed={typed} {...field('passwd')} />
      <LimitField
        of="total"
        field={total.field}
        hint={messages.limitHint}
        error={errorOf('money_limit')}
        disabled={busy}
      />
      {limitsMonths && (
        <LimitField
          of="month"
          field={month.field}
          hint={messages.monthHint}
          error={errorOf('month_limit')}
          disabled={busy}
        />
      )}
      <NoteField {...field('note')} />
    </FormDialog>
  );
}
