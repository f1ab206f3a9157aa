import { CodeField, type CodeRequest } from '@compute-market/components/code-field';
import { Field } from '@compute-market/components/field';
import { FormSection } from '@compute-market/components/form-section';
import { PhoneField } from '@compute-market/components/phone-field';
import { TextField } from '@compute-market/components/text-field';
import type { EnterpriseForm } from '@compute-market/contract/forms/verification-forms';
import { formFields } from '../../form-dialog';
import { RestoredAlert } from '../../retry-alert';
import {
  FormBody,
  VerificationFrame,
  verificationFrameMessages,
  type VerificationForm,
  type VerificationStart,
} from '../verification-frame';
import { enterpriseMessages as messages } from './messages';

export interface EnterpriseScreenProps extends VerificationForm<EnterpriseForm>, VerificationStart {
  /** The form begins with what was not sent the last time. */
  restored: boolean;
  onClearDraft: () => void;
  onRequestCode: CodeRequest;
}

/** /console/verification/enterprise: the company and who speaks for it; the licence follows (screens B23). */
export function EnterpriseScreen({
  standing,
  agreement,
  restored,
  onClearDraft,
  onRequestCode,
  ...slot
}: EnterpriseScreenProps) {
  const { errorOf, input } = formFields(slot.form);
  return (
    <VerificationFrame
      title={messages.title}
      help={messages.help}
      step={1}
      part="form"
      privacy={verificationFrameMessages.papersPrivacy}
      standing={standing}
      agreement={agreement}
    >
      {restored && <RestoredAlert onClear={onClearDraft}>{messages.restored}</RestoredAlert>}
      <FormBody {...slot} label={messages.label} submitLabel={messages.next}>
        <FormSection title={messages.company} columns={2}>
          <Field data-wide required label={messages.companyName} error={errorOf('company_name')}>
            <TextField
              autoComplete="organization"
              placeholder={messages.companyPlaceholder}
              {...input('company_name')}
            />
          </Field>
          <Field data-wide required label={messages.creditCode} error={errorOf('credit_code')}>
            <TextField
              autoComplete="off"
              placeholder={messages.creditPlaceholder}
              maxLength={18}
              {...input('credit_code')}
            />
          </Field>
          <Field required label={messages.legalName} error={errorOf('legal_name')}>
            <TextField autoComplete="off" {...input('legal_name')} />
          </Field>
          <Field required label={messages.legalId} error={errorOf('legal_id_number')}>
            <TextField autoComplete="off" maxLength={18} {...input('legal_id_number')} />
          </Field>
        </FormSection>
        <FormSection title={messages.contact} columns={2}>
          <Field required label={messages.phone} error={errorOf('phone')}>
            <PhoneField {...input('phone')} />
          </Field>
          <Field required label={messages.code} error={errorOf('code')}>
            <CodeField onRequest={onRequestCode} {...input('code')} />
          </Field>
        </FormSection>
      </FormBody>
    </VerificationFrame>
  );
}
