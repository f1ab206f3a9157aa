import { Button } from '@compute-market/components/button';
import { ButtonGroup } from '@compute-market/components/button-group';
import { IconButton } from '@compute-market/components/icon-button';
import { CopyIcon, MinusIcon, PlusIcon } from '@compute-market/components/icons';
import { useState, type ReactNode } from 'react';
import type { LineState } from '../LivePage/data';
import { LivePage } from '../LivePage/LivePage';
import { terminalMessages as messages } from './messages';

export interface TerminalScreenProps {
  /** Name of the instance. */
  name: string;
  terminal: LineState;
  /** Where the terminal is drawn; it stays while the connection is made anew. */
  surface: ReactNode;
  onReconnect: () => void;
  onCopy: () => void;
  onPaste: () => void;
  /** Makes the type a step larger, or smaller. */
  onFontStep: (step: 1 | -1) => void;
  /** Tells screen readers what the terminal writes, or no longer. */
  onReadAloud: (on: boolean) => void;
}

function TerminalTools({
  terminal,
  onCopy,
  onPaste,
  onFontStep,
  onReadAloud,
}: Omit<TerminalScreenProps, 'name' | 'surface' | 'onReconnect'>) {
  const [aloud, setAloud] = useState(false);
  const toggleAloud = () => {
    setAloud(!aloud);
    onReadAloud(!aloud);
  };
  return (
    <>
      <Button size="sm" icon={<CopyIcon size={14} />} onClick={onCopy}>
        {messages.copy}
      </Button>
      <Button size="sm" onClick={onPaste} disabled={terminal.state !== 'open'}>
        {messages.paste}
      </Button>
      <Button size="sm" aria-pressed={aloud} onClick={toggleAloud}>
        {messages.readAloud}
      </Button>
      <ButtonGroup attached aria-label={messages.size}>
        <IconButton size="md" label={messages.smaller} icon={<MinusIcon size={14} />} onClick={() => onFontStep(-1)} />
        <IconButton size="md" label={messages.larger} icon={<PlusIcon size={14} />} onClick={() => onFontStep(1)} />
      </ButtonGroup>
    </>
  );
}

/** 网页终端: a shell of one instance, as wide as the page. The drawing itself is the application's (decisions 104). */
export function TerminalScreen({ name, surface, onReconnect, ...tools }: TerminalScreenProps) {
  return (
    <LivePage
      name={name}
      words={messages}
      line={tools.terminal}
      tools={<TerminalTools {...tools} />}
      surface={surface}
      onReconnect={onReconnect}
    />
  );
}
