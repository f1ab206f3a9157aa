import type { Instance } from '@compute-market/contract/entities/instance';
import { INSTANCE_STATUS } from '@compute-market/contract/enumerations';
import { fen, type Fen } from '@compute-market/contract/rules/money';
import { hourlySpending } from '@compute-market/contract/rules/spending';

type Paid = Pick<Instance, 'Status' | 'HourPrice' | 'KeepHourPrice'>;

/** What is paid for in an hour. The parts are differences of rounded totals, so that they add up. */
export interface Spending {
  readonly total: Fen;
  readonly running: { readonly count: number; readonly hourly: Fen };
  readonly kept: { readonly count: number; readonly hourly: Fen };
}

/** Splits the hourly spending into rentals and kept disks. Decisions 28. */
export function spendingOf(instances: readonly Paid[]): Spending {
  const total = hourlySpending(instances);
  const kept = instances.filter(({ Status }) => Status === INSTANCE_STATUS.diskKept);
  const running = instances.filter((instance) => instance.Status !== INSTANCE_STATUS.diskKept && hourlySpending([instance]) > 0);
  const runningHourly = hourlySpending(running);
  return { total, running: { count: running.length, hourly: runningHourly }, kept: { count: kept.length, hourly: fen(total - runningHourly) } };
}
