import { Card } from '@compute-market/components/card';
import { Money } from '@compute-market/components/money';
import { runwaySeconds } from '@compute-market/contract/rules/credit';
import { formatMoney } from '@compute-market/contract/rules/money';
import { daysAndHours } from '@compute-market/contract/rules/time';
import type { ReactNode } from 'react';
import type { Wallet } from '../../wallet';
import { partialDataMessages, Retry } from '../../partial-data';
import type { Resource } from '../../resource';
import { Waiting } from '../../slow-hint';
import { Equation, Help } from './AccountScreen.styles';
import { accountMessages as messages } from './messages';
import type { Spending } from './spending-view';

interface RunwayProps {
  wallet: Wallet;
  spending: Resource<Spending>;
  onRetry: () => void;
}

function lastsText(wallet: Wallet, total: Spending['total']): string {
  const seconds = runwaySeconds(wallet.spendable, total);
  if (seconds === null) return messages.noSpending;
  const { days, hours } = daysAndHours(seconds);
  return days === 0 && hours === 0 ? messages.lessThanHour : messages.lasts(days, hours);
}

interface PartProps {
  readonly term: string;
  readonly sign?: '÷' | '=';
  readonly children: ReactNode;
}

const Part = ({ term, sign, children }: PartProps) => (
  <div data-sign={sign}>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
);

/** Which purse is spent from at present. */
const purseOf = (wallet: Wallet): string => (wallet.booked > 0 ? messages.sources.balance : messages.sources.credit);

function Parts({ wallet, spending: { total, running, kept, cloudDisk } }: { wallet: Wallet; spending: Spending }) {
  const sources = [
    messages.sources.running(running.count, formatMoney(running.hourly)),
    ...(kept.count > 0 ? [messages.sources.kept(kept.count, formatMoney(kept.hourly))] : []),
    ...(cloudDisk.count > 0 ? [messages.sources.cloudDisk(formatMoney(cloudDisk.hourly))] : []),
  ];
  return (
    <>
      <Equation>
        <Part term={messages.sources.spendable(purseOf(wallet))}>
          <Money fen={wallet.spendable} />
        </Part>
        <Part sign="÷" term={messages.sources.total}>
          <Money fen={total} />
          {messages.perHour}
        </Part>
        <Part sign="=" term={messages.sources.lasts}>
          {lastsText(wallet, total)}
        </Part>
      </Equation>
      <Help>{messages.sources.madeOf(sources.join(messages.sources.and))}</Help>
    </>
  );
}

/** The same while the spending could not be had: what can be spent is known all the same. */
const Unknown = ({ wallet, onRetry }: Pick<RunwayProps, 'wallet' | 'onRetry'>) => (
  <Equation>
    <Part term={messages.sources.spendable(purseOf(wallet))}>
      <Money fen={wallet.spendable} />
    </Part>
    <Part sign="÷" term={messages.sources.total}>
      {partialDataMessages.unknown} <Retry of={messages.sources.total} onRetry={onRetry} />
    </Part>
    <Part sign="=" term={messages.sources.lasts}>
      {partialDataMessages.unknown}
    </Part>
  </Equation>
);

/** What the runway is made of: what can be spent, and what spends it. */
export function Runway({ wallet, spending, onRetry }: RunwayProps) {
  return (
    <Card title={messages.runway} meta={messages.runwayHelp}>
      {spending.state === 'loading' && <Waiting label={messages.runwayPending} lines={2} />}
      {spending.state === 'error' && <Unknown wallet={wallet} onRetry={onRetry} />}
      {spending.state === 'ready' && <Parts wallet={wallet} spending={spending.data} />}
    </Card>
  );
}
