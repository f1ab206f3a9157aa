import { unit, yuanFromUnit } from '@compute-market/contract/rules/money';
import type { Tx } from '../../db/database';
import { readGpuModels, readImages, readTariff, type Image } from './read-catalogue';
import { stockHosts } from './stock';

const yuan = (price: number): number => yuanFromUnit(unit(price));

/** An image as the store and the reset dialog show it. */
export const imageInfo = (row: Image) => ({
  Label: row.label,
  System: row.system,
  ShortDisplayName: row.shortDisplayName,
  LongDisplayName: row.longDisplayName,
  SystemVersion: row.systemVersion,
  ImageSize: row.sizeMb,
  CanUsePlugin: row.canUsePlugin,
  ShowInRent: row.showInRent,
  ShowInChangeSystem: row.showInChangeSystem,
  NoScheduleGPUs: row.excludedGpuTypes,
  ContainerTypes: row.containerTypes,
  BadgeLabel: row.badgeLabel,
  Brief: row.brief,
  Score: row.score,
});

/** What the forms of the store choose from besides cards: images and registries of images, districts, disk, bandwidth, the price of a kept disk. */
export async function storeOptions(tx: Tx, imageRegistries: readonly string[]) {
  const images = await readImages(tx);
  const models = await readGpuModels(tx);
  const districts = new Set((await stockHosts(tx, {})).map((machine) => machine.district));
  const prices = await readTariff(tx);
  return {
    image_display_info_map: Object.fromEntries(images.map((row) => [row.key, imageInfo(row)])),
    all_districts: [...districts].map((district) => ({ District: district, Name: district })),
    all_gputypes: models.map((model) => model.gpuType),
    disk: {
      SystemSize: prices.systemDiskGb,
      FreeSize: prices.freeDiskGb,
      Step: prices.diskStepGb,
      Max: prices.maxDiskGb,
      HourPrice: yuan(prices.diskHourPrice),
    },
    bandwidth: {
      Free: prices.freeBandwidthMbps,
      Max: prices.maxBandwidthMbps,
      HourPrice: yuan(prices.bandwidthHourPrice),
    },
    keep_disk: { HourPrice: prices.keepDiskDayPrice / 24 / 10_000, MaxDays: prices.keepDiskMaxDays },
    hosts: true,
    image_registries: [...imageRegistries],
  };
}
