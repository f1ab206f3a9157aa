import * as z from 'zod/mini';
import { listPrice, machineSize, nonNegativeMoney, ratio, stockCount } from './money';

/** Card counts that can be rented now: `{ "1": true, "8": false }`. */
const cardCounts = z.record(z.string(), z.boolean());

/** A GPU model on a card of the market. `HourPrice` is yuan a card an hour at level 0, before discounts. */
export const gpuOffer = z.object({
  GpuType: z.string(),
  GpuMem: machineSize,
  /** Kind of video memory, such as GDDR6X (ours). */
  MemoryType: z.optional(z.string()),
  Arch: z.string(),
  District: z.string(),
  MaxGpuNum: z.int(),
  MaxMemory: z.int(),
  CpuPerGpu: machineSize,
  MemoryPerGpu: machineSize,
  HourPrice: listPrice,
  /** Half-precision compute of a card, TFLOPS, and bandwidth of its memory, GB/s (ours): the store compares and draws by them. */
  Fp16Tflops: z.optional(z.number()),
  Bandwidth: z.optional(z.number()),
  /** What its hosts there tell of CUDA and of their drivers, each once, the lowest first; empty where none tells (ours, decisions 143). */
  CudaVersions: z.optional(z.array(z.string())),
  DriverVersions: z.optional(z.array(z.string())),
  FreeNum: stockCount,
  TotalNum: stockCount,
  ValidCardsRentable: cardCounts,
  /** Empty when it can be rented. */
  DisabledReason: z.string(),
  Score: z.number(),
});
export type GpuOffer = z.infer<typeof gpuOffer>;

/** Where and with what a GPU model can be rented. */
export const gpuResource = z.object({
  ValidDistricts: z.array(z.string()),
  ValidImages: z.array(z.string()),
  ValidCardsRentable: cardCounts,
  MaxGpuNum: z.int(),
  MaxMemory: z.int(),
  GpuMem: machineSize,
});

/** A size of machine. `HourPrice` is yuan an hour for the whole of it; `GpuType` and `District` say where it stands (ours: the list mixes models). */
export const specification = z.object({
  SpecName: z.string(),
  GpuType: z.string(),
  District: z.string(),
  GpuNum: z.int(),
  CpuNum: machineSize,
  /** Processor of the machine, such as EPYC 7542 (ours). */
  CpuModel: z.optional(z.string()),
  Memory: machineSize,
  HourPrice: listPrice,
  Disabled: z.boolean(),
  DisabledReason: z.string(),
});
export type Specification = z.infer<typeof specification>;

/** What the 云主机 and 容器 tabs choose from. */
export const gpuSelector = z.object({
  all_districts: z.array(z.string()),
  district_gputypes: z.record(z.string(), z.array(z.string())),
  gpu_resource_map: z.record(z.string(), gpuResource),
  Specifications: z.array(specification),
  /** As shown: 12:03:21. */
  last_refresh_time: z.string(),
});
export type GpuSelector = z.infer<typeof gpuSelector>;

/** Market figures of a GPU model, for comparing and for partners. `Bandwidth` is GB/s. */
export const gpuMarket = z.object({
  Gpu_type: z.string(),
  GpuMem: machineSize,
  TotalNum: z.int(),
  RentedNum: z.int(),
  RentRate: ratio,
  AvgHourPrice: nonNegativeMoney,
  MinHourPrice: nonNegativeMoney,
  MaxHourPrice: nonNegativeMoney,
  Fp16Tflops: z.number(),
  Bandwidth: z.number(),
});
export type GpuMarket = z.infer<typeof gpuMarket>;
