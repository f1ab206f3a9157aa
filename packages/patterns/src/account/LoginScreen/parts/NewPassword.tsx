import { Field } from '@compute-market/components/field';
import { PasswordField } from '@compute-market/components/password-field';
import type { RegisteredField } from '../../../form-dialog';
import { NewPasswordField } from '../../../form-dialog/NewPasswordField';
import { loginMessages as messages } from '../messages';

interface NewPasswordProps {
  label: string;
  /** What is typed now; judged as it grows. */
  typed: string;
  passwd: RegisteredField;
  confirm: RegisteredField;
}

/** A new password, its strength and rules, and its repetition (screens B3). */
export const NewPassword = ({ label, typed, passwd, confirm }: NewPasswordProps) => (
  <>
    <NewPasswordField label={label} typed={typed} size="lg" placeholder={messages.choosePassword} {...passwd} />
    <Field label={messages.confirm} error={confirm.error}>
      <PasswordField
        size="lg"
        autoComplete="new-password"
        placeholder={messages.confirmAgain}
        readOnly={confirm.readOnly}
        {...confirm.registration}
      />
    </Field>
  </>
);
