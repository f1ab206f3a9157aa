import { Dash } from '@compute-market/components/dash';
import { Card } from '@compute-market/components/card';
import { Link } from '@compute-market/components/link';
import { Money } from '@compute-market/components/money';
import { Text } from '@compute-market/components/text';
import { Time } from '@compute-market/components/time';
import type { Runway as RunwayAnswer } from '@compute-market/contract/entities/cost-item';
import { fenFromYuan, formatMoney } from '@compute-market/contract/rules/money';
import type { ReactNode } from 'react';
import { Retry } from '../../partial-data';
import type { Resource } from '../../resource';
import { chargeHref, chargeName, isCharged, nextMessages, runwayMessages, toldNext } from '../../runway';
import { Waiting } from '../../slow-hint';
import { Figures } from './AccountScreen.styles';
import { accountMessages as messages } from './messages';
import { spendingOf } from './spending-view';

interface SpendingCardProps {
  runway: Resource<RunwayAnswer | null>;
  onRetry: () => void;
}

/** A figure, and under it what it is of, a line each. */
const Part = ({
  term,
  notes = [],
  children,
}: {
  readonly term: string;
  readonly notes?: readonly ReactNode[];
  readonly children: ReactNode;
}) => (
  <div>
    <dt>{term}</dt>
    <dd>
      {children}
      {notes.map((note, line) => (
        <Text key={line} as="p" size="small" tone="secondary">
          {note}
        </Text>
      ))}
    </dd>
  </div>
);

/** What is taken next, for what and when, and what is taken all the time beside it (decisions 154). */
function NextPart({ answer }: { answer: RunwayAnswer }) {
  const told = toldNext(answer);
  if (told === null) return <Part term={runwayMessages.nextCharge}>{runwayMessages.nothing}</Part>;
  const charge = told.kind === 'steady' ? told.first : told.charge;
  const about = (
    <>
      <Link href={chargeHref(charge)}>{chargeName(charge)}</Link> <Time seconds={charge.Time} />
    </>
  );
  if (told.kind === 'steady')
    return (
      <Part term={nextMessages.steady} notes={[about]}>
        <Money fen={told.day} />
        {nextMessages.perDay}
      </Part>
    );
  return (
    <Part
      term={runwayMessages.nextCharge}
      notes={told.beside === null ? [about] : [about, nextMessages.beside(formatMoney(told.beside))]}
    >
      <Money fen={fenFromYuan(charge.Amount)} />
    </Part>
  );
}

/** What an hour in use is made of. */
function madeOf({ running, kept, cloudDisk, ownImages }: ReturnType<typeof spendingOf>): string {
  const sources = [
    ...(running.count > 0 ? [messages.sources.running(running.count, formatMoney(running.hourly))] : []),
    ...(kept.count > 0 ? [messages.sources.kept(kept.count, formatMoney(kept.hourly))] : []),
    ...(cloudDisk.count > 0 ? [messages.sources.cloudDisk(formatMoney(cloudDisk.hourly))] : []),
    // An hour of a small one is less than a fen.
    ...(ownImages.hourly > 0 ? [messages.sources.ownImages(ownImages.count, formatMoney(ownImages.hourly))] : []),
  ];
  return messages.sources.madeOf(sources.join(messages.sources.and));
}

function Parts({ answer }: { answer: RunwayAnswer }) {
  const spending = spendingOf(answer);
  return (
    <>
      <Figures>
        <NextPart answer={answer} />
        <Part term={messages.sources.total}>
          <Money fen={spending.total} />
          {messages.perHour}
        </Part>
        <Part term={messages.sources.paid}>
          <Money fen={spending.paid} />
          {messages.perHour}
        </Part>
      </Figures>
      {answer.Items.length > 0 && (
        <Text as="p" size="dense" tone="secondary" spaceAbove={8}>
          {madeOf(spending)}
        </Text>
      )}
    </>
  );
}

const Unknown = ({ onRetry }: Pick<SpendingCardProps, 'onRetry'>) => (
  <Figures>
    <Part term={messages.sources.total}>
      <Dash /> <Retry of={messages.sources.total} onRetry={onRetry} />
    </Part>
  </Figures>
);

/** What is taken next and what is in use; how long the money lasts stands in the strip above. Nothing for an account that is charged nothing, or where the server does not tell (decisions 40, 41, 44). */
export function SpendingCard({ runway, onRetry }: SpendingCardProps) {
  if (runway.state === 'ready' && (runway.data === null || !isCharged(runway.data))) return null;
  return (
    <Card title={messages.spendingNow} meta={messages.runwayHelp}>
      {runway.state === 'loading' && <Waiting label={messages.runwayPending} lines={2} />}
      {runway.state === 'error' && <Unknown onRetry={onRetry} />}
      {runway.state === 'ready' && runway.data && <Parts answer={runway.data} />}
    </Card>
  );
}
