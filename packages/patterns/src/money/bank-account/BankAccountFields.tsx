import { Alert } from '@compute-market/components/alert';
import { Field } from '@compute-market/components/field';
import { Link } from '@compute-market/components/link';
import { TextField } from '@compute-market/components/text-field';
import { routes } from '@compute-market/contract/routes';
import type { ReactNode } from 'react';
import type { FieldErrors, UseFormRegisterReturn } from 'react-hook-form';
import { bankAccountMessages as words } from './messages';

interface BankFields {
  bank_name: string;
  bank_account: string;
}

export interface BankAccountFieldsProps {
  register: (name: keyof BankFields) => UseFormRegisterReturn;
  errors: FieldErrors<BankFields>;
  readOnly: boolean;
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
  register,
  errors,
  readOnly,
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
      <Field label={words.bankName} error={errors.bank_name?.message}>
        <TextField autoComplete="off" readOnly={readOnly} {...register('bank_name')} />
      </Field>
      <Field label={words.bankAccount} error={errors.bank_account?.message}>
        <TextField autoComplete="off" inputMode="numeric" readOnly={readOnly} {...register('bank_account')} />
      </Field>
      {children}
    </>
  );
}
