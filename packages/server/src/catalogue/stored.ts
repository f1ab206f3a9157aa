import { INSTANCE_STATUS } from '@compute-market/contract/enumerations';
import { CONTAINER_IMAGE_KEY } from '@compute-market/contract/rules/container-image';
import { unit, yuanFromUnit } from '@compute-market/contract/rules/money';
import { asc, count, desc, eq, isNotNull, max, ne, sql } from 'drizzle-orm';
import type { Tx } from '../db/database';
import { bareMetalInstance } from '../db/schema/bare-metal';
import { bareMetal, gpuModel, host, hostGpu, image, specification, tariff } from '../db/schema/market';
import { wireYuan } from '../platform/wire';
import type { CatalogueRows } from './shape';

const yuan = (price: number): number => yuanFromUnit(unit(price));

async function storedTariff(tx: Tx): Promise<CatalogueRows['tariff']> {
  const rows = await tx.select().from(tariff);
  return rows.map(({ id: _id, changedAt: _changedAt, ...row }) => ({
    ...row,
    diskHourPrice: yuan(row.diskHourPrice),
    cpuHourPrice: yuan(row.cpuHourPrice),
    memoryHourPrice: yuan(row.memoryHourPrice),
    bandwidthHourPrice: yuan(row.bandwidthHourPrice),
    keepDiskDayPrice: yuan(row.keepDiskDayPrice),
    cloudDiskMonthPrice: yuan(row.cloudDiskMonthPrice),
    ownImageDayPrice: yuan(row.ownImageDayPrice),
  }));
}

async function storedModels(tx: Tx): Promise<CatalogueRows['gpuModels']> {
  const rows = await tx.select().from(gpuModel).orderBy(desc(gpuModel.score), gpuModel.gpuType);
  return rows.map(({ cpuPerGpu: _cpu, memoryPerGpuGb: _memory, hourPrice: _price, ...row }) => ({
    ...row,
    originalHourPrice: yuan(row.originalHourPrice),
  }));
}

async function storedSpecifications(tx: Tx): Promise<CatalogueRows['specifications']> {
  const rows = await tx.select().from(specification).orderBy(specification.gpuType, specification.code);
  return rows.map((row) => ({ ...row, hourPrice: yuan(row.hourPrice) }));
}

const storedImages = (tx: Tx): Promise<CatalogueRows['images']> =>
  tx.select().from(image).where(ne(image.key, CONTAINER_IMAGE_KEY)).orderBy(desc(image.score), image.key);

async function storedHosts(tx: Tx): Promise<CatalogueRows['hosts']> {
  const rows = await tx.select().from(host).orderBy(asc(host.id));
  return rows.map((row) => ({
    name: row.name,
    district: row.district,
    address: row.address,
    gpuType: row.gpuType,
    cpuModel: row.cpuModel,
    containerTypes: row.containerTypes,
    earlyRelease: row.earlyRelease,
    payAsYouGo: row.payAsYouGo,
    totalGpus: row.totalGpus,
    totalCpu: row.totalCpu,
    totalMemoryGb: row.totalMemoryGb,
    totalDiskGb: row.totalDiskGb,
    uplinkMbps: row.uplinkMbps,
    cudaVersion: row.cudaVersion,
    driverVersion: row.driverVersion,
    onSale: row.online,
  }));
}

/** How many machines of each kind customers have, by its number. */
async function letMachines(tx: Tx): Promise<ReadonlyMap<number, number>> {
  const rows = await tx
    .select({ id: bareMetalInstance.bareMetalId, machines: count() })
    .from(bareMetalInstance)
    .where(eq(bareMetalInstance.status, INSTANCE_STATUS.running))
    .groupBy(bareMetalInstance.bareMetalId);
  return new Map(rows.map(({ id, machines }) => [id, machines]));
}

async function storedBareMetals(tx: Tx): Promise<CatalogueRows['bareMetals']> {
  const rows = await tx.select().from(bareMetal).orderBy(asc(bareMetal.id));
  const taken = await letMachines(tx);
  return rows.map(({ id, monthPriceFen, freeNum, ...row }) => ({
    ...row,
    monthPrice: wireYuan(monthPriceFen),
    total: freeNum + (taken.get(id) ?? 0),
  }));
}

/** What the market has now, on sale or not. */
export const readStored = async (tx: Tx): Promise<CatalogueRows> => ({
  tariff: await storedTariff(tx),
  gpuModels: await storedModels(tx),
  specifications: await storedSpecifications(tx),
  images: await storedImages(tx),
  hosts: await storedHosts(tx),
  bareMetals: await storedBareMetals(tx),
});

/** What of the totals is in customers' hands and cannot be taken away. */
export interface InUse {
  readonly hosts: ReadonlyMap<
    string,
    Readonly<Record<'totalGpus' | 'totalCpu' | 'totalMemoryGb' | 'totalDiskGb', number>>
  >;
  readonly bareMetals: ReadonlyMap<string, number>;
}

/** Reads what is in use and holds the catalogue and its stock until the transaction ends, so that nothing is let and no other catalogue is taken meanwhile. */
export async function holdInUse(tx: Tx): Promise<InUse> {
  await tx.execute(sql`lock table ${tariff} in share row exclusive mode`);
  const hosts = await tx.select().from(host).orderBy(asc(host.id)).for('update');
  const bareMetals = await tx.select().from(bareMetal).orderBy(asc(bareMetal.id)).for('update');
  const taken = await letMachines(tx);
  // Cards go from the last one on: all up to the last that somebody has must stay.
  const held = await tx
    .select({ hostId: hostGpu.hostId, last: max(hostGpu.gpuIndex) })
    .from(hostGpu)
    .where(isNotNull(hostGpu.holder))
    .groupBy(hostGpu.hostId);
  const cardsOf = new Map(held.map(({ hostId, last }) => [hostId, (last ?? -1) + 1]));
  return {
    hosts: new Map(
      hosts.map((row) => [
        row.name,
        {
          totalGpus: cardsOf.get(row.id) ?? 0,
          totalCpu: row.totalCpu - row.freeCpu,
          totalMemoryGb: row.totalMemoryGb - row.freeMemoryGb,
          totalDiskGb: row.totalDiskGb - row.freeDiskGb,
        },
      ]),
    ),
    bareMetals: new Map(bareMetals.map(({ id, name }) => [name, taken.get(id) ?? 0])),
  };
}
