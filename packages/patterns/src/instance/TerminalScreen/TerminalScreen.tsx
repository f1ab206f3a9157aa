import { Alert } from '@compute-market/components/alert';
import { Button } from '@compute-market/components/button';
import { ButtonGroup } from '@compute-market/components/button-group';
import { EmptyDrawing } from '@compute-market/components/empty-drawing';
import { EmptyState } from '@compute-market/components/empty-state';
import { IconButton } from '@compute-market/components/icon-button';
import {
  CircleCheckIcon,
  CircleXIcon,
  CopyIcon,
  ExternalLinkIcon,
  LoaderIcon,
  MinusIcon,
  PlusIcon,
  RefreshIcon,
} from '@compute-market/components/icons';
import { LinkButton } from '@compute-market/components/link-button';
import { StatusChip } from '@compute-market/components/status-chip';
import { routes } from '@compute-market/contract/routes';
import { useId, useState, type ReactNode } from 'react';
import { PageHead } from '../../shell/PageHead';
import type { TerminalState } from './data';
import { terminalMessages as messages } from './messages';
import { Center, Foot, Frame, Note, Skip, Surface, Tools } from './TerminalScreen.styles';

export type { TerminalState } from './data';

export interface TerminalScreenProps {
  /** Name of the instance. */
  name: string;
  terminal: TerminalState;
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

function Status({ terminal }: Pick<TerminalScreenProps, 'terminal'>) {
  if (terminal.state === 'open')
    return (
      <StatusChip tone="ok" icon={<CircleCheckIcon size={14} />}>
        {messages.open}
      </StatusChip>
    );
  if (terminal.state === 'connecting')
    return (
      <StatusChip tone="info" icon={<LoaderIcon size={14} />} spinning>
        {terminal.again ? messages.again : messages.connecting}
      </StatusChip>
    );
  return (
    <StatusChip tone="mute" icon={<CircleXIcon size={14} />}>
      {messages.closed}
    </StatusChip>
  );
}

/** What stands in place of a terminal that cannot be. */
function Instead({ terminal, name, onReconnect }: Pick<TerminalScreenProps, 'terminal' | 'name' | 'onReconnect'>) {
  const back = <LinkButton href={routes.instancePlugin.to({ instanceName: name })}>{messages.back}</LinkButton>;
  if (terminal.state === 'elsewhere')
    return (
      <EmptyState
        drawing={<EmptyDrawing subject="terminal" />}
        title={messages.elsewhereTitle}
        help={messages.elsewhereHelp}
        actions={
          <LinkButton variant="primary" external href={terminal.address} icon={<ExternalLinkIcon size={14} />}>
            {messages.openElsewhere}
          </LinkButton>
        }
      />
    );
  if (terminal.state === 'notRunning')
    return (
      <EmptyState
        drawing={<EmptyDrawing subject="terminal" />}
        title={messages.notRunningTitle}
        help={terminal.reason}
        actions={
          <>
            {back}
            <Button onClick={onReconnect}>{messages.reconnect}</Button>
          </>
        }
      />
    );
  return (
    <EmptyState
      drawing={<EmptyDrawing subject="terminal" />}
      title={messages.noneTitle}
      help={messages.noneHelp}
      actions={back}
    />
  );
}

/** 网页终端: a shell of one instance, as wide as the page. The drawing itself is the application's (decisions 104). */
export function TerminalScreen({
  name,
  terminal,
  surface,
  onReconnect,
  onCopy,
  onPaste,
  onFontStep,
  onReadAloud,
}: TerminalScreenProps) {
  const after = useId();
  const [aloud, setAloud] = useState(false);
  const toggleAloud = () => {
    setAloud(!aloud);
    onReadAloud(!aloud);
  };
  const { state } = terminal;
  const drawn = state === 'open' || state === 'connecting' || state === 'closed';
  return (
    <>
      <PageHead
        title={messages.title}
        help={name}
        actions={<LinkButton href={routes.instancePlugin.to({ instanceName: name })}>{messages.back}</LinkButton>}
      />
      <Frame aria-label={messages.region}>
        <Tools role="group" aria-label={messages.tools}>
          <span role="status">
            <Status terminal={terminal} />
          </span>
          {drawn && (
            <>
              <Skip href={`#${after}`}>{messages.skip}</Skip>
              <Button size="sm" icon={<CopyIcon size={14} />} onClick={onCopy}>
                {messages.copy}
              </Button>
              <Button size="sm" onClick={onPaste} disabled={state !== 'open'}>
                {messages.paste}
              </Button>
              <Button size="sm" aria-pressed={aloud} onClick={toggleAloud}>
                {messages.readAloud}
              </Button>
              <ButtonGroup attached aria-label={messages.size}>
                <IconButton
                  size="md"
                  label={messages.smaller}
                  icon={<MinusIcon size={14} />}
                  onClick={() => onFontStep(-1)}
                />
                <IconButton
                  size="md"
                  label={messages.larger}
                  icon={<PlusIcon size={14} />}
                  onClick={() => onFontStep(1)}
                />
              </ButtonGroup>
            </>
          )}
        </Tools>
        {state === 'open' && terminal.idleSeconds !== null && (
          <Note>
            <Alert tone="warn" announced>
              {messages.idle(terminal.idleSeconds)}
            </Alert>
          </Note>
        )}
        {state === 'closed' && (
          <Note>
            <Alert
              tone="err"
              announced
              title={messages.closedTitle}
              action={
                <Button size="sm" icon={<RefreshIcon size={14} />} onClick={onReconnect}>
                  {messages.reconnect}
                </Button>
              }
            >
              {terminal.reason}
            </Alert>
          </Note>
        )}
        <Surface hidden={!drawn}>{surface}</Surface>
        {!drawn && (
          <Center>
            <Instead terminal={terminal} name={name} onReconnect={onReconnect} />
          </Center>
        )}
        {drawn && (
          <Foot id={after} data-part="after" tabIndex={-1}>
            {messages.keys}
          </Foot>
        )}
      </Frame>
    </>
  );
}
