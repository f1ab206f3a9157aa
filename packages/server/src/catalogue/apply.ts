import { unitFromYuan } from '@compute-market/contract/rules/money';
import { and, eq, gte, sql } from 'drizzle-orm';
import type { Tx } from '../db/database';
import { bareMetal, gpuModel, host, hostGpu, image, specification, tariff } from '../db/schema/market';
import { fenFromWire } from '../platform/wire';
import type { Changes } from './plan';
import { standardOf, type CatalogueRows } from './shape';

async function writeTariff(tx: Tx, changes: Changes['tariff'], now: Date): Promise<void> {
  for (const { after } of changes) {
    const row = {
      ...after,
      diskHourPrice: unitFromYuan(after.diskHourPrice),
      cpuHourPrice: unitFromYuan(after.cpuHourPrice),
      memoryHourPrice: unitFromYuan(after.memoryHourPrice),
      bandwidthHourPrice: unitFromYuan(after.bandwidthHourPrice),
      keepDiskDayPrice: unitFromYuan(after.keepDiskDayPrice),
      cloudDiskMonthPrice: unitFromYuan(after.cloudDiskMonthPrice),
      ownImageDayPrice: unitFromYuan(after.ownImageDayPrice),
      changedAt: now,
    };
    await tx.insert(tariff).values(row).onConflictDoUpdate({ target: tariff.id, set: row });
  }
}

/** A card is told with the size and price of its standard specification, so that it is written anew when either changes. */
async function writeModels(tx: Tx, changes: Changes, wanted: CatalogueRows): Promise<void> {
  const changed = new Set([
    ...changes.gpuModels.map(({ after }) => after.gpuType),
    ...changes.specifications.map(({ after }) => after.gpuType),
  ]);
  for (const model of wanted.gpuModels.filter(({ gpuType }) => changed.has(gpuType))) {
    const standard = standardOf(wanted.specifications.filter(({ gpuType }) => gpuType === model.gpuType));
    if (standard === undefined) throw new Error(`the card ${model.gpuType} has no standard specification`);
    const row = {
      ...model,
      originalHourPrice: unitFromYuan(model.originalHourPrice),
      hourPrice: unitFromYuan(standard.hourPrice),
      cpuPerGpu: standard.cpuPerGpu,
      memoryPerGpuGb: standard.memoryPerGpuGb,
    };
    await tx.insert(gpuModel).values(row).onConflictDoUpdate({ target: gpuModel.gpuType, set: row });
  }
}

async function writeSpecifications(tx: Tx, changes: Changes['specifications']): Promise<void> {
  for (const { after } of changes) {
    const row = { ...after, hourPrice: unitFromYuan(after.hourPrice) };
    await tx
      .insert(specification)
      .values(row)
      .onConflictDoUpdate({ target: [specification.gpuType, specification.code], set: row });
  }
}

async function writeImages(tx: Tx, changes: Changes['images']): Promise<void> {
  for (const { after } of changes)
    await tx.insert(image).values(after).onConflictDoUpdate({ target: image.key, set: after });
}

type HostRow = CatalogueRows['hosts'][number];

async function addHost(tx: Tx, { onSale: online, ...row }: HostRow): Promise<number> {
  const free = {
    freeGpus: row.totalGpus,
    freeCpu: row.totalCpu,
    freeMemoryGb: row.totalMemoryGb,
    freeDiskGb: row.totalDiskGb,
  };
  const [added] = await tx
    .insert(host)
    .values({ ...row, ...free, online })
    .returning({ id: host.id });
  if (added === undefined) throw new Error(`the host ${row.name} was not written`);
  return added.id;
}

/** What grew or shrank is free: what customers have stays theirs. The table refuses less than that. */
async function changeHost(tx: Tx, before: HostRow, { onSale: online, ...row }: HostRow): Promise<number> {
  const [changed] = await tx
    .update(host)
    .set({
      ...row,
      online,
      freeGpus: sql`${host.freeGpus} + ${row.totalGpus - before.totalGpus}`,
      freeCpu: sql`${host.freeCpu} + ${row.totalCpu - before.totalCpu}`,
      freeMemoryGb: sql`${host.freeMemoryGb} + ${row.totalMemoryGb - before.totalMemoryGb}`,
      freeDiskGb: sql`${host.freeDiskGb} + ${row.totalDiskGb - before.totalDiskGb}`,
    })
    .where(eq(host.name, row.name))
    .returning({ id: host.id });
  if (changed === undefined) throw new Error(`the host ${row.name} was not written`);
  return changed.id;
}

async function writeHosts(tx: Tx, changes: Changes['hosts']): Promise<void> {
  for (const { before, after } of changes) {
    const hostId = before === null ? await addHost(tx, after) : await changeHost(tx, before, after);
    await tx.delete(hostGpu).where(and(eq(hostGpu.hostId, hostId), gte(hostGpu.gpuIndex, after.totalGpus)));
    const cards = Array.from({ length: after.totalGpus }, (_, gpuIndex) => ({ hostId, gpuIndex }));
    await tx.insert(hostGpu).values(cards).onConflictDoNothing();
  }
}

async function writeBareMetals(tx: Tx, changes: Changes['bareMetals']): Promise<void> {
  for (const { before, after } of changes) {
    const { total, monthPrice, ...rest } = after;
    const row = { ...rest, monthPriceFen: fenFromWire(monthPrice) };
    if (before === null) await tx.insert(bareMetal).values({ ...row, freeNum: total });
    else
      await tx
        .update(bareMetal)
        .set({ ...row, freeNum: sql`${bareMetal.freeNum} + ${total - before.total}` })
        .where(eq(bareMetal.name, row.name));
  }
}

/** Writes what was planned, in the caller's transaction, whose holds on the stock it needs. Nothing is deleted but cards that nobody has. */
export async function writeChanges(tx: Tx, changes: Changes, wanted: CatalogueRows, now: Date): Promise<void> {
  await writeTariff(tx, changes.tariff, now);
  await writeModels(tx, changes, wanted);
  await writeSpecifications(tx, changes.specifications);
  await writeImages(tx, changes.images);
  await writeHosts(tx, changes.hosts);
  await writeBareMetals(tx, changes.bareMetals);
}
