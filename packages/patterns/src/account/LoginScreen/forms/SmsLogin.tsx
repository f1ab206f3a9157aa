import type { SmsLoginForm } from '@compute-market/contract/forms/login-form';
import type { CodeFormSlot } from '../form-slot';
import { formFields } from '../../../form-dialog/form-fields';
import { loginMessages as messages } from '../messages';
import { StaySignedIn, type StaySignedInProps } from '../parts/StaySignedIn';
import { AccountWays, type AccountWaysProps } from '../parts/Ways';
import { PhoneAndCode } from '../parts/PhoneAndCode';
import { FormFrame } from './FormFrame';

type SmsLoginProps = CodeFormSlot<SmsLoginForm> & StaySignedInProps & Omit<AccountWaysProps, 'other'>;

/** 账号登录 by text-message code (decisions 87). */
export function SmsLogin({ addressOf, onSwitch, onRequestCode, stay, onStay, ...slot }: SmsLoginProps) {
  const { field } = formFields(slot.form);
  return (
    <FormFrame
      {...slot}
      label={messages.by.sms}
      submitLabel={messages.login}
      after={<AccountWays addressOf={addressOf} other="password" onSwitch={onSwitch} />}
    >
      <PhoneAndCode
        phone={field('phone')}
        code={field('code')}
        codeHint={messages.smsHint}
        known
        onRequestCode={onRequestCode}
      />
      <StaySignedIn stay={stay} onStay={onStay} />
    </FormFrame>
  );
}
