import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { host, tariff } from '../../db/schema/market';
import { isOffered } from './offered';
import type { FreeCards } from './shortage';

export type ContainerType = 'kvm' | 'docker';

/** What one card needs of its machine. */
export interface CardNeeds {
  readonly cpuPerGpu: number;
  readonly memoryPerGpuGb: number;
}

/** What one rental takes of its machine besides what goes with its cards. */
export interface RentalSize {
  readonly gpuNum: number;
  /** System and data disk together; absent is the smallest. */
  readonly diskGb?: number | undefined;
}

export interface HostFilter {
  readonly containerType?: ContainerType | undefined;
  readonly district?: string | undefined;
  readonly gpuType?: string | undefined;
  readonly cpuModel?: string | undefined;
  readonly hostName?: string | undefined;
}

type HostRow = Pick<
  typeof host.$inferSelect,
  | 'gpuType'
  | 'district'
  | 'cpuModel'
  | 'totalGpus'
  | 'freeCpu'
  | 'totalMemoryGb'
  | 'freeMemoryGb'
  | 'freeDiskGb'
  | 'cudaVersion'
  | 'driverVersion'
  | 'seenCudaVersion'
  | 'seenDriverVersion'
>;

export interface StockHost extends HostRow {
  /** Cards that a new rental can have. */
  readonly freeGpus: number;
  /** Cards that somebody has. */
  readonly rentedGpus: number;
  /** What the smallest new rental takes of the disk. */
  readonly smallestDiskGb: number;
}

/** The disk of the smallest new rental: the system disk and the data disk that comes with it. */
export const smallestDiskOf = (prices: Pick<typeof tariff.$inferSelect, 'systemDiskGb' | 'freeDiskGb'>): number =>
  prices.systemDiskGb + prices.freeDiskGb;

/** The cards of a machine that a new rental can have: none where its disk is too full for one (decisions 223). */
export const rentableGpus = (
  { freeGpus, freeDiskGb }: Pick<typeof host.$inferSelect, 'freeGpus' | 'freeDiskGb'>,
  smallestDiskGb: number,
): number => (freeDiskGb >= smallestDiskGb ? freeGpus : 0);

/** What the operator told of a host, else what its engine did; null where neither. */
export const cudaOf = ({
  cudaVersion,
  seenCudaVersion,
}: Pick<HostRow, 'cudaVersion' | 'seenCudaVersion'>): string | null => cudaVersion ?? seenCudaVersion;

/** The same of its driver. */
export const driverOf = ({
  driverVersion,
  seenDriverVersion,
}: Pick<HostRow, 'driverVersion' | 'seenDriverVersion'>): string | null => driverVersion ?? seenDriverVersion;

/** Hosts that are offered and answer, of those that the filter lets through. */
export const offeredBy = (filter: HostFilter) =>
  and(
    isOffered,
    filter.containerType && sql`${filter.containerType} = any(${host.containerTypes})`,
    filter.district ? eq(host.district, filter.district) : undefined,
    filter.gpuType ? eq(host.gpuType, filter.gpuType) : undefined,
    filter.cpuModel ? eq(host.cpuModel, filter.cpuModel) : undefined,
    filter.hostName ? eq(host.name, filter.hostName) : undefined,
  );

/** The machines that are online and answer, as they stand now. Stock is never cached: what is shown is what can be bought. */
export async function stockHosts(tx: Tx, filter: HostFilter): Promise<StockHost[]> {
  const rows = await tx
    .select({
      gpuType: host.gpuType,
      district: host.district,
      cpuModel: host.cpuModel,
      totalGpus: host.totalGpus,
      freeGpus: host.freeGpus,
      freeCpu: host.freeCpu,
      totalMemoryGb: host.totalMemoryGb,
      freeMemoryGb: host.freeMemoryGb,
      freeDiskGb: host.freeDiskGb,
      cudaVersion: host.cudaVersion,
      driverVersion: host.driverVersion,
      seenCudaVersion: host.seenCudaVersion,
      seenDriverVersion: host.seenDriverVersion,
      includedDisks: { systemDiskGb: tariff.systemDiskGb, freeDiskGb: tariff.freeDiskGb },
    })
    .from(host)
    .crossJoin(tariff)
    .where(offeredBy(filter))
    .orderBy(host.id);
  return rows.map(({ includedDisks, ...machine }) => {
    const smallestDiskGb = smallestDiskOf(includedDisks);
    return {
      rentedGpus: machine.totalGpus - machine.freeGpus,
      smallestDiskGb,
      ...machine,
      freeGpus: rentableGpus(machine, smallestDiskGb),
    };
  });
}

/** How many cards one machine can give with the processor and memory that go with them. */
export const cardsOf = (machine: Pick<StockHost, 'freeGpus' | 'freeCpu' | 'freeMemoryGb'>, needs: CardNeeds): number =>
  Math.min(
    machine.freeGpus,
    Math.floor(machine.freeCpu / needs.cpuPerGpu),
    Math.floor(machine.freeMemoryGb / needs.memoryPerGpuGb),
  );

/** How many equal rentals one machine can take: each has its cards and its disk. */
export const rentalsOn = (machine: StockHost, needs: CardNeeds, { gpuNum, diskGb }: RentalSize): number =>
  Math.min(
    Math.floor(cardsOf(machine, needs) / gpuNum),
    Math.floor(machine.freeDiskGb / (diskGb ?? machine.smallestDiskGb)),
  );

/** What is free over some machines. */
export function freeCards(machines: readonly StockHost[], needs: CardNeeds): FreeCards {
  return {
    machines: machines.length,
    free: machines.reduce((sum, machine) => sum + machine.freeGpus, 0),
    largest: machines.reduce((most, machine) => Math.max(most, cardsOf(machine, needs)), 0),
  };
}

/** The card counts that are offered. */
export const cardCounts = [1, 2, 4, 8] as const;

/** Which card counts one machine of these can give. */
export const validCards = ({ largest }: FreeCards): Record<string, boolean> =>
  Object.fromEntries(cardCounts.map((count) => [String(count), count <= largest]));
