import { BILLING } from '@compute-market/contract/enumerations';
import type { ChargeAhead, Runway } from '@compute-market/contract/entities/cost-item';
import { fenFromYuan, formatMoney } from '@compute-market/contract/rules/money';
import { daysAndHours, formatTime } from '@compute-market/contract/rules/time';
import { titleOf } from '../instance-facts';
import { runwayMessages as messages } from './messages';

/** How long the money lasts, in words: one answer of the server, the same wherever it is shown (decisions 41). */
interface RunwayView {
  /** To the first charge that cannot be paid; absent when none is known of. */
  readonly seconds: number | undefined;
  /** The moment of that charge, unix seconds: every screen tells it to the second. */
  readonly endsAt: number | undefined;
  /** In place of the figure without seconds. */
  readonly standing: string | undefined;
  /** When and at what it ends, or that it does not; null while no charge lies ahead. */
  readonly reason: string | null;
  /** The next charge: when, for what, how much. */
  readonly next: string | null;
  /** What is worth knowing first: at what it ends, else the next charge, else that nothing is ahead (decisions 86). */
  readonly headline: string | null;
}

/** Day and hour within the year; further away with the year. */
export function moment(now: number, seconds: number): string {
  const text = formatTime(seconds);
  return text.slice(0, 4) === formatTime(now).slice(0, 4) ? text.slice(5) : text;
}

/** What a charge is for: 续费 llama3-8b-sft. */
export const chargeName = ({
  Kind,
  Container_name,
  Note,
  Billing,
}: Pick<ChargeAhead, 'Kind' | 'Container_name' | 'Note' | 'Billing'>): string => {
  const title = titleOf({ Container_name, Note });
  return Billing === BILLING.usage ? messages.usage(title) : messages.charge[Kind](title);
};

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
  const { Seconds, Until, Short, Next } = runway;
  const next = Next && messages.next(moment(now, Next.Time), chargeName(Next), formatMoney(fenFromYuan(Next.Amount)));
  if (Seconds === null || Short === null) {
    const reason = coverOf(runway, now);
    return {
      seconds: undefined,
      endsAt: undefined,
      standing: runwayLasts(runway),
      reason,
      next,
      headline: next ?? reason,
    };
  }
  const reason = messages.short[Short.ShortOf ?? 'purse'](moment(now, Short.Time), chargeName(Short));
  return { seconds: Seconds, endsAt: Until ?? undefined, standing: undefined, reason, next, headline: reason };
}

/** Whether anything is in use or will be charged; a new account does not see how long its money lasts (decisions 44). */
export const isCharged = ({ Items, Next }: Pick<Runway, 'Items' | 'Next'>): boolean =>
  Items.length > 0 || Next !== null;
