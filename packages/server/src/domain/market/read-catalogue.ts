import { CONTAINER_IMAGE_KEY } from '@compute-market/contract/rules/container-image';
import { and, desc, eq, exists, ne, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { gpuModel, image, specification, tariff } from '../../db/schema/market';
import type { SpecificationCode } from './specification-name';

export type Tariff = typeof tariff.$inferSelect;
export type GpuModel = typeof gpuModel.$inferSelect;
export type Specification = typeof specification.$inferSelect;
export type Image = typeof image.$inferSelect;

/** Before anything is on sale: no sizes, no prices. */
const nothingOnSale: Tariff = {
  id: 0,
  systemDiskGb: 0,
  freeDiskGb: 0,
  diskStepGb: 0,
  maxDiskGb: 0,
  diskHourPrice: 0,
  cpuHourPrice: 0,
  memoryHourPrice: 0,
  freeBandwidthMbps: 0,
  maxBandwidthMbps: 0,
  bandwidthHourPrice: 0,
  keepDiskDayPrice: 0,
  keepDiskMaxDays: 0,
  cloudDiskMonthPrice: 0,
  cloudDiskKeepDays: 0,
  ownImageDayPrice: 0,
  changedAt: new Date(0),
};

/** The prices and limits that do not depend on the card. Cards without them would be let for too little, so that is a fault; a market that has neither is not open yet. */
export async function readTariff(tx: Tx): Promise<Tariff> {
  const [row] = await tx.select().from(tariff);
  if (row) return row;
  if ((await tx.$count(gpuModel)) > 0) throw new Error('the market has cards and no tariff');
  return nothingOnSale;
}

/** Cards that some specification is on sale for. */
export const isCardOnSale = (tx: Tx) =>
  exists(
    tx
      .select({ one: sql`1` })
      .from(specification)
      .where(and(eq(specification.gpuType, gpuModel.gpuType), specification.onSale)),
  );

/** The cards on sale, in the recommended order. */
export const readGpuModels = (tx: Tx): Promise<GpuModel[]> =>
  tx.select().from(gpuModel).where(isCardOnSale(tx)).orderBy(desc(gpuModel.score));

/** The specifications on sale. */
export const readSpecifications = (tx: Tx): Promise<Specification[]> =>
  tx.select().from(specification).where(eq(specification.onSale, true));

/** One specification for a new rental; null where there is none or it is off sale. */
export async function findOnSale(tx: Tx, gpuType: string, code: SpecificationCode): Promise<Specification | null> {
  const found = await findSpecification(tx, gpuType, code);
  return found?.onSale === true ? found : null;
}

/** One specification as something is rented by it, on sale or not; null where there is none. */
export async function findSpecification(
  tx: Tx,
  gpuType: string,
  code: SpecificationCode,
): Promise<Specification | null> {
  const [row] = await tx
    .select()
    .from(specification)
    .where(and(eq(specification.gpuType, gpuType), eq(specification.code, code)));
  return row ?? null;
}

/** The images of the house. What containers of a registry's image have for a system is none of them (decisions 147). */
export const readImages = (tx: Tx): Promise<Image[]> =>
  tx.select().from(image).where(ne(image.key, CONTAINER_IMAGE_KEY)).orderBy(desc(image.score));

export async function findImage(tx: Tx, key: string): Promise<Image | null> {
  const [row] = await tx.select().from(image).where(eq(image.key, key));
  return row ?? null;
}

/** Whether the image runs on that card in that kind of rental. */
export const imageFits = (row: Image, order: { gpuType: string; containerType: 'kvm' | 'docker' }): boolean =>
  row.containerTypes.includes(order.containerType) && !row.excludedGpuTypes.includes(order.gpuType);
