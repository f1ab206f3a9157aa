import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { host } from '../../db/schema/market';
import { isOffered } from './offered';
import type { FreeCards } from './shortage';

export type ContainerType = 'kvm' | 'docker';

/** What one card needs of its machine. */
export interface CardNeeds {
  readonly cpuPerGpu: number;
  readonly memoryPerGpuGb: number;
}

export interface HostFilter {
  readonly containerType?: ContainerType | undefined;
  readonly district?: string | undefined;
  readonly gpuType?: string | undefined;
  readonly cpuModel?: string | undefined;
  readonly hostName?: string | undefined;
}

export type StockHost = Pick<
  typeof host.$inferSelect,
  | 'gpuType'
  | 'district'
  | 'cpuModel'
  | 'totalGpus'
  | 'freeGpus'
  | 'freeCpu'
  | 'totalMemoryGb'
  | 'freeMemoryGb'
  | 'freeDiskGb'
  | 'cudaVersion'
  | 'driverVersion'
  | 'seenCudaVersion'
  | 'seenDriverVersion'
>;

/** What the operator told of a host, else what its engine did; null where neither. */
export const cudaOf = ({
  cudaVersion,
  seenCudaVersion,
}: Pick<StockHost, 'cudaVersion' | 'seenCudaVersion'>): string | null => cudaVersion ?? seenCudaVersion;

/** The same of its driver. */
export const driverOf = ({
  driverVersion,
  seenDriverVersion,
}: Pick<StockHost, 'driverVersion' | 'seenDriverVersion'>): string | null => driverVersion ?? seenDriverVersion;

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
export function stockHosts(tx: Tx, filter: HostFilter): Promise<StockHost[]> {
  return tx
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
    })
    .from(host)
    .where(offeredBy(filter))
    .orderBy(host.id);
}

/** How many cards one machine can give with the processor and memory that go with them. */
export const cardsOf = (machine: Pick<StockHost, 'freeGpus' | 'freeCpu' | 'freeMemoryGb'>, needs: CardNeeds): number =>
  Math.min(
    machine.freeGpus,
    Math.floor(machine.freeCpu / needs.cpuPerGpu),
    Math.floor(machine.freeMemoryGb / needs.memoryPerGpuGb),
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
