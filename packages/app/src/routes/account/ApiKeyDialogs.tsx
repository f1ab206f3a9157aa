import { removeApiKey } from '@compute-market/contract/calls/api-key';
import type { ApiKey } from '@compute-market/contract/entities/api-key';
import { AddApiKeyDialog, ApiKeyMadeDialog, RemoveApiKeyDialog } from '@compute-market/patterns/account/ApiKeys';
import { useState } from 'react';
import { api } from '../../api';
import { useApiKeyForm } from '../../forms/account/useApiKeyForm';
import { showSuccess } from '../../state/toasts';
import { accountRouteMessages as messages } from './messages';
import { useClosing, type ClosingProps } from './useClosing';

interface AddProps extends ClosingProps {
  /** Reads the keys again. */
  readonly onAdded: () => Promise<void>;
}

/** The form, and in its place the key that it made. */
export function AddApiKey({ onAdded, ...props }: AddProps) {
  const control = useClosing(props);
  const [secret, setSecret] = useState<string | null>(null);
  const form = useApiKeyForm((made) => {
    setSecret(made);
    void onAdded();
  });
  return secret === null ? (
    <AddApiKeyDialog {...control} {...form} />
  ) : (
    <ApiKeyMadeDialog {...control} secret={secret} />
  );
}

interface RemoveProps extends ClosingProps {
  readonly one: ApiKey;
  readonly onChanged: () => Promise<void>;
}

/** One that was revoked in the meantime is refused; the list behind the question is brought up to date then too. */
export function RemoveApiKey({ one, onChanged, ...props }: RemoveProps) {
  const control = useClosing(props);
  const remove = async () => {
    try {
      await api.call(removeApiKey, { key_id: one.Id });
    } finally {
      void onChanged();
    }
    control.onClose();
    showSuccess(messages.apiKeyRemoved);
  };
  return <RemoveApiKeyDialog one={one} {...control} onRemove={remove} />;
}
