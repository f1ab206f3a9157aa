import { setInstanceSshKeys } from '@compute-market/contract/calls/ssh-key';
import type { SshKey } from '@compute-market/contract/entities/ssh-key';
import { KeysDialog, type InstanceKeys } from '@compute-market/patterns/instance/InstanceScreen';
import { useEffect, useState } from 'react';
import { api } from '../../api';
import { failureOf } from '../../api/errors';
import { readSshKeys } from '../../flows/ssh-keys';
import { showError, showSuccess } from '../../state/toasts';
import { useClosing, type ClosingProps } from '../account/useClosing';
import { instanceRouteMessages as messages } from './messages';

interface ChangeProps extends ClosingProps {
  readonly name: string;
  readonly keys: InstanceKeys;
  readonly onChanged: () => void;
}

/** The question opens when the keys of the account are known. */
export function ChangeKeys({ onClosed, ...props }: ChangeProps) {
  const [own, setOwn] = useState<readonly SshKey[] | null>(null);
  useEffect(() => {
    const reading = new AbortController();
    readSshKeys({ signal: reading.signal }).then(
      (known) => setOwn(known ?? []),
      (error: unknown) => {
        if (reading.signal.aborted) return;
        showError(failureOf(error).reason);
        onClosed();
      },
    );
    return () => reading.abort();
  }, [onClosed]);
  return own && <Question {...props} own={own} onClosed={onClosed} />;
}

function Question({ name, keys, own, onChanged, ...props }: ChangeProps & { readonly own: readonly SshKey[] }) {
  const control = useClosing(props);
  const save = async (fingerprints: string[]) => {
    await api.call(setInstanceSshKeys, { instance_name: name, fingerprints });
    control.onClose();
    showSuccess(messages.keysChanged);
    onChanged();
  };
  return <KeysDialog {...control} held={keys.data} own={own} onSave={save} />;
}
