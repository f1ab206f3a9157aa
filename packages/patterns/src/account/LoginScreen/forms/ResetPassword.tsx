import { Text } from '@compute-market/components/text';
import type { ResetPasswordForm } from '@compute-market/contract/forms/reset-password-form';
import { useWatch } from 'react-hook-form';
import type { CodeFormSlot } from '../form-slot';
import type { LoginView } from '../login-view';
import { formFields } from '../../../form-dialog/form-fields';
import { loginMessages as messages } from '../messages';
import { NewPassword } from '../parts/NewPassword';
import { BackToLogin } from '../parts/Ways';
import { PhoneAndCode } from '../parts/PhoneAndCode';
import { FormFrame } from './FormFrame';

interface ResetPasswordProps extends CodeFormSlot<ResetPasswordForm> {
  addressOf: (view: LoginView) => string;
}

/** 忘记密码: a new password by text-message code. */
export function ResetPassword({ addressOf, onRequestCode, ...slot }: ResetPasswordProps) {
  const { control, field } = formFields(slot.form);
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
        <PhoneAndCode phone={field('phone')} code={field('code')} known onRequestCode={onRequestCode} />
        <NewPassword label={messages.newPassword} typed={typed} passwd={field('passwd')} confirm={field('confirm')} />
      </FormFrame>
    </>
  );
}
