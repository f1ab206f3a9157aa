import { Field } from '@compute-market/components/field';
import { TextArea } from '@compute-market/components/text-area';
import { TextField } from '@compute-market/components/text-field';
import { SSH_KEY_NAME_MAX, type SshKey } from '@compute-market/contract/entities/ssh-key';
import type { SshKeyForm } from '@compute-market/contract/forms/ssh-key-form';
import { sshKeyKind } from '@compute-market/contract/rules/ssh-key';
import type { RemovalProps } from '../../attempt-dialog';
import { FormDialog, formFields, type DialogControl, type DialogForm } from '../../form-dialog';
import { KeyRemoval } from '../key-card';
import { sshKeyMessages as messages } from './messages';

/** 添加 SSH 公钥. What is wrong with a pasted text stands at its field. */
export function AddSshKeyDialog(props: DialogControl & DialogForm<SshKeyForm>) {
  const { errorOf, input } = formFields(props.form);
  return (
    <FormDialog {...props} title={messages.addTitle} submitLabel={messages.save}>
      <Field label={messages.name} required error={errorOf('name')}>
        <TextField
          autoComplete="off"
          placeholder={messages.namePlaceholder}
          maxLength={SSH_KEY_NAME_MAX}
          {...input('name')}
        />
      </Field>
      <Field label={messages.key} required hint={messages.keyHint} error={errorOf('public_key')}>
        <TextArea
          rows={5}
          autoComplete="off"
          spellCheck={false}
          placeholder={messages.keyPlaceholder}
          {...input('public_key')}
        />
      </Field>
    </FormDialog>
  );
}

/** Taking a key out of the account. */
export const RemoveSshKeyDialog = ({ one, ...dialog }: RemovalProps<SshKey>) => (
  <KeyRemoval
    {...dialog}
    words={messages}
    subject={`${one.Name}（${sshKeyKind({ type: one.Type, bits: one.Bits })}）`}
  />
);
