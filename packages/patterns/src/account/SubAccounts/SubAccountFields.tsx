import { Field } from '@compute-market/components/field';
import { TextField } from '@compute-market/components/text-field';
import { NOTE_MAX_LENGTH, SUB_ACCOUNT_NAME_LENGTH } from '@compute-market/contract/constants';
import type { RegisteredField } from '../../form-dialog';
import { subAccountMessages } from './messages';

const messages = subAccountMessages.form;

/** 子账号名: what it logs in with. */
export const NameField = ({ registration, error, readOnly }: RegisteredField) => (
  <Field label={messages.name} hint={messages.nameHint} error={error}>
    <TextField
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      maxLength={SUB_ACCOUNT_NAME_LENGTH.max}
      readOnly={readOnly}
      {...registration}
    />
  </Field>
);

/** 备注: what its main account remembers it by. */
export const NoteField = ({ registration, error, readOnly }: RegisteredField) => (
  <Field optional label={messages.note} error={error}>
    <TextField
      autoComplete="off"
      maxLength={NOTE_MAX_LENGTH}
      placeholder={messages.notePlaceholder}
      readOnly={readOnly}
      {...registration}
    />
  </Field>
);
