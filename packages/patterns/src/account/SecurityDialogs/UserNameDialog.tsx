import { Field } from '@compute-market/components/field';
import { TextField } from '@compute-market/components/text-field';
import { USER_NAME_LENGTH } from '@compute-market/contract/constants';
import type { UserNameForm } from '@compute-market/contract/forms/security-forms';
import { FormDialog, formFields, type DialogControl, type DialogForm } from '../../form-dialog';
import { securityDialogMessages } from './messages';

const messages = securityDialogMessages.name;

/** 修改用户名 (screens B11). */
export function UserNameDialog(props: DialogControl & DialogForm<UserNameForm>) {
  const { errorOf, input } = formFields(props.form);
  return (
    <FormDialog {...props} title={messages.title} submitLabel={securityDialogMessages.save}>
      <Field label={messages.label} hint={messages.hint} error={errorOf('name')}>
        <TextField autoComplete="nickname" maxLength={USER_NAME_LENGTH.max} {...input('name')} />
      </Field>
    </FormDialog>
  );
}
