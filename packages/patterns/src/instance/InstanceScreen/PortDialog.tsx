import { Alert } from '@compute-market/components/alert';
import { Field } from '@compute-market/components/field';
import { TextField } from '@compute-market/components/text-field';
import { PORT_NAME_MAX } from '@compute-market/contract/entities/instance-port';
import type { PortForm, PortOrder } from '@compute-market/contract/forms/port-form';
import { FormDialog, type DialogControl, type DialogForm } from '../../form-dialog';
import { portMessages } from './port-messages';

const words = portMessages.dialog;

/** 开放端口: which port inside, and what it is called; the outside one is given (decisions 121). */
export function PortDialog(props: DialogControl & DialogForm<PortForm, PortOrder>) {
  const {
    register,
    formState: { errors, isSubmitting },
  } = props.form;
  return (
    <FormDialog {...props} title={portMessages.open} submitLabel={words.submit}>
      <Field label={words.inner} required hint={words.innerHint} error={errors.inner?.message}>
        <TextField autoComplete="off" inputMode="numeric" readOnly={isSubmitting} {...register('inner')} />
      </Field>
      <Field label={words.name} required error={errors.name?.message}>
        <TextField
          autoComplete="off"
          placeholder={words.namePlaceholder}
          maxLength={PORT_NAME_MAX}
          readOnly={isSubmitting}
          {...register('name')}
        />
      </Field>
      <Alert tone="info">{words.exposed}</Alert>
    </FormDialog>
  );
}
