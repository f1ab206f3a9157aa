import { wholePrice, type BasisPoints } from '@compute-market/contract/rules/discount';
import { divideRounded, unit, type Unit } from '@compute-market/contract/rules/money';
import type { PricePart } from '@compute-market/contract/rules/price';
import type { specification, tariff } from '../../db/schema/market';

export interface RentedParts {
  readonly specification: Pick<typeof specification.$inferSelect, 'hourPrice'>;
  readonly gpuNum: number;
  readonly dataDiskGb: number;
  readonly bandwidthMbps: number;
  /** Beyond what comes with the cards; a new rental has none. */
  readonly addedCpu?: number;
  readonly addedMemoryGb?: number;
}

/** What a rental pays for each hour: the cards, what was added to their processor and memory, and disk and bandwidth beyond the free part. */
export function rentalParts(rented: RentedParts, prices: typeof tariff.$inferSelect): PricePart[] {
  const paidDiskGb = Math.max(0, rented.dataDiskGb - prices.freeDiskGb);
  const paidMbps = Math.max(0, rented.bandwidthMbps - prices.freeBandwidthMbps);
  const parts: PricePart[] = [
    { item: 'compute', unitPrice: unit(rented.specification.hourPrice * rented.gpuNum) },
    { item: 'cpu', unitPrice: unit((rented.addedCpu ?? 0) * prices.cpuHourPrice) },
    { item: 'memory', unitPrice: unit((rented.addedMemoryGb ?? 0) * prices.memoryHourPrice) },
    { item: 'disk', unitPrice: unit(paidDiskGb * prices.diskHourPrice) },
    { item: 'bandwidth', unitPrice: unit(paidMbps * prices.bandwidthHourPrice) },
  ];
  return parts.filter((part) => part.unitPrice > 0);
}

/** One hour of all parts after discounts, in ten-thousandths of a yuan: the hourly figure of the dashboard. */
export function discountedHourPrice(parts: readonly PricePart[], discounts: readonly BasisPoints[]): Unit {
  const hourly = parts.reduce((sum, part) => sum + BigInt(part.unitPrice), 0n);
  const numerator = discounts.reduce((product, discount) => product * BigInt(discount), hourly);
  return unit(Number(divideRounded(numerator, BigInt(wholePrice) ** BigInt(discounts.length))));
}
