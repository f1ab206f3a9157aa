import { CodeField } from '@compute-market/components/code-field';
import { Field } from '@compute-market/components/field';
import { PhoneField } from '@compute-market/components/phone-field';
import { Text } from '@compute-market/components/text';
import type { ResetPasswordForm } from '@compute-market/contract/forms/reset-password-form';
import { useWatch } from 'react-hook-form';
import type { CodeFormSlot } from '../form-slot';
import type { LoginView } from '../login-view';
import { loginMessages as messages } from '../messages';
import { NewPassword } from '../parts/NewPassword';
import { BackToLogin } from '../parts/Ways';
import { FormFrame } from './FormFrame';

interface ResetPasswordProps extends CodeFormSlot<ResetPasswordForm> {
  addressOf: (view: LoginView) => string;
}

/** 忘记密码: a new password by text-message code. */
export function ResetPassword({ addressOf, onRequestCode, ...slot }: ResetPasswordProps) {
  const {
    register,
    control,
    formState: { errors, isSubmitting },
  } = slot.form;
  const typed = useWatch({ control, name: 'passwd' });
  return (
    <>
      <Text as="p" size="dense" tone="secondary" spaceAbove={16}>
        {messages.resetHelp}
      </Text>
      <FormFrame
        {...slot}
        label={messages.pages.reset}
        submitLabel={messages.reset}
        after={<BackToLogin addressOf={addressOf} />}
      >
        <Field label={messages.phone} error={errors.phone?.message}>
          <PhoneField size="lg" autoComplete="username" readOnly={isSubmitting} {...register('phone')} />
        </Field>
        <Field label={messages.code} error={errors.code?.message}>
          <CodeField size="lg" readOnly={isSubmitting} onRequest={onRequestCode} {...register('code')} />
        </Field>
        <NewPassword
          label={messages.newPassword}
          typed={typed}
          passwd={register('passwd')}
          confirm={register('confirm')}
          errors={{ passwd: errors.passwd?.message, confirm: errors.confirm?.message }}
          readOnly={isSubmitting}
        />
      </FormFrame>
    </>
  );
}
