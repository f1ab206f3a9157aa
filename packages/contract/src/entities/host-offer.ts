import * as z from 'zod/mini';
import { listPrice, machineSize, ratio, stockCount } from './money';

/** One host and what can be rented on it now (decisions 129). Sizes GB. */
export const hostOffer = z.object({
  HostName: z.string(),
  District: z.string(),
  GpuType: z.string(),
  GpuMem: machineSize,
  CpuModel: z.string(),
  /** The size it is cheapest in, of one card: its name, its share of processor and memory, and yuan an hour at level 0. */
  SpecName: z.string(),
  CpuPerGpu: machineSize,
  MemoryPerGpu: machineSize,
  HourPrice: listPrice,
  /** Cards that one machine can have there now. */
  FreeNum: stockCount,
  TotalNum: stockCount,
  /** Largest data disk that can be had there now. */
  MaxDisk: machineSize,
  /** Of its connection, which all on it share, Mbps; null where nobody told it. */
  Uplink: z.nullable(z.int()),
  /** Highest CUDA that its driver knows, such as 12.4, and the version of that driver; null where nobody told them (decisions 143). */
  CudaVersion: z.optional(z.nullable(z.string())),
  DriverVersion: z.optional(z.nullable(z.string())),
  /** Share of the looks of the last 30 days that found it on offer and answering; null until it was looked at. */
  OnlineRate: z.nullable(ratio),
  /** Days of these 30 on which it was looked at. */
  WatchedDays: z.int(),
  /** Whether new rentals on it can be released before their end (decisions 124). */
  EarlyRelease: z.boolean(),
  /** Whether new rentals on it may be paid by usage (decisions 144); absent where a back end knows none. */
  PayAsYouGo: z.optional(z.boolean()),
});
export type HostOffer = z.infer<typeof hostOffer>;
