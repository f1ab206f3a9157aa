import { Button } from '@compute-market/components/button';
import { Cluster } from '@compute-market/components/cluster';
import { Skeleton } from '@compute-market/components/skeleton';
import { Text } from '@compute-market/components/text';
import type { Instance } from '@compute-market/contract/entities/instance';
import type { InstanceSshKey } from '@compute-market/contract/entities/ssh-key';
import { INSTANCE_STATUS } from '@compute-market/contract/enumerations';
import { sshKeyKind } from '@compute-market/contract/rules/ssh-key';
import type { Resource } from '../../resource';
import { NeedsRight } from '../../viewer/ViewerRights';
import { KeyList, Part } from './InstanceScreen.styles';
import { messages } from './messages';
import { PartFailed } from './PartFailed';

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
    <Part aria-label={words.title}>
      <Cluster gap={12} rowGap={4} align="baseline" justify="between">
        <h3>{words.title}</h3>
        {held !== null && instance.Status === INSTANCE_STATUS.running && (
          <NeedsRight right="run">
            <Button size="sm" variant="outline" onClick={onChange}>
              {words.change}
            </Button>
          </NeedsRight>
        )}
      </Cluster>
      {keys.state === 'loading' && <Skeleton lines={1} />}
      {keys.state === 'error' && <PartFailed reason={words.failed} onRetry={onRetry} />}
      {held !== null && held.data.length === 0 && (
        <Text size="small" tone="secondary">
          {words.none}
        </Text>
      )}
      {held !== null && held.data.length > 0 && (
        <KeyList>
          {held.data.map(({ Fingerprint, Name, Type, Bits }) => (
            <li key={Fingerprint}>
              <strong>{Name}</strong> {sshKeyKind({ type: Type, bits: Bits })} <code>{Fingerprint}</code>
            </li>
          ))}
        </KeyList>
      )}
      {held?.Applying === true && (
        <Text size="small" tone="secondary" role="status">
          {words.applying}
        </Text>
      )}
    </Part>
  );
}
