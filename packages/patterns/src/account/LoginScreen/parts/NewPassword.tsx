import { Field } from '@compute-market/components/field';
import { PasswordField } from '@compute-market/components/password-field';
import { passwordRules, passwordStrength } from '@compute-market/contract/rules/password';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { loginMessages as messages } from '../messages';

interface NewPasswordProps {
  label: string;
  /** What is typed now; judged as it grows. */
  typed: string;
  passwd: UseFormRegisterReturn;
  confirm: UseFormRegisterReturn;
  errors: { readonly passwd?: string; readonly confirm?: string };
  readOnly: boolean;
}

/** A new password, its strength and rules, and its repetition (screens B3). */
export function NewPassword({ label, typed, passwd, confirm, errors, readOnly }: NewPasswordProps) {
  const kept = passwordRules(typed);
  const rules = (['length', 'letter', 'digit'] as const).map((rule) => ({
    label: messages.rules[rule],
    met: kept[rule],
  }));
  return (
    <>
      <Field label={label} error={errors.passwd}>
        <PasswordField
          size="lg"
          autoComplete="new-password"
          placeholder={messages.choosePassword}
          strength={{ score: passwordStrength(typed), rules }}
          readOnly={readOnly}
          {...passwd}
        />
      </Field>
      <Field label={messages.confirm} error={errors.confirm}>
        <PasswordField
          size="lg"
          autoComplete="new-password"
          placeholder={messages.confirmAgain}
          readOnly={readOnly}
          {...confirm}
        />
      </Field>
    </>
  );
}
