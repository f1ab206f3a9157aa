import type { Instance } from '@compute-market/contract/entities/instance';
import type { BasisPoints } from '@compute-market/contract/rules/discount';
import { runwaySeconds } from '@compute-market/contract/rules/credit';
import { fen, type Fen } from '@compute-market/contract/rules/money';
import { hourlyCost } from '@compute-market/contract/rules/price';
import { hourRate, isInPeriod, isKept } from '../instance-facts';
import { dueSpans } from './dashboard-query';

/** What is due within a day, and when the first of it is, seconds. */
export interface DueSoon {
  readonly count: number;
  readonly nearest: number | null;
}

/** Rentals that end within 24 hours of `now`, seconds by the server's clock. */
export function dueWithinDay(instances: readonly Instance[], now: number): DueSoon {
  const ends = instances.filter((instance) => isInPeriod(instance) && instance.Due_time - now <= dueSpans['24h']).map(({ Due_time }) => Due_time);
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

/** The sum of the rows' rates, kept disks with them. Decisions 28. */
export function spendingOf(instances: readonly Instance[], vipDiscount: BasisPoints): Spending {
  const hourly = hourlyCost(instances.map((instance) => hourRate(instance, vipDiscount)));
  return { hourly, daily: fen(hourly * hoursPerDay), hasKeptDisk: instances.some(isKept) };
}

/** How long a balance pays for that; null when nothing is being paid for. An overdrawn balance lasts no time. */
export const runwayOf = (balance: Fen, { hourly }: Spending): number | null => runwaySeconds(fen(Math.max(0, balance)), hourly);
