import { Alert } from '@compute-market/components/alert';
import { Button } from '@compute-market/components/button';
import { CodeField } from '@compute-market/components/code-field';
import { Field } from '@compute-market/components/field';
import { FormSection } from '@compute-market/components/form-section';
import { PhoneField } from '@compute-market/components/phone-field';
import { TextField } from '@compute-market/components/text-field';
import type { Verification } from '@compute-market/contract/entities/verification';
import type { EnterpriseForm } from '@compute-market/contract/forms/verification-forms';
import type { VerificationAgreementSlot } from '../verification-agreement';
import { FormBody, VerificationFrame, verificationFrameMessages, type VerificationForm } from '../verification-frame';
import { enterpriseMessages as messages } from './messages';

export interface EnterpriseScreenProps extends VerificationForm<EnterpriseForm> {
  standing: Verification | null;
  /** Not asked for where it was agreed to on the way here. */
  agreement?: VerificationAgreementSlot | null;
  /** The form begins with what was not sent the last time. */
  restored: boolean;
  onClearDraft: () => void;
  onRequestCode: () => Promise<boolean>;
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
  const {
    register,
    formState: { errors, isSubmitting: readOnly },
  } = slot.form;
  return (
    <VerificationFrame
      title={messages.title}
      help={messages.help}
      step={1}
      privacy={verificationFrameMessages.papersPrivacy}
      standing={standing}
      agreement={agreement}
    >
      {restored && (
        <Alert
          tone="info"
          action={
            <Button size="sm" variant="text" onClick={onClearDraft}>
              {messages.clear}
            </Button>
          }
        >
          {messages.restored}
        </Alert>
      )}
      <FormBody {...slot} label={messages.label} submitLabel={messages.next}>
        <FormSection title={messages.company} columns={2}>
          <Field data-wide required label={messages.companyName} error={errors.company_name?.message}>
            <TextField
              autoComplete="organization"
              placeholder={messages.companyPlaceholder}
              readOnly={readOnly}
              {...register('company_name')}
            />
          </Field>
          <Field data-wide required label={messages.creditCode} error={errors.credit_code?.message}>
            <TextField
              autoComplete="off"
              placeholder={messages.creditPlaceholder}
              maxLength={18}
              readOnly={readOnly}
              {...register('credit_code')}
            />
          </Field>
          <Field required label={messages.legalName} error={errors.legal_name?.message}>
            <TextField autoComplete="off" readOnly={readOnly} {...register('legal_name')} />
          </Field>
          <Field required label={messages.legalId} error={errors.legal_id_number?.message}>
            <TextField autoComplete="off" maxLength={18} readOnly={readOnly} {...register('legal_id_number')} />
          </Field>
        </FormSection>
        <FormSection title={messages.contact} columns={2}>
          <Field required label={messages.phone} error={errors.phone?.message}>
            <PhoneField readOnly={readOnly} {...register('phone')} />
          </Field>
          <Field required label={messages.code} error={errors.code?.message}>
            <CodeField readOnly={readOnly} onRequest={onRequestCode} {...register('code')} />
          </Field>
        </FormSection>
      </FormBody>
    </VerificationFrame>
  );
}
