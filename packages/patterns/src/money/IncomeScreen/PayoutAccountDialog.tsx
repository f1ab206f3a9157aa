import { Field } from '@compute-market/components/field';
import { PasswordField } from '@compute-market/components/password-field';
import { Select } from '@compute-market/components/select';
import type { PayoutAccountForm, PayoutAccountOrder } from '@compute-market/contract/forms/payout-account-form';
import { useController } from 'react-hook-form';
import { FormDialog, formFields, type DialogControl, type DialogForm } from '../../form-dialog';
import { BankAccountFields } from '../bank-account';
import { payoutMessages } from './payout-messages';

const words = payoutMessages.account;

export interface PayoutAccountDialogProps extends DialogControl, DialogForm<PayoutAccountForm, PayoutAccountOrder> {
  /** Whom the account is verified as; empty for nobody. */
  holders: readonly string[];
}

/** 收款账户: in the name of somebody the partner is verified as, by the password (decisions 116). */
export function PayoutAccountDialog({ holders, ...props }: PayoutAccountDialogProps) {
  const { form, onClose } = props;
  const fields = formFields(form);
  const { control, errorOf, input, busy } = fields;
  const {
    field: { ref, value, onChange },
  } = useController({ control, name: 'holder' });
  return (
    <FormDialog {...props} title={words.title} description={words.intro} submitLabel={words.save}>
      <BankAccountFields
        fields={fields}
        holders={holders}
        unverified={words.unverified}
        onLeave={onClose}
        holder={
          <Field label={words.holder} error={errorOf('holder')}>
            <Select
              ref={ref}
              options={holders.map((name) => ({ value: name, label: name }))}
              value={value}
              onValueChange={onChange}
              disabled={busy}
            />
          </Field>
        }
      >
        <Field label={words.passwd} error={errorOf('passwd')}>
          <PasswordField autoComplete="current-password" {...input('passwd')} />
        </Field>
      </BankAccountFields>
    </FormDialog>
  );
}
