import { Field } from '@compute-market/components/field';
import { PasswordField } from '@compute-market/components/password-field';
import type { ChangePasswordForm } from '@compute-market/contract/forms/security-forms';
import { useWatch } from 'react-hook-form';
import { FormDialog, NewPasswordField, formFields, type DialogControl, type DialogForm } from '../../form-dialog';
import { securityDialogMessages } from './messages';

const messages = securityDialogMessages.password;

/** 修改登录密码: says first that every session ends (screens B21). */
export function ChangePasswordDialog(props: DialogControl & DialogForm<ChangePasswordForm>) {
  const { control, errorOf, input, field } = formFields(props.form);
  const typed = useWatch({ control, name: 'passwd' });
  return (
    <FormDialog {...props} title={messages.title} description={messages.intro} submitLabel={messages.submit}>
      <Field label={messages.old} error={errorOf('old_passwd')}>
        <PasswordField autoComplete="current-password" {...input('old_passwd')} />
      </Field>
      <NewPasswordField label={messages.next} typed={typed} {...field('passwd')} />
      <Field label={messages.confirm} error={errorOf('confirm')}>
        <PasswordField autoComplete="new-password" {...input('confirm')} />
      </Field>
    </FormDialog>
  );
}
