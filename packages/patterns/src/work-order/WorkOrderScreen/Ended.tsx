import { Button } from '@compute-market/components/button';
import { Cluster } from '@compute-market/components/cluster';
import { LinkButton } from '@compute-market/components/link-button';
import { RadioGroup } from '@compute-market/components/radio-group';
import { TextArea } from '@compute-market/components/text-area';
import type { WorkOrderDetail } from '@compute-market/contract/entities/work-order';
import { WORK_ORDER_STATUS } from '@compute-market/contract/enumerations';
import { routes } from '@compute-market/contract/routes';
import { workOrderAllows } from '@compute-market/contract/rules/work-order';
import { formatTime } from '@compute-market/contract/rules/time';
import { useState } from 'react';
import { RefusalAlert } from '../../retry-alert';
import { messages } from './messages';
import { Over } from './WorkOrderScreen.styles';

const words = messages.rating;
const rates = ['5', '4', '3', '2', '1'] as const;

/** Letters to a rating. */
const mostWords = 200;

/** How a ticket was served, 1 to 5, with what is said to it; empty for nothing. */
export interface WorkOrderRating {
  readonly rate: number;
  readonly words: string;
}

export interface EndedProps {
  order: WorkOrderDetail;
  /** Seconds by the server's clock. */
  now: number;
  busy: boolean;
  /** Why the last step was refused. */
  problem: string | null;
  /** The words of the rating have not arrived: they stay to be sent again. */
  unsaid: boolean;
  onRate: (rating: WorkOrderRating) => void;
  onReopen: () => void;
}

/** `rated`: only the words are still to be sent. */
function Rating({ rated, busy, onRate }: Pick<EndedProps, 'busy' | 'onRate'> & { rated: boolean }) {
  const [rate, setRate] = useState<(typeof rates)[number] | ''>('');
  const [said, setSaid] = useState('');
  return (
    <>
      {!rated && (
        <>
          <h2>{words.title}</h2>
          <RadioGroup
            aria-label={words.label}
            value={rate}
            onValueChange={setRate}
            options={rates.map((value) => ({ value, label: words.options[value] }))}
          />
        </>
      )}
      {rate !== '' && (
        <TextArea
          rows={2}
          maxLength={mostWords}
          placeholder={words.words}
          aria-label={words.words}
          value={said}
          onChange={(event) => setSaid(event.target.value)}
        />
      )}
      <div>
        <Button
          variant="primary"
          loading={busy}
          disabled={rated ? said.trim() === '' : rate === ''}
          onClick={() => onRate({ rate: Number(rate), words: said.trim() })}
        >
          {rated ? words.sendWords : words.send}
        </Button>
      </div>
    </>
  );
}

/** What can still be done with a ticket that is over: rate it, open it again while there is time, or ask anew. */
export function Ended({ order, now, busy, problem, unsaid, onRate, onReopen }: EndedProps) {
  const canReopen = workOrderAllows(order, 'reopen', now);
  const isRevoked = order.status === WORK_ORDER_STATUS.revoked;
  const left =
    canReopen && order.reopen_until !== null
      ? messages.ended.reopenUntil(formatTime(order.reopen_until))
      : messages.ended.final;
  return (
    <Over aria-label={messages.ended.closed}>
      <RefusalAlert reason={problem} />
      {(unsaid || workOrderAllows(order, 'rate', now)) && (
        <Rating rated={order.rate !== null} busy={busy} onRate={onRate} />
      )}
      {order.rate !== null && (
        <p role="status">
          {words.thanks} · {messages.info.stars(order.rate)}
        </p>
      )}
      <Cluster tone="secondary" gap={16} rowGap={8} justify="between">
        {isRevoked ? messages.ended.revoked : left}
        {canReopen ? (
          <Button variant="outline" loading={busy} onClick={onReopen}>
            {messages.reopen}
          </Button>
        ) : (
          <LinkButton href={routes.selectQuestion.to()}>{messages.ended.ask}</LinkButton>
        )}
      </Cluster>
    </Over>
  );
}
