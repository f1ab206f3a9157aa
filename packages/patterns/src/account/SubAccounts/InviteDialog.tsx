import { Field } from '@compute-market/components/field';
import { PhoneField } from '@compute-market/components/phone-field';
import type { InviteSubAccount, InviteSubAccountForm } from '@compute-market/contract/forms/sub-account-forms';
import {
  FormDialog,
  formFields,
  type DialogControl,
  type DialogForm,
  FormAmountField,
  FormChoicesField,
} from '../../form-dialog';
import { invitationMessages } from './invitation-messages';
import { subAccountMessages } from './messages';
import { NameField, NoteField } from './SubAccountFields';
import { rightOptions } from './right-options';

const messages = subAccountMessages.form;

type InviteDialogProps = DialogControl & DialogForm<InviteSubAccountForm, InviteSubAccount>;

/** 邀请子账号: whose phone, and what it may do and spend (decisions 134). */
export function InviteDialog(props: InviteDialogProps) {
  const { errorOf, input, field } = formFields(props.form);
  return (
    <FormDialog
      {...props}
      title={invitationMessages.invite}
      description={invitationMessages.intro}
      submitLabel={invitationMessages.send}
    >
      <Field label={invitationMessages.phone} error={errorOf('phone')}>
        <PhoneField autoComplete="off" {...input('phone')} />
      </Field>
      <NameField {...field('sub_account_name')} />
      <FormAmountField form={props.form} name="money_limit" label={messages.limitOf.total} hint={messages.limitHint} />
      <FormAmountField
        form={props.form}
        name="month_limit"
        optional
        label={messages.limitOf.month}
        hint={messages.monthHint}
      />
      <FormChoicesField form={props.form} name="rights" label={invitationMessages.offer} options={rightOptions} />
      <NoteField {...field('note')} />
    </FormDialog>
  );
}
