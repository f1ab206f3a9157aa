import type { ChargeAhead, Runway } from '@compute-market/contract/entities/cost-item';
import { fenFromYuan, formatMoney } from '@compute-market/contract/rules/money';
import { daysAndHours, formatTime } from '@compute-market/contract/rules/time';
import { titleOf } from '../instance-facts';
import { runwayMessages as messages } from './messages';

/** How long the money lasts, in words: one answer of the server, the same wherever it is shown (decisions 41). */
interface RunwayView {
  /** To the first charge that cannot be paid; absent when none is known of. */
  readonly seconds: number | undefined;
  /** In place of the figure without seconds. */
  readonly standing: string | undefined;
  /** When and at what it ends, or that it does not; null while no charge lies ahead. */
  readonly reason: string | null;
  /** The next charge: when, for what, how much. */
  readonly next: string | null;
}

/** Day and hour within the year; further away with the year. */
function moment(now: number, seconds: number): string {
  const text = formatTime(seconds);
  return text.slice(0, 4) === formatTime(now).slice(0, 4) ? text.slice(5) : text;
}

const nameOf = ({ Kind, Container_name, Note }: ChargeAhead): string =>
  messages.charge[Kind](titleOf({ Container_name, Note }));

/** How long, in one word or figure: 约 3 天 2 小时, or how it stands without an end. */
export function runwayLasts({ Seconds, Next }: Pick<Runway, 'Seconds' | 'Next'>): string {
  if (Seconds === null) return Next === null ? messages.nothing : messages.enough;
  const { days, hours } = daysAndHours(Seconds);
  return messages.lasts(days, hours);
}

function coverOf({ Next, CoveredUntil }: Runway, now: number): string | null {
  if (Next === null) return null;
  return CoveredUntil === null ? messages.allPaid : messages.paidUntil(moment(now, CoveredUntil));
}

/** Puts an answer of the server at `now` (seconds) into words. */
export function runwayView(runway: Runway, now: number): RunwayView {
  const { Seconds, Short, Next } = runway;
  const next = Next && messages.next(moment(now, Next.Time), nameOf(Next), formatMoney(fenFromYuan(Next.Amount)));
  if (Seconds === null || Short === null)
    return { seconds: undefined, standing: runwayLasts(runway), reason: coverOf(runway, now), next };
  const short = messages.short[Short.ShortOf ?? 'purse'];
  return {
    seconds: Seconds,
    standing: undefined,
    reason: short(moment(now, Short.Time), nameOf(Short)),
    next,
  };
}

/** Whether anything is in use or will be charged; a new account does not see how long its money lasts (decisions 44). */
export const isCharged = ({ Items, Next }: Pick<Runway, 'Items' | 'Next'>): boolean =>
  Items.length > 0 || Next !== null;
