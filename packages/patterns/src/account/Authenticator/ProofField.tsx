import { CodeField, type CodeRequest } from '@compute-market/components/code-field';
import { Field } from '@compute-market/components/field';
import { TextField, type TextFieldProps } from '@compute-market/components/text-field';
import { AUTHENTICATOR_DIGITS, SECOND_STEP, type SecondStep } from '@compute-market/contract/entities/authenticator';
import type { ProofForm } from '@compute-market/contract/forms/authenticator-form';
import type { UseFormReturn } from 'react-hook-form';
import { authenticatorMessages as messages } from './messages';

export interface ProofFieldProps {
  form: UseFormReturn<ProofForm>;
  way: SecondStep;
  /** The masked phone that a text message goes to. */
  phone: string;
  /** Resolves to whether a text message was sent. */
  onRequestCode: CodeRequest;
  /** Asks for the text message by itself, once, when it appears. */
  requestsAtOnce?: boolean;
  size?: TextFieldProps['size'];
  /** Where else to go, when a text message does not come. */
  smsHint?: string;
}

/** The one code of a form: of an authenticator, of a text message, or for recovery. */
export function ProofField({ form, way, phone, onRequestCode, requestsAtOnce, size, smsHint }: ProofFieldProps) {
  const {
    register,
    formState: { errors, isSubmitting },
  } = form;
  const error = errors.code?.message;
  if (way === SECOND_STEP.sms)
    return (
      <Field label={messages.proof.sms(phone)} hint={smsHint} error={error}>
        <CodeField
          size={size}
          readOnly={isSubmitting}
          onRequest={onRequestCode}
          requestsAtOnce={requestsAtOnce}
          {...register('code')}
        />
      </Field>
    );
  const isRecovery = way === SECOND_STEP.recovery;
  return (
    <Field label={messages.proof[way]} error={error}>
      <TextField
        // Another field, so that nothing of one is left in the other.
        key={way}
        size={size}
        readOnly={isSubmitting}
        autoComplete={isRecovery ? 'off' : 'one-time-code'}
        inputMode={isRecovery ? 'text' : 'numeric'}
        maxLength={isRecovery ? undefined : AUTHENTICATOR_DIGITS}
        placeholder={isRecovery ? messages.recoveryPlaceholder : undefined}
        autoCapitalize={isRecovery ? 'characters' : undefined}
        spellCheck={false}
        {...register('code')}
      />
    </Field>
  );
}
