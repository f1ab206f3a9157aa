import { BILLING } from '@compute-market/contract/enumerations';
import type { ChargeAhead, Runway } from '@compute-market/contract/entities/cost-item';
import { fenFromYuan, formatMoney, type Fen } from '@compute-market/contract/rules/money';
import { isSteady } from '@compute-market/contract/rules/steady-charge';
import { daysAndHours, formatTime } from '@compute-market/contract/rules/time';
import { titleOf } from '../instance-facts';
import { runwayMessages as messages } from './messages';
import { nextMessages } from './next-messages';

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
  /** The next charge that is worth knowing: when, for what, how much, and what is taken beside it. */
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

/** The next charge as every screen tells it (decisions 154). */
export type ToldNext =
  /** `beside` is what else is taken all the time, a day; null where nothing is. */
  | { readonly kind: 'charge'; readonly charge: ChargeAhead; readonly beside: Fen | null }
  /** Nothing lies ahead but what is taken all the time: what that takes a day. */
  | { readonly kind: 'steady'; readonly first: ChargeAhead; readonly day: Fen };

/**
 * The next charge that is worth knowing: a cent of a kept disk in half an hour tells nobody anything, and hides the renewal after it. Null
 * while no charge lies ahead; a back end that does not tell it has the very next.
 */
export function toldNext({ Next, NextMajor, SteadyDayPrice = 0 }: Runway): ToldNext | null {
  if (Next === null) return null;
  const day = fenFromYuan(SteadyDayPrice);
  if (NextMajor === null && day > 0) return { kind: 'steady', first: Next, day };
  const charge = NextMajor ?? Next;
  const steady = isSteady({ kind: charge.Kind, billing: charge.Billing });
  return { kind: 'charge', charge, beside: steady || day === 0 ? null : day };
}

/** When, for what and how much, with what is taken beside it. */
function nextText(told: ToldNext, now: number): string {
  if (told.kind === 'steady') return nextMessages.steadyOfDay(formatMoney(told.day));
  const { charge, beside } = told;
  const next = messages.next(moment(now, charge.Time), chargeName(charge), formatMoney(fenFromYuan(charge.Amount)));
  return beside === null ? next : nextMessages.nextAnd(next, nextMessages.beside(formatMoney(beside)));
}

function coverOf({ Next, CoveredUntil }: Runway, now: number): string | null {
  if (Next === null) return null;
  return CoveredUntil === null ? messages.allPaid : messages.paidUntil(moment(now, CoveredUntil));
}

/** Puts an answer of the server at `now` (seconds) into words. */
export function runwayView(runway: Runway, now: number): RunwayView {
  const { Seconds, Until, Short } = runway;
  const told = toldNext(runway);
  const next = told && nextText(told, now);
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
