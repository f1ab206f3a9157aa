import { Cluster } from '@compute-market/components/cluster';
import { CopyButton } from '@compute-market/components/copy-button';
import { Field } from '@compute-market/components/field';
import { Select } from '@compute-market/components/select';
import { Stack } from '@compute-market/components/stack';
import { TextField } from '@compute-market/components/text-field';
import {
  API_KEY_NAME_MAX,
  API_KEY_SCOPE_LABELS,
  API_KEY_SCOPES,
  type ApiKey,
} from '@compute-market/contract/entities/api-key';
import { API_KEY_TERMS, type ApiKeyForm } from '@compute-market/contract/forms/api-key-form';
import type { RemovalProps } from '../../attempt-dialog';
import { FormChoicesField, FormDialog, formFields, type DialogControl, type DialogForm } from '../../form-dialog';
import { ShownOnceDialog } from '../../shown-once-dialog/ShownOnceDialog';
import type { Viewer } from '../../viewer';
import { KeyRemoval } from '../key-card';
import { Secret } from './ApiKeys.styles';
import { apiKeyMessages as messages } from './messages';
import { scopeHintsOf } from './scope-hints';

const termOptions = API_KEY_TERMS.map((value) => ({ value, label: messages.terms[value] }));

/** 创建 API 密钥. */
export function AddApiKeyDialog({
  viewer,
  ...props
}: DialogControl & DialogForm<ApiKeyForm> & { readonly viewer: Viewer }) {
  const { register, errorOf, input, busy } = formFields(props.form);
  const hints = scopeHintsOf(viewer);
  const scopeOptions = API_KEY_SCOPES.map((value) => ({
    value,
    label: API_KEY_SCOPE_LABELS[value],
    hint: hints[value],
  }));
  return (
    <FormDialog {...props} title={messages.addTitle} description={messages.addIntro} submitLabel={messages.save}>
      <Field label={messages.name} required error={errorOf('name')}>
        <TextField
          autoComplete="off"
          placeholder={messages.namePlaceholder}
          maxLength={API_KEY_NAME_MAX}
          {...input('name')}
        />
      </Field>
      <FormChoicesField form={props.form} name="scopes" label={messages.scopes} required options={scopeOptions} />
      <Field label={messages.term} error={errorOf('term')}>
        <Select options={termOptions} disabled={busy} {...register('term')} />
      </Field>
    </FormDialog>
  );
}

/** The new key. */
export function ApiKeyMadeDialog({ secret, ...control }: DialogControl & { readonly secret: string }) {
  return (
    <ShownOnceDialog {...control} title={messages.madeTitle} warning={messages.madeWarning} doneLabel={messages.saved}>
      <Stack gap={8}>
        <Secret>{secret}</Secret>
        <Cluster gap={8}>
          <CopyButton labelled value={secret} label={messages.copy} />
          <CopyButton labelled value={messages.header(secret)} label={messages.copyHeader} />
        </Cluster>
      </Stack>
    </ShownOnceDialog>
  );
}

/** Revoking a key. */
export const RemoveApiKeyDialog = ({ one, ...dialog }: RemovalProps<ApiKey>) => (
  <KeyRemoval {...dialog} words={messages} subject={`${one.Name}（${messages.masked(one.Prefix)}）`} />
);
