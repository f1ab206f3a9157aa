import type { AddSubAccount, AddSubAccountForm } from '@compute-market/contract/forms/sub-account-forms';
import { useWatch } from 'react-hook-form';
import {
  FormDialog,
  NewPasswordField,
  formFields,
  type DialogControl,
  type DialogForm,
  FormAmountField,
} from '../../form-dialog';
import { subAccountMessages } from './messages';
import { NameField, NoteField } from './SubAccountFields';

const messages = subAccountMessages.form;

interface AddSubAccountDialogProps extends DialogControl, DialogForm<AddSubAccountForm, AddSubAccount> {
  /** Whether months can be limited (decisions 127). */
  limitsMonths: boolean;
}

/** 新建子账号 (screens B11). */
export function AddSubAccountDialog({ limitsMonths, ...props }: AddSubAccountDialogProps) {
  const { control, field } = formFields(props.form);
  const typed = useWatch({ control, name: 'passwd' });
  return (
    <FormDialog
      {...props}
      title={subAccountMessages.add}
      description={subAccountMessages.addIntro}
      submitLabel={subAccountMessages.addSubmit}
    >
      <NameField {...field('sub_account_name')} />
      <NewPasswordField label={messages.password} typed={typed} {...field('passwd')} />
      <FormAmountField form={props.form} name="money_limit" label={messages.limitOf.total} hint={messages.limitHint} />
      {limitsMonths && (
        <FormAmountField
          form={props.form}
          name="month_limit"
          optional
          label={messages.limitOf.month}
          hint={messages.monthHint}
        />
      )}
      <NoteField {...field('note')} />
    </FormDialog>
  );
}
