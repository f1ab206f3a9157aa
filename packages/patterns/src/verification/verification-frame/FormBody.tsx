import { Alert } from '@compute-market/components/alert';
import { Button } from '@compute-market/components/button';
import { Form } from '@compute-market/components/form';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { RefusalAlert } from '../../retry-alert';
import { verificationFrameMessages } from './messages';
import type { VerificationForm } from './verification-form';
import { Actions } from './VerificationFrame.styles';

interface FormBodyProps<Values extends FieldValues> extends VerificationForm<Values> {
  label: string;
  submitLabel: string;
  /** Papers are still on their way: the form waits for them. */
  uploading?: boolean;
  /** The way back, before the button. */
  before?: ReactNode;
  children: ReactNode;
}

/** What the forms of a verification have in common: the refusal on top, the fields, the button. */
export function FormBody<Values extends FieldValues>({
  form,
  onSubmit,
  refused,
  label,
  submitLabel,
  uploading = false,
  before,
  children,
}: FormBodyProps<Values>) {
  const { isSubmitting } = form.formState;
  return (
    <Form
      noValidate
      aria-label={label}
      busy={isSubmitting}
      onSubmit={(event) => {
        event.preventDefault();
        if (!uploading) onSubmit();
      }}
    >
      <RefusalAlert reason={refused} />
      {children}
      {uploading && <Alert>{verificationFrameMessages.uploading}</Alert>}
      <Actions>
        {before}
        <Button type="submit" variant="primary" size="lg" loading={isSubmitting} disabled={uploading}>
          {submitLabel}
        </Button>
      </Actions>
    </Form>
  );
}
