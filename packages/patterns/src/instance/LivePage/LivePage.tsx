import { Alert } from '@compute-market/components/alert';
import { Button } from '@compute-market/components/button';
import { EmptyDrawing } from '@compute-market/components/empty-drawing';
import { EmptyState } from '@compute-market/components/empty-state';
import {
  CircleCheckIcon,
  CircleXIcon,
  ExternalLinkIcon,
  LoaderIcon,
  RefreshIcon,
} from '@compute-market/components/icons';
import { LinkButton } from '@compute-market/components/link-button';
import { StatusChip } from '@compute-market/components/status-chip';
import { routes } from '@compute-market/contract/routes';
import { useId, type ReactNode } from 'react';
import { PageHead } from '../../shell/PageHead';
import type { LineState } from './data';
import { Center, Foot, Frame, Note, Skip, Surface, Tools } from './LivePage.styles';
import { livePageMessages as messages } from './messages';

export type { LineState } from './data';

/** What a page calls what it shows. */
export interface LivePageWords {
  readonly title: string;
  readonly region: string;
  readonly tools: string;
  readonly skip: string;
  readonly closedTitle: string;
  readonly refusedTitle: string;
  readonly noneTitle: string;
  readonly noneHelp: string;
  readonly elsewhereTitle: string;
  readonly elsewhereHelp: string;
  readonly openElsewhere: string;
  /** Which keys mean what. */
  readonly keys: string;
}

export interface LivePageProps {
  /** Name of the instance. */
  name: string;
  words: LivePageWords;
  /** How its line stands. */
  line: LineState;
  /** What can be done with what is shown. */
  tools: ReactNode;
  /** Where it is drawn; it stays while the connection is made anew. */
  surface: ReactNode;
  onReconnect: () => void;
}

/** How the line stands, as a chip. */
function Status({ line }: Pick<LivePageProps, 'line'>) {
  if (line.state === 'open')
    return (
      <StatusChip tone="ok" icon={<CircleCheckIcon size={14} />}>
        {messages.open}
      </StatusChip>
    );
  if (line.state === 'connecting')
    return (
      <StatusChip tone="info" icon={<LoaderIcon size={14} />} spinning>
        {line.again ? messages.again : messages.connecting}
      </StatusChip>
    );
  return (
    <StatusChip tone="mute" icon={<CircleXIcon size={14} />}>
      {line.state === 'closed' ? messages.closed : messages.apart}
    </StatusChip>
  );
}

/** What stands in place of one that cannot be. */
function Instead({ line, name, words, onReconnect }: Pick<LivePageProps, 'line' | 'name' | 'words' | 'onReconnect'>) {
  const back = <LinkButton href={routes.instancePlugin.to({ instanceName: name })}>{messages.back}</LinkButton>;
  if (line.state === 'elsewhere')
    return (
      <EmptyState
        drawing={<EmptyDrawing subject="terminal" />}
        title={words.elsewhereTitle}
        help={words.elsewhereHelp}
        actions={
          <LinkButton variant="primary" external href={line.address} icon={<ExternalLinkIcon size={14} />}>
            {words.openElsewhere}
          </LinkButton>
        }
      />
    );
  if (line.state === 'notRunning' || line.state === 'refused')
    return (
      <EmptyState
        drawing={<EmptyDrawing subject="terminal" />}
        title={line.state === 'refused' ? words.refusedTitle : messages.notRunningTitle}
        help={line.reason}
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
      title={words.noneTitle}
      help={words.noneHelp}
      actions={back}
    />
  );
}

/** A page that shows something of one instance live, over a line: its state, its tools, where it is drawn, and why it ended. */
export function LivePage({ name, words, line, tools, surface, onReconnect }: LivePageProps) {
  const after = useId();
  const { state } = line;
  const drawn = state === 'open' || state === 'connecting' || state === 'closed';
  return (
    <>
      <PageHead
        title={words.title}
        help={name}
        actions={<LinkButton href={routes.instancePlugin.to({ instanceName: name })}>{messages.back}</LinkButton>}
      />
      <Frame aria-label={words.region}>
        <Tools role="group" aria-label={words.tools}>
          <span role="status">
            <Status line={line} />
          </span>
          {drawn && (
            <>
              <Skip href={`#${after}`}>{words.skip}</Skip>
              {tools}
            </>
          )}
        </Tools>
        {state === 'open' && line.idleSeconds !== null && (
          <Note>
            <Alert tone="warn" announced>
              {messages.idle(line.idleSeconds)}
            </Alert>
          </Note>
        )}
        {state === 'closed' && (
          <Note>
            <Alert
              tone="err"
              announced
              title={words.closedTitle}
              action={
                <Button size="sm" icon={<RefreshIcon size={14} />} onClick={onReconnect}>
                  {messages.reconnect}
                </Button>
              }
            >
              {line.reason}
            </Alert>
          </Note>
        )}
        <Surface hidden={!drawn}>{surface}</Surface>
        {!drawn && (
          <Center>
            <Instead line={line} name={name} words={words} onReconnect={onReconnect} />
          </Center>
        )}
        {drawn && (
          <Foot id={after} data-part="after" tabIndex={-1}>
            {words.keys}
          </Foot>
        )}
      </Frame>
    </>
  );
}
