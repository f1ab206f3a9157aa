import { CodeField, type CodeRequest } from '@compute-market/components/code-field';
import { Field } from '@compute-market/components/field';
import { Link } from '@compute-market/components/link';
import { PhoneField } from '@compute-market/components/phone-field';
import type { LoginPhoneForm } from '@compute-market/contract/forms/security-forms';
import { routes } from '@compute-market/contract/routes';
import { maskPhone } from '@compute-market/contract/rules/phone';
import { FormDialog, formFields, type DialogControl, type DialogForm } from '../../form-dialog';
import { securityDialogMessages } from './messages';

const messages = securityDialogMessages.loginPhone;

interface LoginPhoneDialogProps extends DialogControl, DialogForm<LoginPhoneForm> {
  /** The phone in use. */
  current: string;
  /** Resolve to whether a code was sent. */
  onRequestCurrentCode: CodeRequest;
  onRequestCode: CodeRequest;
}

/** 修改登录手机: a code to the phone in use, and one to the new one (screens B21; decisions 89). */
export function LoginPhoneDialog({ current, onRequestCurrentCode, onRequestCode, ...props }: LoginPhoneDialogProps) {
  const { errorOf, input } = formFields(props.form);
  return (
    <FormDialog {...props} title={messages.title} description={messages.intro} submitLabel={messages.submit}>
      <Field
        label={messages.currentCode(maskPhone(current))}
        error={errorOf('current_code')}
        action={<Link href={routes.selectQuestion.to()}>{messages.lost}</Link>}
      >
        <CodeField onRequest={onRequestCurrentCode} {...input('current_code')} />
      </Field>
      <Field label={messages.phone} error={errorOf('phone')}>
        <PhoneField {...input('phone')} />
      </Field>
      <Field label={messages.code} error={errorOf('code')}>
        <CodeField onRequest={onRequestCode} {...input('code')} />
      </Field>
    </FormDialog>
  );
}
