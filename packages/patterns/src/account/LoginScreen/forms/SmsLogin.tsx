import { CodeField } from '@compute-market/components/code-field';
import { Field } from '@compute-market/components/field';
import { PhoneField } from '@compute-market/components/phone-field';
import type { SmsLoginForm } from '@compute-market/contract/forms/login-form';
import type { CodeFormSlot } from '../form-slot';
import { loginMessages as messages } from '../messages';
import { StaySignedIn, type StaySignedInProps } from '../parts/StaySignedIn';
import { AccountWays, type AccountWaysProps } from '../parts/Ways';
import { FormFrame } from './FormFrame';

type SmsLoginProps = CodeFormSlot<SmsLoginForm> & StaySignedInProps & Omit<AccountWaysProps, 'other'>;

/** 账号登录 by text-message code (decisions 87). */
export function SmsLogin({ addressOf, onSwitch, onRequestCode, stay, onStay, ...slot }: SmsLoginProps) {
  const {
    register,
    formState: { errors, isSubmitting },
  } = slot.form;
  return (
    <FormFrame
      {...slot}
      label={messages.by.sms}
      submitLabel={messages.login}
      after={<AccountWays addressOf={addressOf} other="password" onSwitch={onSwitch} />}
    >
      <Field label={messages.phone} error={errors.phone?.message}>
        <PhoneField size="lg" autoComplete="username" readOnly={isSubmitting} {...register('phone')} />
      </Field>
      <Field label={messages.code} hint={messages.smsHint} error={errors.code?.message}>
        <CodeField size="lg" readOnly={isSubmitting} onRequest={onRequestCode} {...register('code')} />
      </Field>
      <StaySignedIn stay={stay} onStay={onStay} />
    </FormFrame>
  );
}
