import { Field } from '@compute-market/components/field';
import { PasswordField } from '@compute-market/components/password-field';
import { PhoneField } from '@compute-market/components/phone-field';
import { TextField } from '@compute-market/components/text-field';
import type { SubLoginForm } from '@compute-market/contract/forms/login-form';
import type { FormSlot } from '../form-slot';
import type { LoginView } from '../login-view';
import { formFields } from '../../../form-dialog/form-fields';
import { loginMessages as messages } from '../messages';
import { StaySignedIn, type StaySignedInProps } from '../parts/StaySignedIn';
import { NoAccount } from '../parts/Ways';
import { FormFrame } from './FormFrame';

interface SubLoginProps extends FormSlot<SubLoginForm>, StaySignedInProps {
  addressOf: (view: LoginView) => string;
}

/** 子账号登录: the main account's phone, the sub-account's name and its password. */
export function SubLogin({ addressOf, stay, onStay, ...slot }: SubLoginProps) {
  const { errorOf, input } = formFields(slot.form);
  return (
    <FormFrame
      {...slot}
      label={messages.ways.sub}
      submitLabel={messages.login}
      after={<NoAccount addressOf={addressOf} />}
    >
      <Field label={messages.mainPhone} error={errorOf('phone')}>
        <PhoneField size="lg" {...input('phone')} />
      </Field>
      <Field label={messages.subName} error={errorOf('sub_account_name')}>
        <TextField
          size="lg"
          autoComplete="username"
          autoCapitalize="off"
          spellCheck={false}
          placeholder={messages.subNameHint}
          {...input('sub_account_name')}
        />
      </Field>
      <Field label={messages.password} error={errorOf('passwd')}>
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
