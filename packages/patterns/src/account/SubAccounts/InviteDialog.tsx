import { Field } from '@compute-market/components/field';
import { PhoneField } from '@compute-market/components/phone-field';
import type { InviteSubAccount, InviteSubAccountForm } from '@compute-market/contract/forms/sub-account-forms';
import { useController } from 'react-hook-form';
import { FormDialog, formFields, type DialogControl, type DialogForm } from '../../form-dialog';
import { invitationMessages } from './invitation-messages';
import { LimitField } from './LimitField';
import { subAccountMessages } from './messages';
import { NameField, NoteField } from './SubAccountFields';
import { RightsField } from './RightsField';

const messages = subAccountMessages.form;

type InviteDialogProps = DialogControl & DialogForm<InviteSubAccountForm, InviteSubAccount>;

/** 邀请子账号: whose phone, and what it may do and spend (decisions 134). */
export function InviteDialog(props: InviteDialogProps) {
  const { control, errorOf, input, field, busy } = formFields(props.form);
  const total = useController({ control, name: 'money_limit' });
  const month = useController({ control, name: 'month_limit' });
  const rights = useController({ control, name: 'rights' });
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
      <LimitField
        of="total"
        field={total.field}
        hint={messages.limitHint}
        error={errorOf('money_limit')}
        disabled={busy}
      />
      <LimitField
        of="month"
        field={month.field}
        hint={messages.monthHint}
        error={errorOf('month_limit')}
        disabled={busy}
      />
      <RightsField
        label={invitationMessages.offer}
        field={rights.field}
        error={rights.fieldState.error?.message}
        disabled={busy}
      />
      <NoteField {...field('note')} />
    </FormDialog>
  );
}
