import { CodeField } from '@compute-market/components/code-field';
import { Field } from '@compute-market/components/field';
import { PhoneField } from '@compute-market/components/phone-field';
import { TextField } from '@compute-market/components/text-field';
import type { RegisterForm } from '@compute-market/contract/forms/register-form';
import { useWatch } from 'react-hook-form';
import type { Terms } from '../../../agreement-tick/AgreementTick';
import type { CodeFormSlot } from '../form-slot';
import type { LoginView } from '../login-view';
import { loginMessages as messages } from '../messages';
import { Agreement } from '../parts/Agreement';
import { NewPassword } from '../parts/NewPassword';
import { HasAccount } from '../parts/Ways';
import { FormFrame } from './FormFrame';

interface PersonalRegisterProps extends CodeFormSlot<RegisterForm> {
  addressOf: (view: LoginView) => string;
  /** What the tick agrees to. */
  terms: Terms;
}

/** 个人注册. */
export function PersonalRegister({ addressOf, terms, onRequestCode, ...slot }: PersonalRegisterProps) {
  const {
    register,
    control,
    formState: { errors, isSubmitting },
  } = slot.form;
  const typed = useWatch({ control, name: 'passwd' });
  return (
    <FormFrame
      {...slot}
      label={messages.ways.personal}
      submitLabel={messages.register}
      after={<HasAccount addressOf={addressOf} />}
    >
      <Field label={messages.phone} error={errors.phone?.message}>
        <PhoneField size="lg" readOnly={isSubmitting} {...register('phone')} />
      </Field>
      <Field label={messages.code} error={errors.code?.message}>
        <CodeField size="lg" readOnly={isSubmitting} onRequest={onRequestCode} {...register('code')} />
      </Field>
      <NewPassword
        label={messages.password}
        typed={typed}
        passwd={register('passwd')}
        confirm={register('confirm')}
        errors={{ passwd: errors.passwd?.message, confirm: errors.confirm?.message }}
        readOnly={isSubmitting}
      />
      <Field optional label={messages.invite} error={errors.invite_code?.message}>
        <TextField
          size="lg"
          autoComplete="off"
          placeholder={messages.enterInvite}
          readOnly={isSubmitting}
          {...register('invite_code')}
        />
      </Field>
      <Agreement agree={register('agree')} error={errors.agree?.message} terms={terms} />
    </FormFrame>
  );
}
