import { Alert } from '@compute-market/components/alert';
import { Field } from '@compute-market/components/field';
import { Link } from '@compute-market/components/link';
import { TextField } from '@compute-market/components/text-field';
import { routes } from '@compute-market/contract/routes';
import type { ReactNode } from 'react';
import type { FormFields } from '../../form-dialog';
import { bankAccountMessages as words } from './messages';

export interface BankAccountFieldsProps {
  /** Of the form that has them. */
  fields: Pick<FormFields<'bank_name' | 'bank_account'>, 'errorOf' | 'input'>;
  /** Whom the account is verified as; empty for nobody. */
  holders: readonly string[];
  /** Why nobody is transferred to who is not verified. */
  unverified: string;
  /** The way to the verification leads out of the dialog. */
  onLeave: () => void;
  /** The field of the holder, one of `holders`. */
  holder: ReactNode;
  /** What is asked beside the account. */
  children?: ReactNode;
}

/** The bank account that money is transferred to, or the way to the verification that one needs (decisions 43, 116). */
export function BankAccountFields({
  fields: { errorOf, input },
  holders,
  unverified,
  onLeave,
  holder,
  children,
}: BankAccountFieldsProps) {
  if (holders.length === 0)
    return (
      <Alert
        tone="warn"
        action={
          <Link href={routes.verification.to()} onClick={onLeave}>
            {words.verify}
          </Link>
        }
      >
        {unverified}
      </Alert>
    );
  return (
    <>
      {holder}
      <Field label={words.bankName} error={errorOf('bank_name')}>
        <TextField autoComplete="off" {...input('bank_name')} />
      </Field>
      <Field label={words.bankAccount} error={errorOf('bank_account')}>
        <TextField autoComplete="off" inputMode="numeric" {...input('bank_account')} />
      </Field>
      {children}
    </>
  );
}
