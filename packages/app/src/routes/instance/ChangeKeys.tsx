import { setInstanceSshKeys } from '@compute-market/contract/calls/ssh-key';
import type { SshKey } from '@compute-market/contract/entities/ssh-key';
import { KeysDialog, type InstanceKeys } from '@compute-market/patterns/instance/InstanceScreen';
import { useEffect, useState } from 'react';
import { api } from '../../api';
import { failureOf } from '../../api/errors';
import { readSshKeys } from '../../flows/ssh-keys';
import { showError } from '../../state/toasts';
import { useDone, type ChangeProps } from '../useDone';
import { instanceRouteMessages as messages } from './messages';

interface ChangeKeysProps extends ChangeProps {
  readonly name: string;
  readonly keys: InstanceKeys;
}

/** The question opens when the keys of the account are known. */
export function ChangeKeys({ onClosed, ...props }: ChangeKeysProps) {
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

function Question({ name, keys, own, ...props }: ChangeKeysProps & { readonly own: readonly SshKey[] }) {
  const { control, done } = useDone(props);
  const save = async (fingerprints: string[]) => {
    await api.call(setInstanceSshKeys, { instance_name: name, fingerprints });
    done(messages.keysChanged)();
  };
  return <KeysDialog {...control} held={keys.data} own={own} onSave={save} />;
}
