import { Button } from '@compute-market/components/button';
import type { Instance } from '@compute-market/contract/entities/instance';
import type { InstanceSshKey } from '@compute-market/contract/entities/ssh-key';
import { INSTANCE_STATUS } from '@compute-market/contract/enumerations';
import { sshKeyKind } from '@compute-market/contract/rules/ssh-key';
import type { Resource } from '../../resource';
import { NeedsRight } from '../../viewer/ViewerRights';
import { KeyList } from './InstanceScreen.styles';
import { messages } from './messages';
import { PartChanging, ReadPart } from './ReadPart';

const words = messages.keys;

/** Which keys are in an instance. */
export interface InstanceKeys {
  readonly data: readonly InstanceSshKey[];
  /** They are not in the machine yet. */
  readonly Applying: boolean;
}

export interface KeysPartProps {
  instance: Instance;
  /** Null where the back end knows no keys: the part is left out. */
  keys: Resource<InstanceKeys | null>;
  onChange: () => void;
  onRetry: () => void;
}

/** SSH 公钥 of a Linux instance: which are in, and the way to change them while it runs. */
export function KeysPart({ instance, keys, onChange, onRetry }: KeysPartProps) {
  if (keys.state === 'ready' && keys.data === null) return null;
  const held = keys.state === 'ready' ? keys.data : null;
  return (
    <ReadPart
      title={words.title}
      action={
        held !== null &&
        instance.Status === INSTANCE_STATUS.running && (
          <NeedsRight right="run">
            <Button size="sm" variant="outline" onClick={onChange}>
              {words.change}
            </Button>
          </NeedsRight>
        )
      }
      state={keys.state}
      failed={words.failed}
      empty={held?.data.length === 0 ? words.none : null}
      onRetry={onRetry}
    >
      {held !== null && held.data.length > 0 && (
        <KeyList>
          {held.data.map(({ Fingerprint, Name, Type, Bits }) => (
            <li key={Fingerprint}>
              <strong>{Name}</strong> {sshKeyKind({ type: Type, bits: Bits })} <code>{Fingerprint}</code>
            </li>
          ))}
        </KeyList>
      )}
      {held?.Applying === true && <PartChanging>{words.applying}</PartChanging>}
    </ReadPart>
  );
}
