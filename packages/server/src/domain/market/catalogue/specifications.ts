import type { specification } from '../../../db/schema/market';
import { gpuModels } from './gpu-models';

type Row = typeof specification.$inferInsert;

const standardCpu = 'EPYC 7542';
const fastCpu = 'EPYC 9374F';

/** Every card comes as standard: the processor and memory of its catalogue entry, at its catalogue price. */
const standard: readonly Row[] = gpuModels.map((model) => ({
  gpuType: model.gpuType,
  code: 'c',
  cpuPerGpu: model.cpuPerGpu,
  memoryPerGpuGb: model.memoryPerGpuGb,
  cpuModel: standardCpu,
  hourPrice: model.hourPrice,
}));

const variants: readonly Row[] = [
  { gpuType: 'RTX 4090', code: 'm', cpuPerGpu: 16, memoryPerGpuGb: 96, cpuModel: standardCpu, hourPrice: 24_300 },
  { gpuType: 'RTX 4090', code: 'h', cpuPerGpu: 16, memoryPerGpuGb: 64, cpuModel: fastCpu, hourPrice: 26_500 },
  { gpuType: 'RTX 5090', code: 'm', cpuPerGpu: 20, memoryPerGpuGb: 180, cpuModel: standardCpu, hourPrice: 36_800 },
  { gpuType: 'A100 SXM4', code: 'm', cpuPerGpu: 16, memoryPerGpuGb: 240, cpuModel: standardCpu, hourPrice: 85_600 },
  { gpuType: 'L40S', code: 'm', cpuPerGpu: 16, memoryPerGpuGb: 192, cpuModel: standardCpu, hourPrice: 47_200 },
  { gpuType: 'RTX 3090', code: 'm', cpuPerGpu: 12, memoryPerGpuGb: 80, cpuModel: standardCpu, hourPrice: 15_900 },
];

export const specifications: readonly Row[] = [...standard, ...variants];
