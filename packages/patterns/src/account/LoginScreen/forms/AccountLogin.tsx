import { Field } from '@compute-market/components/field';
import { Link } from '@compute-market/components/link';
import { PasswordField } from '@compute-market/components/password-field';
import { PhoneField } from '@compute-market/components/phone-field';
import type { LoginForm } from '@compute-market/contract/forms/login-form';
import type { FormSlot } from '../form-slot';
import { formFields } from '../../../form-dialog/form-fields';
import { loginMessages as messages } from '../messages';
import { FormFrame } from './FormFrame';
import { StaySignedIn, type StaySignedInProps } from '../parts/StaySignedIn';
import { AccountWays, type AccountWaysProps } from '../parts/Ways';

export type AccountLoginProps = FormSlot<LoginForm> & StaySignedInProps & Omit<AccountWaysProps, 'other'>;

/** 账号登录: phone and password. */
export function AccountLogin({ addressOf, onSwitch, stay, onStay, ...slot }: AccountLoginProps) {
  const { errorOf, input } = formFields(slot.form);
  return (
    <FormFrame
      {...slot}
      label={messages.ways.account}
      submitLabel={messages.login}
      after={<AccountWays addressOf={addressOf} other="sms" onSwitch={onSwitch} />}
    >
      <Field label={messages.phone} error={errorOf('phone')}>
        <PhoneField size="lg" autoComplete="username" {...input('phone')} />
      </Field>
      <Field
        label={messages.password}
        error={errorOf('passwd')}
        action={<Link href={addressOf('reset')}>{messages.forgot}</Link>}
      >
        <PasswordField
          size="lg"
          autoComplete="current-password"
          placeholder={messages.enterPassword}
          {...input('passwd')}
        />
      </Field>
      <StaySignedIn stay={stay} onStay={onStay} />
    </FormFrame>
  );
}
