import { Button } from '@compute-market/components/button';
import { CheckboxGroup } from '@compute-market/components/checkbox-group';
import { Cluster } from '@compute-market/components/cluster';
import { Text } from '@compute-market/components/text';
import type { SshKey } from '@compute-market/contract/entities/ssh-key';
import { IMAGE_SYSTEM } from '@compute-market/contract/enumerations';
import { sshKeyKind } from '@compute-market/contract/rules/ssh-key';
import type { Resource } from '../../resource';
import type { FormView } from './form-view';
import { messages } from './messages';
import { ReadingNote } from './ReadingNote';
import { Section } from './Section';

const words = messages.sshKeys;

/** Keys that can be put into the machine. */
export interface SshKeyChoice {
  list: Resource<readonly SshKey[]>;
  /** Adds one without leaving the page. */
  onAdd: () => void;
  onRetry: () => void;
}

/** SSH 公钥: all of the account but those that were unticked. Windows takes none. */
export function SshKeySection({ values, choices, change, choice }: FormView & { choice: SshKeyChoice }) {
  const { list, onAdd, onRetry } = choice;
  const image = choices.images.find(({ key }) => key === values.image_name)?.image;
  const known = list.state === 'ready' ? list.data : [];
  const chosen = known.filter(({ Fingerprint }) => !values.without_keys.includes(Fingerprint));
  if (image?.System === IMAGE_SYSTEM.windows)
    return (
      <Section label={words.label} value={words.chosen(0)}>
        <Text size="small" tone="tertiary">
          {words.windows}
        </Text>
      </Section>
    );
  return (
    <Section label={words.label} value={words.chosen(chosen.length)}>
      <Cluster gap={16} rowGap={8}>
        {known.length > 0 && (
          <CheckboxGroup
            aria-label={words.label}
            options={known.map(({ Fingerprint, Name, Type, Bits }) => ({
              value: Fingerprint,
              label: `${Name}（${sshKeyKind({ type: Type, bits: Bits })}）`,
            }))}
            value={chosen.map(({ Fingerprint }) => Fingerprint)}
            onValueChange={(ticked) =>
              change({
                without_keys: known.map(({ Fingerprint }) => Fingerprint).filter((print) => !ticked.includes(print)),
              })
            }
          />
        )}
        <ReadingNote list={list} words={words} onRetry={onRetry} />
        {list.state === 'ready' && known.length === 0 && (
          <Text size="small" tone="tertiary">
            {words.none}
          </Text>
        )}
        {list.state === 'ready' && (
          <Button size="sm" variant="outline" onClick={onAdd}>
            {words.add}
          </Button>
        )}
      </Cluster>
    </Section>
  );
}
