import { CodeField } from '@compute-market/components/code-field';
import { Field } from '@compute-market/components/field';
import { PhoneField } from '@compute-market/components/phone-field';
import { TextField } from '@compute-market/components/text-field';
import type { Verification } from '@compute-market/contract/entities/verification';
import type { BankCardForm } from '@compute-market/contract/forms/verification-forms';
import type { VerificationAgreementSlot } from '../verification-agreement';
import {
  FormBody,
  Pair,
  Verified,
  VerificationFrame,
  verificationFrameMessages,
  type VerificationForm,
} from '../verification-frame';
import { bankCardMessages as messages } from './messages';

export interface BankCardScreenProps extends VerificationForm<BankCardForm> {
  standing: Verification | null;
  /** Not asked for where it was agreed to on the way here. */
  agreement?: VerificationAgreementSlot | null;
  /** The card was recognised. */
  done: boolean;
  /** Sends a code to the phone; resolves to whether one was sent. */
  onRequestCode: () => Promise<boolean>;
}

/** /console/verification/bankCardVerify (screens B23). */
export function BankCardScreen({ standing, agreement, done, onRequestCode, ...slot }: BankCardScreenProps) {
  const {
    register,
    formState: { errors, isSubmitting: readOnly },
  } = slot.form;
  return (
    <VerificationFrame
      title={messages.title}
      help={messages.help}
      step={done ? 4 : readOnly ? 2 : 1}
      privacy={verificationFrameMessages.privacy}
      standing={standing}
      agreement={agreement}
    >
      {done ? (
        <Verified as="personal" />
      ) : (
        <FormBody {...slot} label={messages.label} submitLabel={messages.submit}>
          <Pair>
            <Field required label={messages.name} error={errors.name?.message}>
              <TextField
                autoComplete="name"
                placeholder={messages.namePlaceholder}
                readOnly={readOnly}
                {...register('name')}
              />
            </Field>
            <Field required label={messages.idNumber} error={errors.id_number?.message}>
              <TextField
                autoComplete="off"
                placeholder={messages.idPlaceholder}
                maxLength={18}
                readOnly={readOnly}
                {...register('id_number')}
              />
            </Field>
            <Field data-wide required label={messages.card} hint={messages.cardHint} error={errors.bank_card?.message}>
              <TextField
                inputMode="numeric"
                autoComplete="off"
                placeholder={messages.cardPlaceholder}
                readOnly={readOnly}
                {...register('bank_card')}
              />
            </Field>
            <Field required label={messages.phone} error={errors.phone?.message}>
              <PhoneField readOnly={readOnly} {...register('phone')} />
            </Field>
            <Field required label={messages.code} error={errors.code?.message}>
              <CodeField readOnly={readOnly} onRequest={onRequestCode} {...register('code')} />
            </Field>
          </Pair>
        </FormBody>
      )}
    </VerificationFrame>
  );
}
