import { removeApiKey } from '@compute-market/contract/calls/api-key';
import type { ApiKey } from '@compute-market/contract/entities/api-key';
import { AddApiKeyDialog, ApiKeyMadeDialog, RemoveApiKeyDialog } from '@compute-market/patterns/account/ApiKeys';
import type { Viewer } from '@compute-market/patterns/viewer';
import { useState } from 'react';
import { api } from '../../api';
import { useApiKeyForm } from '../../forms/account/useApiKeyForm';
import { accountRouteMessages as messages } from './messages';
import { useClosing, type ClosingProps } from '../useClosing';
import { useDone, type ChangeProps } from '../useDone';

interface AddProps extends ClosingProps {
  /** Whose key it is, so what it can do. */
  readonly viewer: Viewer;
  /** Reads the keys again. */
  readonly onAdded: () => Promise<void>;
}

/** The form, and in its place the key that it made. */
export function AddApiKey({ viewer, onAdded, ...props }: AddProps) {
  const control = useClosing(props);
  const [secret, setSecret] = useState<string | null>(null);
  const form = useApiKeyForm((made) => {
    setSecret(made);
    void onAdded();
  });
  return secret === null ? (
    <AddApiKeyDialog {...control} {...form} viewer={viewer} />
  ) : (
    <ApiKeyMadeDialog {...control} secret={secret} />
  );
}

export function RemoveApiKey({ one, ...props }: ChangeProps<unknown> & { readonly one: ApiKey }) {
  const { control, takeAway } = useDone(props);
  const remove = () => takeAway(api.call(removeApiKey, { key_id: one.Id }), messages.apiKeyRemoved);
  return <RemoveApiKeyDialog one={one} {...control} onRemove={remove} />;
}
