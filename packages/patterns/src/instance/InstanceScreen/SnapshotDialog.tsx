import { Alert } from '@compute-market/components/alert';
import { Field } from '@compute-market/components/field';
import { TextField } from '@compute-market/components/text-field';
import { SNAPSHOT_NAME_MAX } from '@compute-market/contract/entities/instance-snapshot';
import type { SnapshotForm } from '@compute-market/contract/forms/snapshot-form';
import { FormDialog, formFields, type DialogControl, type DialogForm } from '../../form-dialog';
import { snapshotMessages } from './snapshot-messages';

const words = snapshotMessages.dialog;

/** 创建快照: what it is called (decisions 122). */
export function SnapshotDialog(props: DialogControl & DialogForm<SnapshotForm>) {
  const { errorOf, input } = formFields(props.form);
  return (
    <FormDialog {...props} title={snapshotMessages.create} submitLabel={words.submit}>
      <Field label={words.name} required error={errorOf('name')}>
        <TextField
          autoComplete="off"
          placeholder={words.namePlaceholder}
          maxLength={SNAPSHOT_NAME_MAX}
          {...input('name')}
        />
      </Field>
      <Alert tone="info">{words.about}</Alert>
    </FormDialog>
  );
}
