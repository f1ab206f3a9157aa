import { Button } from '@compute-market/components/button';
import { Cluster } from '@compute-market/components/cluster';
import { Dialog } from '@compute-market/components/dialog';
import { Text } from '@compute-market/components/text';
import { goKeys } from '@compute-market/contract/navigation';
import { routes } from '@compute-market/contract/routes';
import { Fragment } from 'react';
import { Key, Keys } from './KeyboardHelp.styles';
import { keyboardHelpMessages as messages } from './messages';

export interface KeyboardHelpProps {
  open: boolean;
  onClose: () => void;
}

interface Shortcut {
  readonly keys: readonly string[];
  /** Pressed one after the other instead of together. */
  readonly inTurn?: boolean;
  readonly meaning: string;
}

const shortcuts: readonly Shortcut[] = [
  { keys: ['Ctrl / ⌘', 'K'], meaning: messages.palette },
  { keys: ['/'], meaning: messages.search },
  ...Object.entries(goKeys).map(([key, route]) => ({ keys: ['g', key], inTurn: true, meaning: routes[route].title })),
  { keys: ['?'], meaning: messages.help },
  { keys: ['Esc'], meaning: messages.escape },
];

/** The keys that work everywhere, opened by `?` (screens A8). */
export function KeyboardHelp({ open, onClose }: KeyboardHelpProps) {
  return (
    <Dialog
      size="sm"
      title={messages.title}
      description={messages.intro}
      open={open}
      onOpenChange={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          {messages.close}
        </Button>
      }
    >
      <Keys>
        {shortcuts.map(({ keys, inTurn, meaning }) => (
          <Fragment key={meaning}>
            <Cluster as="dt" size="small" tone="tertiary" gap={4} wraps={false}>
              {keys.map((key, index) => (
                <Fragment key={key}>
                  {index > 0 && (inTurn ? messages.then : '+')}
                  <Key>{key}</Key>
                </Fragment>
              ))}
            </Cluster>
            <Text as="dd" tone="body">
              {meaning}
            </Text>
          </Fragment>
        ))}
      </Keys>
    </Dialog>
  );
}
