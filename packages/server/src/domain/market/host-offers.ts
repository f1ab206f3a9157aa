import { unit, yuanFromUnit } from '@compute-market/contract/rules/money';
import type { HostOffer } from '@compute-market/contract/entities/host-offer';
import { count, desc, eq, getTableColumns } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { gpuModel, host } from '../../db/schema/market';
import { recentLooks, type RecentLooks } from '../host/online-days';
import { readSpecifications, readTariff, type GpuModel, type Specification, type Tariff } from './read-catalogue';
import { specificationName } from './specification-name';
import { cardsOf, cudaOf, driverOf, offeredBy, rentableGpus, smallestDiskOf, type HostFilter } from './stock';

/** Hosts in one answer; a larger market is narrowed by model or room. */
const mostHosts = 1_000;

type Host = typeof host.$inferSelect;

/** The size of machine that costs least on a host of that processor. */
const cheapestOn = (machine: Host, specifications: readonly Specification[]): Specification | undefined =>
  specifications
    .filter(({ gpuType, cpuModel }) => gpuType === machine.gpuType && cpuModel === machine.cpuModel)
    .toSorted((one, other) => one.hourPrice - other.hourPrice)[0];

/** The largest data disk that fits beside a system disk, in steps of what can be ordered. */
function largestDisk({ freeDiskGb }: Host, { systemDiskGb, diskStepGb, maxDiskGb }: Tariff): number {
  const free = Math.min(maxDiskGb, freeDiskGb - systemDiskGb);
  return diskStepGb > 0 ? Math.max(0, Math.floor(free / diskStepGb) * diskStepGb) : 0;
}

function offerOf(
  machine: Host,
  {
    model,
    size,
    looks,
    tariff,
  }: { model: GpuModel; size: Specification; looks: RecentLooks | undefined; tariff: Tariff },
): HostOffer {
  return {
    HostName: machine.name,
    District: machine.district,
    GpuType: machine.gpuType,
    GpuMem: model.memoryGb,
    CpuModel: machine.cpuModel,
    SpecName: specificationName(machine.gpuType, 1, size.code),
    CpuPerGpu: size.cpuPerGpu,
    MemoryPerGpu: size.memoryPerGpuGb,
    HourPrice: yuanFromUnit(unit(size.hourPrice)),
    FreeNum: cardsOf({ ...machine, freeGpus: rentableGpus(machine, smallestDiskOf(tariff)) }, size),
    TotalNum: machine.totalGpus,
    MaxDisk: largestDisk(machine, tariff),
    Uplink: machine.uplinkMbps,
    CudaVersion: cudaOf(machine),
    DriverVersion: driverOf(machine),
    OnlineRate: looks ? looks.online / looks.looks : null,
    WatchedDays: looks?.days ?? 0,
    EarlyRelease: machine.earlyRelease,
    PayAsYouGo: machine.payAsYouGo,
  };
}

/** The hosts on offer, those with most free cards first, and how many there are. One that no size of machine is sold on is not among them. */
export async function hostOffers(tx: Tx, filter: HostFilter, now: Date): Promise<{ List: HostOffer[]; Total: number }> {
  const found = await tx
    .select({ machine: getTableColumns(host), model: getTableColumns(gpuModel) })
    .from(host)
    .innerJoin(gpuModel, eq(gpuModel.gpuType, host.gpuType))
    .where(offeredBy(filter))
    .orderBy(desc(host.freeGpus), desc(gpuModel.score), host.name)
    .limit(mostHosts);
  const [all] = await tx.select({ total: count() }).from(host).where(offeredBy(filter));
  const looks = await recentLooks(
    tx,
    found.map(({ machine }) => machine.id),
    now,
  );
  const specifications = await readSpecifications(tx);
  const tariff = await readTariff(tx);
  return {
    List: found.flatMap(({ machine, model }) => {
      const size = cheapestOn(machine, specifications);
      return size === undefined ? [] : [offerOf(machine, { model, size, looks: looks.get(machine.id), tariff })];
    }),
    Total: all?.total ?? 0,
  };
}
