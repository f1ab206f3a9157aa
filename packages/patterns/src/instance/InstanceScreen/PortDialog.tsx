import { Alert } from '@compute-market/components/alert';
import { Field } from '@compute-market/components/field';
import { RadioGroup } from '@compute-market/components/radio-group';
import { TextField } from '@compute-market/components/text-field';
import { PORT_KIND, PORT_NAME_MAX } from '@compute-market/contract/entities/instance-port';
import type { PortForm, PortOrder } from '@compute-market/contract/forms/port-form';
import { useWatch } from 'react-hook-form';
import { FormDialog, formFields, type DialogControl, type DialogForm } from '../../form-dialog';
import { portMessages } from './port-messages';

const words = portMessages.dialog;

const kinds = [PORT_KIND.tcp, PORT_KIND.http].map((value) => ({
  value,
  label: portMessages.kinds[value],
  hint: words.kindHints[value],
}));

export interface PortDialogProps extends DialogControl, DialogForm<PortForm, PortOrder> {
  /** Whether HTTP ports can be opened; without them nobody is asked for the kind. */
  http: boolean;
}

/** 开放端口: which port inside, how it is reached, and what it is called; the outside one is given (decisions 121, 139). */
export function PortDialog({ http, ...props }: PortDialogProps) {
  const { control, register, errorOf, input, busy } = formFields(props.form);
  const kind = useWatch({ control, name: 'kind' });
  return (
    <FormDialog {...props} title={portMessages.open} submitLabel={words.submit}>
      <Field label={words.inner} required hint={words.innerHint} error={errorOf('inner')}>
        <TextField autoComplete="off" inputMode="numeric" {...input('inner')} />
      </Field>
      <Field label={words.name} required error={errorOf('name')}>
        <TextField
          autoComplete="off"
          placeholder={words.namePlaceholder}
          maxLength={PORT_NAME_MAX}
          {...input('name')}
        />
      </Field>
      {http && (
        <Field label={words.kind} group error={errorOf('kind')}>
          <RadioGroup options={kinds} disabled={busy} {...register('kind')} />
        </Field>
      )}
      <Alert tone="info">{kind === PORT_KIND.http ? words.guarded : words.exposed}</Alert>
    </FormDialog>
  );
}
