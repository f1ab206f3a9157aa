import { removePasskey } from '@compute-market/contract/calls/passkey';
import type { Passkey } from '@compute-market/contract/entities/passkey';
import { AddPasskeyDialog, RemovePasskeyDialog } from '@compute-market/patterns/account/Passkeys';
import { api } from '../../api';
import { usePasskeyForm } from '../../forms/account/usePasskeyForm';
import { passkeyRouteMessages as messages } from './passkey-messages';
import { useDone, type ChangeProps } from '../useDone';

/** `name`: what this browser is called; none where it is not known. */
export function AddPasskey({ name, ...props }: ChangeProps<Promise<void>> & { readonly name: string | null }) {
  const { control, done } = useDone(props);
  const form = usePasskeyForm(name ?? messages.nameless, done(messages.added));
  return <AddPasskeyDialog {...control} {...form} />;
}

export function RemovePasskey({ one, ...props }: ChangeProps<unknown> & { readonly one: Passkey }) {
  const { control, takeAway } = useDone(props);
  const remove = () => takeAway(api.call(removePasskey, { passkey_id: one.Id }), messages.removed);
  return <RemovePasskeyDialog one={one} {...control} onRemove={remove} />;
}
