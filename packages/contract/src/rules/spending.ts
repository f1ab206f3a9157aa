import type { Instance } from '../entities/instance';
import { INSTANCE_STATUS } from '../enumerations';
import { divideRounded, fen, unitFromYuan, type Fen } from './money';
import { hourlyCost } from './price';

/** What is paid for by the hour of its period: running or on its way there, also when shut down or failed to restart. */
const prepaid: ReadonlySet<number> = new Set([INSTANCE_STATUS.running, INSTANCE_STATUS.starting, INSTANCE_STATUS.restarting, INSTANCE_STATUS.restartFailed, INSTANCE_STATUS.shutDown]);

const priceOf = ({ Status, HourPrice, KeepHourPrice }: Pick<Instance, 'Status' | 'HourPrice' | 'KeepHourPrice'>): number => {
  if (Status === INSTANCE_STATUS.diskKept) return KeepHourPrice;
  return prepaid.has(Status) ? HourPrice : 0;
};

/** 当前花费: what everything that is being paid for costs in one hour, kept disks included. Decisions 28, screens B8. */
export const hourlySpending = (instances: readonly Pick<Instance, 'Status' | 'HourPrice' | 'KeepHourPrice'>[]): Fen =>
  hourlyCost(instances.map((instance) => unitFromYuan(priceOf(instance))));

/**
 * 日均 and the forecast to the end of a month, from what was spent in the days that have begun. Fen. Days count whole, so that the first
 * minutes of a month foretell nothing wild.
 */
export function monthFigures({ spent, daysBegun, daysInMonth }: { readonly spent: Fen; readonly daysBegun: number; readonly daysInMonth: number }): { average: Fen; forecast: Fen } {
  const perDays = BigInt(Math.max(1, daysBegun));
  const share = (days: number): Fen => fen(Number(divideRounded(BigInt(spent) * BigInt(days), perDays)));
  return { average: share(1), forecast: share(daysInMonth) };
}
