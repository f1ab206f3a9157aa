import { removePasskey } from '@compute-market/contract/calls/passkey';
import type { Passkey } from '@compute-market/contract/entities/passkey';
import { AddPasskeyDialog, RemovePasskeyDialog } from '@compute-market/patterns/account/Passkeys';
import { api } from '../../api';
import { usePasskeyForm } from '../../forms/account/usePasskeyForm';
import { showSuccess } from '../../state/toasts';
import { passkeyRouteMessages as messages } from './passkey-messages';
import { useClosing, type ClosingProps } from './useClosing';

interface ChangeProps extends ClosingProps {
  /** Reads the passkeys again. */
  readonly onChanged: () => Promise<void>;
}

/** `name`: what this browser is called; none where it is not known. */
export function AddPasskey({ name, onChanged, ...props }: ChangeProps & { readonly name: string | null }) {
  const control = useClosing(props);
  const form = usePasskeyForm(name ?? messages.nameless, async () => {
    control.onClose();
    showSuccess(messages.added);
    await onChanged();
  });
  return <AddPasskeyDialog {...control} {...form} />;
}

/** One that was removed in the meantime is refused; the list behind the question is brought up to date then too. */
export function RemovePasskey({ one, onChanged, ...props }: ChangeProps & { readonly one: Passkey }) {
  const control = useClosing(props);
  const remove = async () => {
    try {
      await api.call(removePasskey, { passkey_id: one.Id });
    } finally {
      void onChanged();
    }
    control.onClose();
    showSuccess(messages.removed);
  };
  return <RemovePasskeyDialog one={one} {...control} onRemove={remove} />;
}
