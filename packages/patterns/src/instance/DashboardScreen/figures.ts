import type { Runway } from '@compute-market/contract/entities/cost-item';
import { BILLING, RUNWAY_ITEM } from '@compute-market/contract/enumerations';
import { fenFromYuan, type Fen } from '@compute-market/contract/rules/money';
import { dueSpans } from './dashboard-query';
import type { DueSoon } from './data';

/** Rentals that end within 24 hours of `now`, seconds by the server's clock; by usage they go on by themselves. Kept disks and the cloud disk have figures of their own. */
export function dueWithinDay({ Items }: Pick<Runway, 'Items'>, now: number): DueSoon {
  const ends = Items.filter(
    ({ Kind, Billing, Due_time }) =>
      Kind === RUNWAY_ITEM.instance && Billing !== BILLING.usage && Due_time - now <= dueSpans['24h'],
  ).map(({ Due_time }) => Due_time);
  return { count: ends.length, nearest: ends.length === 0 ? null : Math.min(...ends) };
}

/** Both together: rentals and whole machines. */
export function bothDue(rentals: DueSoon, machines: DueSoon | undefined): DueSoon {
  if (machines === undefined) return rentals;
  const ends = [rentals, machines].flatMap(({ nearest }) => nearest ?? []);
  return { count: rentals.count + machines.count, nearest: ends.length === 0 ? null : Math.min(...ends) };
}

/** What everything in use costs. */
interface Spending {
  readonly hourly: Fen;
  readonly daily: Fen;
  /** How much of the hour is paid ahead. */
  readonly paid: Fen;
}

/** What is in use costs by the hour and the day (decisions 28, 41). */
export const spendingOf = ({
  HourPrice,
  DayPrice,
  PaidHourPrice,
}: Pick<Runway, 'HourPrice' | 'DayPrice' | 'PaidHourPrice'>): Spending => ({
  hourly: fenFromYuan(HourPrice),
  daily: fenFromYuan(DayPrice),
  paid: fenFromYuan(PaidHourPrice),
});
