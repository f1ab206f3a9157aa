import { CopyButton } from '@compute-market/components/copy-button';
import { Field } from '@compute-market/components/field';
import { PasswordField } from '@compute-market/components/password-field';
import { QrPanel } from '@compute-market/components/qr-panel';
import { TextField } from '@compute-market/components/text-field';
import { AUTHENTICATOR_DIGITS } from '@compute-market/contract/entities/authenticator';
import type { ProofForm, StartAuthenticatorForm } from '@compute-market/contract/forms/authenticator-form';
import { FormDialog, type DialogControl, type DialogForm } from '../../form-dialog';
import { Secret, Setup, Typed } from './Authenticator.styles';
import { authenticatorMessages as messages } from './messages';

/** 绑定身份验证器, first step: the password. */
export function StartAuthenticatorDialog(props: DialogControl & DialogForm<StartAuthenticatorForm>) {
  const {
    register,
    formState: { errors, isSubmitting },
  } = props.form;
  return (
    <FormDialog {...props} title={messages.bindTitle} description={messages.startIntro} submitLabel={messages.next}>
      <Field label={messages.password} error={errors.passwd?.message}>
        <PasswordField autoComplete="current-password" readOnly={isSubmitting} {...register('passwd')} />
      </Field>
    </FormDialog>
  );
}

interface ScanProps extends DialogControl, DialogForm<ProofForm> {
  /** The code to scan, as a data URL. */
  image: string;
  /** The same to type, in base32. */
  secret: string;
}

/** Read in groups of four, copied whole. */
const inGroups = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? '';

/** Second step: the code to scan, the secret to type, and the first code of the application (decisions 119). */
export function ScanAuthenticatorDialog({ image, secret, ...props }: ScanProps) {
  const {
    register,
    formState: { errors, isSubmitting },
  } = props.form;
  return (
    <FormDialog {...props} title={messages.bindTitle} description={messages.scanIntro} submitLabel={messages.bind}>
      <Setup>
        <QrPanel name={messages.name} state="ready" code={image} hint={messages.scan} size={180} />
        <Typed>
          {messages.secret}
          <Secret>{inGroups(secret)}</Secret>
          <CopyButton labelled value={secret} label={messages.copySecret} />
        </Typed>
      </Setup>
      <Field label={messages.code} error={errors.code?.message}>
        <TextField
          readOnly={isSubmitting}
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={AUTHENTICATOR_DIGITS}
          {...register('code')}
        />
      </Field>
    </FormDialog>
  );
}
