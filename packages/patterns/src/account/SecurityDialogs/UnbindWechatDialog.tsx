import { Field } from '@compute-market/components/field';
import { PasswordField } from '@compute-market/components/password-field';
import type { UnbindWechatForm } from '@compute-market/contract/forms/security-forms';
import { FormDialog, formFields, type DialogControl, type DialogForm } from '../../form-dialog';
import { securityDialogMessages } from './messages';

const messages = securityDialogMessages.unbind;

/** 解绑微信, by password (screens B21). */
export function UnbindWechatDialog(props: DialogControl & DialogForm<UnbindWechatForm>) {
  const { errorOf, input } = formFields(props.form);
  return (
    <FormDialog {...props} danger title={messages.title} description={messages.intro} submitLabel={messages.submit}>
      <Field label={messages.password} error={errorOf('passwd')}>
        <PasswordField autoComplete="current-password" {...input('passwd')} />
      </Field>
    </FormDialog>
  );
}
