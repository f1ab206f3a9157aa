import { removeSshKey } from '@compute-market/contract/calls/ssh-key';
import type { SshKey } from '@compute-market/contract/entities/ssh-key';
import { AddSshKeyDialog, RemoveSshKeyDialog } from '@compute-market/patterns/account/SshKeys';
import { api } from '../../api';
import { useSshKeyForm } from '../../forms/account/useSshKeyForm';
import { showSuccess } from '../../state/toasts';
import { accountRouteMessages as messages } from './messages';
import { useClosing, type ClosingProps } from './useClosing';

interface AddProps extends ClosingProps {
  /** Reads the keys again. */
  readonly onAdded: () => Promise<void>;
}

export function AddSshKey({ onAdded, ...props }: AddProps) {
  const control = useClosing(props);
  const form = useSshKeyForm(() => {
    control.onClose();
    showSuccess(messages.keyAdded);
    void onAdded();
  });
  return <AddSshKeyDialog {...control} {...form} />;
}

interface RemoveProps extends ClosingProps {
  readonly one: SshKey;
  readonly onChanged: () => Promise<void>;
}

/** One that has gone in the meantime is refused; the list behind the question is brought up to date then too. */
export function RemoveSshKey({ one, onChanged, ...props }: RemoveProps) {
  const control = useClosing(props);
  const remove = async () => {
    try {
      await api.call(removeSshKey, { fingerprint: one.Fingerprint });
    } finally {
      void onChanged();
    }
    control.onClose();
    showSuccess(messages.keyRemoved);
  };
  return <RemoveSshKeyDialog one={one} {...control} onRemove={remove} />;
}
