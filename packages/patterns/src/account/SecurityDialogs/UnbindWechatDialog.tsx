import { Field } from '@compute-market/components/field';
import { PasswordField } from '@compute-market/components/password-field';
import type { UnbindWechatForm } from '@compute-market/contract/forms/security-forms';
import { FormDialog, type DialogControl, type DialogForm } from '../../form-dialog';
import { securityDialogMessages } from './messages';

const messages = securityDialogMessages.unbind;

/** 解绑微信, by password (screens B21). */
export function UnbindWechatDialog(props: DialogControl & DialogForm<UnbindWechatForm>) {
  const {
    register,
    formState: { errors, isSubmitting },
  } = props.form;
  return (
    <FormDialog {...props} danger title={messages.title} description={messages.intro} submitLabel={messages.submit}>
      <Field label={messages.password} error={errors.passwd?.message}>
        <PasswordField autoComplete="current-password" readOnly={isSubmitting} {...register('passwd')} />
      </Field>
    </FormDialog>
  );
}
