import type { TestServer } from '../../setup';
import { specification, tariff } from '../../../src/db/schema/market';
import type { Prices } from './rentals';

/** A card with the processor and memory that come with it. */
export interface Card {
  readonly gpuType: string;
  readonly code: 'c' | 'm' | 'h';
  readonly hourPrice: bigint;
}

/** The printed price list: what everything costs, and nothing of how it is worked out. */
export interface PriceList {
  readonly prices: Prices;
  readonly cards: readonly Card[];
  readonly systemGb: number;
}

export async function readPriceList({ database }: TestServer): Promise<PriceList> {
  const { list, tariffs } = await database.transaction(async (tx) => ({
    list: await tx.select().from(specification),
    tariffs: await tx.select().from(tariff),
  }));
  const [terms] = tariffs;
  if (terms === undefined) throw new Error('no tariff');
  return {
    prices: {
      cpu: BigInt(terms.cpuHourPrice),
      memory: BigInt(terms.memoryHourPrice),
      disk: BigInt(terms.diskHourPrice),
      bandwidth: BigInt(terms.bandwidthHourPrice),
      keptDay: BigInt(terms.keepDiskDayPrice),
      freeDiskGb: terms.freeDiskGb,
      freeMbps: terms.freeBandwidthMbps,
      keepDays: terms.keepDiskMaxDays,
    },
    cards: list.map(({ gpuType, code, hourPrice }) => ({ gpuType, code, hourPrice: BigInt(hourPrice) })),
    systemGb: terms.systemDiskGb,
  };
}
