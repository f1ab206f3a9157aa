import { Field } from '@compute-market/components/field';
import { PasswordField } from '@compute-market/components/password-field';
import { TextField } from '@compute-market/components/text-field';
import { PASSKEY_NAME_MAX, type Passkey } from '@compute-market/contract/entities/passkey';
import type { PasskeyForm } from '@compute-market/contract/forms/passkey-form';
import type { RemovalProps } from '../../attempt-dialog';
import { FormDialog, formFields, type DialogControl, type DialogForm } from '../../form-dialog';
import { KeyRemoval } from '../key-card';
import { passkeyMessages as messages } from './messages';

/** 添加通行密钥: what it is called, and the password; the browser asks the rest. */
export function AddPasskeyDialog(props: DialogControl & DialogForm<PasskeyForm>) {
  const { errorOf, input } = formFields(props.form);
  return (
    <FormDialog {...props} title={messages.addTitle} description={messages.addIntro} submitLabel={messages.next}>
      <Field label={messages.name} required error={errorOf('name')}>
        <TextField
          autoComplete="off"
          placeholder={messages.namePlaceholder}
          maxLength={PASSKEY_NAME_MAX}
          {...input('name')}
        />
      </Field>
      <Field label={messages.password} required error={errorOf('passwd')}>
        <PasswordField autoComplete="current-password" {...input('passwd')} />
      </Field>
    </FormDialog>
  );
}

/** Removing a passkey. */
export const RemovePasskeyDialog = ({ one, ...dialog }: RemovalProps<Passkey>) => (
  <KeyRemoval {...dialog} words={messages} subject={one.Name} />
);
