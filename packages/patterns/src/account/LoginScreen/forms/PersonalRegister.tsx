import { Field } from '@compute-market/components/field';
import { TextField } from '@compute-market/components/text-field';
import type { RegisterForm } from '@compute-market/contract/forms/register-form';
import { useWatch } from 'react-hook-form';
import type { Terms } from '../../../agreement-tick/AgreementTick';
import type { CodeFormSlot } from '../form-slot';
import type { LoginView } from '../login-view';
import { formFields } from '../../../form-dialog/form-fields';
import { loginMessages as messages } from '../messages';
import { Agreement } from '../parts/Agreement';
import { NewPassword } from '../parts/NewPassword';
import { HasAccount } from '../parts/Ways';
import { PhoneAndCode } from '../parts/PhoneAndCode';
import { FormFrame } from './FormFrame';

interface PersonalRegisterProps extends CodeFormSlot<RegisterForm> {
  addressOf: (view: LoginView) => string;
  /** What the tick agrees to. */
  terms: Terms;
}

/** 个人注册. */
export function PersonalRegister({ addressOf, terms, onRequestCode, ...slot }: PersonalRegisterProps) {
  const { control, register, errorOf, input, field } = formFields(slot.form);
  const typed = useWatch({ control, name: 'passwd' });
  return (
    <FormFrame
      {...slot}
      label={messages.ways.personal}
      submitLabel={messages.register}
      after={<HasAccount addressOf={addressOf} />}
    >
      <PhoneAndCode phone={field('phone')} code={field('code')} onRequestCode={onRequestCode} />
      <NewPassword label={messages.password} typed={typed} passwd={field('passwd')} confirm={field('confirm')} />
      <Field optional label={messages.invite} error={errorOf('invite_code')}>
        <TextField size="lg" autoComplete="off" placeholder={messages.enterInvite} {...input('invite_code')} />
      </Field>
      <Agreement agree={register('agree')} error={errorOf('agree')} terms={terms} />
    </FormFrame>
  );
}
