import { Alert } from '@compute-market/components/alert';
import { Field } from '@compute-market/components/field';
import { Link } from '@compute-market/components/link';
import { PasswordField } from '@compute-market/components/password-field';
import { Select } from '@compute-market/components/select';
import { TextField } from '@compute-market/components/text-field';
import type { PayoutAccountForm, PayoutAccountOrder } from '@compute-market/contract/forms/payout-account-form';
import { routes } from '@compute-market/contract/routes';
import { useController } from 'react-hook-form';
import { FormDialog, type DialogControl, type DialogForm } from '../../form-dialog';
import { payoutMessages } from './payout-messages';

const words = payoutMessages.account;

export interface PayoutAccountDialogProps extends DialogControl, DialogForm<PayoutAccountForm, PayoutAccountOrder> {
  /** Whom the account is verified as; empty for nobody. */
  holders: readonly string[];
}

/** 收款账户: in the name of somebody the partner is verified as, by the password (decisions 116). */
export function PayoutAccountDialog({ holders, ...props }: PayoutAccountDialogProps) {
  const { form, onClose } = props;
  const {
    register,
    control,
    formState: { errors, isSubmitting },
  } = form;
  const {
    field: { ref, value, onChange },
  } = useController({ control, name: 'holder' });
  return (
    <FormDialog {...props} title={words.title} description={words.intro} submitLabel={words.save}>
      {holders.length === 0 ? (
        <Alert
          tone="warn"
          action={
            <Link href={routes.verification.to()} onClick={onClose}>
              {words.verify}
            </Link>
          }
        >
          {words.unverified}
        </Alert>
      ) : (
        <>
          <Field label={words.holder} error={errors.holder?.message}>
            <Select
              ref={ref}
              options={holders.map((name) => ({ value: name, label: name }))}
              value={value}
              onValueChange={onChange}
              disabled={isSubmitting}
            />
          </Field>
          <Field label={words.bankName} error={errors.bank_name?.message}>
            <TextField autoComplete="off" readOnly={isSubmitting} {...register('bank_name')} />
          </Field>
          <Field label={words.bankAccount} error={errors.bank_account?.message}>
            <TextField autoComplete="off" inputMode="numeric" readOnly={isSubmitting} {...register('bank_account')} />
          </Field>
          <Field label={words.passwd} error={errors.passwd?.message}>
            <PasswordField autoComplete="current-password" readOnly={isSubmitting} {...register('passwd')} />
          </Field>
        </>
      )}
    </FormDialog>
  );
}
