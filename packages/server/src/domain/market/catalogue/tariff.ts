import type { tariff } from '../../../db/schema/market';

/** Processor, memory, disk and bandwidth beyond the free part, and the prices of a kept disk, of the cloud disk and of own images. Prices in ten-thousandths of a yuan. */
export const firstTariff: typeof tariff.$inferInsert = {
  systemDiskGb: 200,
  freeDiskGb: 50,
  diskStepGb: 10,
  maxDiskGb: 2000,
  diskHourPrice: 6,
  cpuHourPrice: 400,
  memoryHourPrice: 50,
  freeBandwidthMbps: 32,
  maxBandwidthMbps: 100,
  bandwidthHourPrice: 100,
  keepDiskDayPrice: 14,
  keepDiskMaxDays: 15,
  cloudDiskMonthPrice: 3000,
  cloudDiskKeepDays: 7,
  ownImageDayPrice: 100,
};
