import { Alert } from '@compute-market/components/alert';
import { CodeField, type CodeRequest } from '@compute-market/components/code-field';
import { Field } from '@compute-market/components/field';
import { PhoneField } from '@compute-market/components/phone-field';
import type { NotifyPhoneForm } from '@compute-market/contract/forms/security-forms';
import { FormDialog, formFields, type DialogControl, type DialogForm } from '../../form-dialog';
import { securityDialogMessages } from './messages';

const messages = securityDialogMessages.phone;

interface NotifyPhoneDialogProps extends DialogControl, DialogForm<NotifyPhoneForm> {
  /** The back end sends no codes, so none is asked for. */
  codeless?: boolean;
  /** Resolves to whether a code was sent. */
  onRequestCode: CodeRequest;
}

/** 修改通知手机, with a code to the new number (screens B11). */
export function NotifyPhoneDialog({ codeless = false, onRequestCode, ...props }: NotifyPhoneDialogProps) {
  const { errorOf, input } = formFields(props.form);
  return (
    <FormDialog
      {...props}
      title={messages.title}
      description={messages.intro}
      submitLabel={securityDialogMessages.save}
    >
      <Field label={messages.label} error={errorOf('phone')}>
        <PhoneField {...input('phone')} />
      </Field>
      {codeless ? (
        <Alert tone="info">{securityDialogMessages.codeless}</Alert>
      ) : (
        <Field label={messages.code} error={errorOf('code')}>
          <CodeField onRequest={onRequestCode} {...input('code')} />
        </Field>
      )}
    </FormDialog>
  );
}
