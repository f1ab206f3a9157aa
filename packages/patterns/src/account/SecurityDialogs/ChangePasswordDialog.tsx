import { Field } from '@compute-market/components/field';
import { PasswordField } from '@compute-market/components/password-field';
import type { ChangePasswordForm } from '@compute-market/contract/forms/security-forms';
import { useWatch } from 'react-hook-form';
import { FormDialog, NewPasswordField, type DialogControl, type DialogForm } from '../../form-dialog';
import { securityDialogMessages } from './messages';

const messages = securityDialogMessages.password;

/** 修改登录密码: says first that every session ends (screens B21). */
export function ChangePasswordDialog(props: DialogControl & DialogForm<ChangePasswordForm>) {
  const {
    register,
    control,
    formState: { errors, isSubmitting },
  } = props.form;
  const typed = useWatch({ control, name: 'passwd' });
  return (
    <FormDialog {...props} title={messages.title} description={messages.intro} submitLabel={messages.submit}>
      <Field label={messages.old} error={errors.old_passwd?.message}>
        <PasswordField autoComplete="current-password" readOnly={isSubmitting} {...register('old_passwd')} />
      </Field>
      <NewPasswordField
        label={messages.next}
        typed={typed}
        error={errors.passwd?.message}
        readOnly={isSubmitting}
        registration={register('passwd')}
      />
      <Field label={messages.confirm} error={errors.confirm?.message}>
        <PasswordField autoComplete="new-password" readOnly={isSubmitting} {...register('confirm')} />
      </Field>
    </FormDialog>
  );
}
