import { CheckboxGroup } from '@compute-market/components/checkbox-group';
import { Text } from '@compute-market/components/text';
import type { InstanceSshKey, SshKey } from '@compute-market/contract/entities/ssh-key';
import { sshKeyKind } from '@compute-market/contract/rules/ssh-key';
import { useState } from 'react';
import { AttemptDialog } from '../../attempt-dialog';
import type { DialogControl } from '../../form-dialog';
import { messages } from './messages';

const words = messages.keys;

export interface KeysDialogProps extends DialogControl {
  /** Keys that are in the instance. */
  readonly held: readonly InstanceSshKey[];
  /** Keys of the account. */
  readonly own: readonly SshKey[];
  /** Puts these in, by fingerprint, and no others; rejects with an error whose message is the server's reason. */
  readonly onSave: (fingerprints: string[]) => Promise<void>;
}

/** Which keys are to be in an instance: those of the account, and those that are in it already. */
export function KeysDialog({ held, own, onSave, ...dialog }: KeysDialogProps) {
  const [chosen, setChosen] = useState<string[]>(held.map(({ Fingerprint }) => Fingerprint));
  const foreign = held.filter(({ Fingerprint }) => own.every((one) => one.Fingerprint !== Fingerprint));
  const options = [...own, ...foreign].map(({ Fingerprint, Name, Type, Bits }) => ({
    value: Fingerprint,
    label: `${Name}（${sshKeyKind({ type: Type, bits: Bits })}）`,
    hint: Fingerprint,
  }));
  return (
    <AttemptDialog
      {...dialog}
      title={words.dialogTitle}
      description={words.dialogHelp}
      labels={{ confirm: words.save }}
      onAttempt={() => onSave(chosen)}
    >
      {options.length === 0 ? (
        <Text size="small" tone="secondary">
          {words.noOwn}
        </Text>
      ) : (
        <CheckboxGroup
          aria-label={words.title}
          direction="column"
          options={options}
          value={chosen}
          onValueChange={setChosen}
        />
      )}
    </AttemptDialog>
  );
}
