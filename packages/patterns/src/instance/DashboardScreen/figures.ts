import type { Runway } from '@compute-market/contract/entities/cost-item';
import { RUNWAY_ITEM } from '@compute-market/contract/enumerations';
import { fen, fenFromYuan, type Fen } from '@compute-market/contract/rules/money';
import { dueSpans } from './dashboard-query';

/** What is due within a day, and when the first of it is, seconds. */
export interface DueSoon {
  readonly count: number;
  readonly nearest: number | null;
}

/** Rentals that end within 24 hours of `now`, seconds by the server's clock. Kept disks and the cloud disk have figures of their own. */
export function dueWithinDay({ Items }: Pick<Runway, 'Items'>, now: number): DueSoon {
  const ends = Items.filter(
    ({ Kind, Due_time }) => Kind === RUNWAY_ITEM.instance && Due_time - now <= dueSpans['24h'],
  ).map(({ Due_time }) => Due_time);
  return { count: ends.length, nearest: ends.length === 0 ? null : Math.min(...ends) };
}

const hoursPerDay = 24;

/** What everything that is being paid for costs. */
export interface Spending {
  readonly hourly: Fen;
  readonly daily: Fen;
  /** Whether kept disks are part of it. */
  readonly hasKeptDisk: boolean;
}

/** What is being paid for by the hour and the day (decisions 28). */
export function spendingOf({ HourPrice, Items }: Pick<Runway, 'HourPrice' | 'Items'>): Spending {
  const hourly = fenFromYuan(HourPrice);
  return {
    hourly,
    daily: fen(hourly * hoursPerDay),
    hasKeptDisk: Items.some(({ Kind }) => Kind === RUNWAY_ITEM.keptDisk),
  };
}
