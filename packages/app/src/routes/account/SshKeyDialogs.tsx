import { removeSshKey } from '@compute-market/contract/calls/ssh-key';
import type { SshKey } from '@compute-market/contract/entities/ssh-key';
import { AddSshKeyDialog, RemoveSshKeyDialog } from '@compute-market/patterns/account/SshKeys';
import { api } from '../../api';
import { useSshKeyForm } from '../../forms/account/useSshKeyForm';
import { accountRouteMessages as messages } from './messages';
import { useDone, type ChangeProps } from '../useDone';

export function AddSshKey(props: ChangeProps<unknown>) {
  const { control, done } = useDone(props);
  return <AddSshKeyDialog {...control} {...useSshKeyForm(done(messages.keyAdded))} />;
}

export function RemoveSshKey({ one, ...props }: ChangeProps<unknown> & { readonly one: SshKey }) {
  const { control, takeAway } = useDone(props);
  const remove = () => takeAway(api.call(removeSshKey, { fingerprint: one.Fingerprint }), messages.keyRemoved);
  return <RemoveSshKeyDialog one={one} {...control} onRemove={remove} />;
}
