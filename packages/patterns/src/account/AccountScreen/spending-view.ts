import type { Runway } from '@compute-market/contract/entities/cost-item';
import { RUNWAY_ITEM } from '@compute-market/contract/enumerations';
import { type Fen, fenFromYuan, fenIfKnown, unitFromYuan } from '@compute-market/contract/rules/money';
import { hourlyCost } from '@compute-market/contract/rules/price';

interface Part {
  readonly count: number;
  readonly hourly: Fen;
}

/** What is in use costs in an hour. The parts are differences of rounded totals, so that they add up. */
interface Spending {
  readonly total: Fen;
  /** How much of it is paid ahead. */
  readonly paid: Fen;
  readonly running: Part;
  readonly kept: Part;
  readonly cloudDisk: Part;
  readonly ownImages: Part;
}

/** Splits the hourly spending into rentals, kept disks, the cloud disk and own images (decisions 28, 152). */
export function spendingOf({
  HourPrice,
  PaidHourPrice,
  Items,
}: Pick<Runway, 'HourPrice' | 'PaidHourPrice' | 'Items'>): Spending {
  const total = fenFromYuan(HourPrice);
  const itemsOf = (...kinds: readonly string[]) => Items.filter(({ Kind }) => kinds.includes(Kind));
  const hourlyOf = (...kinds: readonly string[]) =>
    hourlyCost(itemsOf(...kinds).map((item) => unitFromYuan(item.HourPrice)));
  const running = hourlyOf(RUNWAY_ITEM.instance);
  const machines = hourlyOf(RUNWAY_ITEM.instance, RUNWAY_ITEM.keptDisk);
  const withDisk = hourlyOf(RUNWAY_ITEM.instance, RUNWAY_ITEM.keptDisk, RUNWAY_ITEM.cloudDisk);
  return {
    total,
    paid: fenFromYuan(PaidHourPrice),
    running: { count: itemsOf(RUNWAY_ITEM.instance).length, hourly: running },
    kept: { count: itemsOf(RUNWAY_ITEM.keptDisk).length, hourly: fenIfKnown(machines - running) },
    cloudDisk: { count: itemsOf(RUNWAY_ITEM.cloudDisk).length, hourly: fenIfKnown(withDisk - machines) },
    ownImages: { count: itemsOf(RUNWAY_ITEM.ownImage).length, hourly: fenIfKnown(total - withDisk) },
  };
}
