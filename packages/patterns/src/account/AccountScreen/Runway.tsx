import { Dash } from '@compute-market/components/dash';
import { Card } from '@compute-market/components/card';
import { Money } from '@compute-market/components/money';
import { Text } from '@compute-market/components/text';
import type { Runway as RunwayAnswer } from '@compute-market/contract/entities/cost-item';
import { formatMoney } from '@compute-market/contract/rules/money';
import type { ReactNode } from 'react';
import { Retry } from '../../partial-data';
import type { Resource } from '../../resource';
import { isCharged, RunwayLasts, runwayMessages, runwayView } from '../../runway';
import { Waiting } from '../../slow-hint';
import { Equation } from './AccountScreen.styles';
import { accountMessages as messages } from './messages';
import { spendingOf } from './spending-view';

interface RunwayProps {
  runway: Resource<RunwayAnswer | null>;
  /** The server's time, seconds. */
  now: number;
  onRetry: () => void;
}

const Part = ({ term, children }: { readonly term: string; readonly children: ReactNode }) => (
  <div>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
);

/** What an hour in use is made of. */
function madeOf({ running, kept, cloudDisk }: ReturnType<typeof spendingOf>): string {
  const sources = [
    ...(running.count > 0 ? [messages.sources.running(running.count, formatMoney(running.hourly))] : []),
    ...(kept.count > 0 ? [messages.sources.kept(kept.count, formatMoney(kept.hourly))] : []),
    ...(cloudDisk.count > 0 ? [messages.sources.cloudDisk(formatMoney(cloudDisk.hourly))] : []),
  ];
  return messages.sources.madeOf(sources.join(messages.sources.and));
}

function Parts({ answer, now }: { answer: RunwayAnswer; now: number }) {
  const { reason, next } = runwayView(answer, now);
  const spending = spendingOf(answer);
  const notes = [reason, next, answer.Items.length > 0 ? madeOf(spending) : null].filter((note) => note !== null);
  return (
    <>
      <Equation>
        <Part term={runwayMessages.label}>
          <RunwayLasts runway={answer} />
        </Part>
        <Part term={messages.sources.total}>
          <Money fen={spending.total} />
          {messages.perHour}
        </Part>
        <Part term={messages.sources.paid}>
          <Money fen={spending.paid} />
          {messages.perHour}
        </Part>
      </Equation>
      {notes.map((note) => (
        <Text as="p" size="dense" tone="secondary" spaceAbove={8} key={note}>
          {note}
        </Text>
      ))}
    </>
  );
}

const Unknown = ({ onRetry }: Pick<RunwayProps, 'onRetry'>) => (
  <Equation>
    <Part term={runwayMessages.label}>
      <Dash /> <Retry of={runwayMessages.label} onRetry={onRetry} />
    </Part>
  </Equation>
);

/** How long the money lasts, at what it ends, and what is in use. Nothing for an account that is charged nothing, or where the server does not tell (decisions 40, 41, 44). */
export function Runway({ runway, now, onRetry }: RunwayProps) {
  if (runway.state === 'ready' && (runway.data === null || !isCharged(runway.data))) return null;
  return (
    <Card title={messages.runway} meta={messages.runwayHelp}>
      {runway.state === 'loading' && <Waiting label={messages.runwayPending} lines={2} />}
      {runway.state === 'error' && <Unknown onRetry={onRetry} />}
      {runway.state === 'ready' && runway.data && <Parts answer={runway.data} now={now} />}
    </Card>
  );
}
