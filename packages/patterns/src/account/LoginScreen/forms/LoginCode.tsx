import { Button } from '@compute-market/components/button';
import { CodeField } from '@compute-market/components/code-field';
import { Field } from '@compute-market/components/field';
import { Text } from '@compute-market/components/text';
import type { LoginCodeForm } from '@compute-market/contract/forms/login-form';
import type { CodeFormSlot } from '../form-slot';
import { loginMessages as messages } from '../messages';
import { Way } from '../parts/Ways.styles';
import { FormFrame } from './FormFrame';

interface LoginCodeProps extends CodeFormSlot<LoginCodeForm> {
  /** The masked phone that the code goes to. */
  phone: string;
  /** To the password again. */
  onBack: () => void;
}

/** The second step of 账号登录, when the account asks for a code after the password (screens B21). */
export function LoginCode({ phone, onBack, onRequestCode, ...slot }: LoginCodeProps) {
  const {
    register,
    formState: { errors, isSubmitting },
  } = slot.form;
  return (
    <>
      <Text as="p" size="dense" tone="secondary">
        {messages.codeHelp(phone)}
      </Text>
      <FormFrame
        {...slot}
        label={messages.secondStep}
        submitLabel={messages.login}
        after={
          <Way>
            <Button variant="text" onClick={onBack}>
              {messages.backToPassword}
            </Button>
          </Way>
        }
      >
        <Field label={messages.code} hint={messages.codeLost} error={errors.code?.message}>
          <CodeField size="lg" readOnly={isSubmitting} onRequest={onRequestCode} {...register('code')} />
        </Field>
      </FormFrame>
    </>
  );
}
