import { CodeField, type CodeRequest } from '@compute-market/components/code-field';
import { Field } from '@compute-market/components/field';
import { PhoneField } from '@compute-market/components/phone-field';
import { TextField } from '@compute-market/components/text-field';
import type { BankCardForm } from '@compute-market/contract/forms/verification-forms';
import { formFields } from '../../form-dialog';
import {
  FormBody,
  Pair,
  Verified,
  VerificationFrame,
  verificationFrameMessages,
  type VerificationForm,
  type VerificationStart,
} from '../verification-frame';
import { bankCardMessages as messages } from './messages';

export interface BankCardScreenProps extends VerificationForm<BankCardForm>, VerificationStart {
  /** The card was recognised. */
  done: boolean;
  /** Sends a code to the phone; resolves to whether one was sent. */
  onRequestCode: CodeRequest;
}

/** /console/verification/bankCardVerify (screens B23). */
export function BankCardScreen({ standing, agreement, done, onRequestCode, ...slot }: BankCardScreenProps) {
  const { errorOf, input, busy } = formFields(slot.form);
  return (
    <VerificationFrame
      title={messages.title}
      help={messages.help}
      step={done ? 4 : busy ? 2 : 1}
      part={done ? 'done' : 'form'}
      privacy={verificationFrameMessages.privacy}
      standing={standing}
      agreement={agreement}
    >
      {done ? (
        <Verified as="personal" />
      ) : (
        <FormBody {...slot} label={messages.label} submitLabel={messages.submit}>
          <Pair>
            <Field required label={messages.name} error={errorOf('name')}>
              <TextField autoComplete="name" placeholder={messages.namePlaceholder} {...input('name')} />
            </Field>
            <Field required label={messages.idNumber} error={errorOf('id_number')}>
              <TextField
                autoComplete="off"
                placeholder={messages.idPlaceholder}
                maxLength={18}
                {...input('id_number')}
              />
            </Field>
            <Field data-wide required label={messages.card} hint={messages.cardHint} error={errorOf('bank_card')}>
              <TextField
                inputMode="numeric"
                autoComplete="off"
                placeholder={messages.cardPlaceholder}
                {...input('bank_card')}
              />
            </Field>
            <Field required label={messages.phone} error={errorOf('phone')}>
              <PhoneField {...input('phone')} />
            </Field>
            <Field required label={messages.code} error={errorOf('code')}>
              <CodeField onRequest={onRequestCode} {...input('code')} />
            </Field>
          </Pair>
        </FormBody>
      )}
    </VerificationFrame>
  );
}
