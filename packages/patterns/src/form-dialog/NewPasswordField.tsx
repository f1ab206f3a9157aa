import { Field } from '@compute-market/components/field';
import { PasswordField, type PasswordFieldProps } from '@compute-market/components/password-field';
import { passwordRules, passwordStrength } from '@compute-market/contract/rules/password';
import type { RegisteredField } from './form-fields';
import { formDialogMessages as messages } from './messages';

interface NewPasswordFieldProps extends RegisteredField, Pick<PasswordFieldProps, 'size' | 'placeholder'> {
  label: string;
  /** What is typed now; judged as it grows. */
  typed: string;
}

/** A password that is being chosen, with its strength and the rules it keeps. */
export function NewPasswordField({ label, typed, error, registration, ...control }: NewPasswordFieldProps) {
  const kept = passwordRules(typed);
  const rules = (['length', 'letter', 'digit'] as const).map((rule) => ({
    label: messages.rules[rule],
    met: kept[rule],
  }));
  return (
    <Field label={label} error={error}>
      <PasswordField
        autoComplete="new-password"
        strength={{ score: passwordStrength(typed), rules }}
        {...control}
        {...registration}
      />
    </Field>
  );
}
