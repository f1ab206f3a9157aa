import { Dash } from '@compute-market/components/dash';
import { Figure, FigureUnit } from '@compute-market/components/figure-strip';
import { Link } from '@compute-market/components/link';
import { Money } from '@compute-market/components/money';
import { Skeleton } from '@compute-market/components/skeleton';
import { Tag } from '@compute-market/components/tag';
import type { Runway } from '@compute-market/contract/entities/cost-item';
import type { ShortOf } from '@compute-market/contract/enumerations';
import { fenFromYuan, formatMoney } from '@compute-market/contract/rules/money';
import type { Resource } from '../resource';
import { aheadId } from './ahead';
import { runwayMessages as messages } from './messages';
import { nextMessages } from './next-messages';
import { chargeName, isCharged, moment, toldNext, type ToldNext } from './runway-view';

/** Whether the money holds for a charge, in a word. */
export const Held = ({ shortOf }: { readonly shortOf: ShortOf | null }) => (
  <Tag tone={shortOf === null ? 'ok' : 'err'}>{messages.held[shortOf ?? 'paid']}</Tag>
);

interface NextChargeProps {
  /** Null where the server does not tell. */
  readonly runway: Resource<Runway | null>;
  /** The server's time, seconds. */
  readonly now: number;
}

const toDays = <Link href={`#${aheadId}`}>{messages.ahead}</Link>;

function Told({ told, now }: { readonly told: ToldNext; readonly now: number }) {
  const charge = told.kind === 'steady' ? told.first : told.charge;
  const { ShortOf, Time } = charge;
  const about = `${moment(now, Time)} ${chargeName(charge)}`;
  const common = { labelEnd: toDays, valueEnd: <Held shortOf={ShortOf} />, note: about } as const;
  if (told.kind === 'steady')
    return (
      <Figure
        {...common}
        label={nextMessages.steady}
        value={
          <>
            <Money fen={told.day} size="figure" />
            <FigureUnit>{nextMessages.perDay}</FigureUnit>
          </>
        }
      />
    );
  return (
    <Figure
      {...common}
      label={messages.nextCharge}
      value={<Money fen={fenFromYuan(charge.Amount)} size="figure" />}
      noteEnd={told.beside === null ? undefined : nextMessages.beside(formatMoney(told.beside))}
      tone={ShortOf === null ? 'plain' : 'danger'}
    />
  );
}

/**
 * The next charge as the first figure of a strip: how much, when and for what, whether the money holds for it, and the way to those after it.
 * Left out where the server does not tell it, and for who is charged nothing (decisions 40, 44, 142).
 */
export function NextCharge({ runway, now }: NextChargeProps) {
  if (runway.state === 'loading')
    return <Figure label={messages.nextCharge} value={<Skeleton width={96} height={24} shape="block" />} aria-busy />;
  if (runway.state === 'error') return <Figure label={messages.nextCharge} value={<Dash />} tone="quiet" />;
  if (runway.data === null || !isCharged(runway.data)) return null;
  const told = toldNext(runway.data);
  if (told === null) return <Figure label={messages.nextCharge} value={messages.nothing} tone="quiet" />;
  return <Told told={told} now={now} />;
}
