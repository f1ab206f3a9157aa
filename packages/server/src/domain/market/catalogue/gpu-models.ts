import type { gpuModel } from '../../../db/schema/market';

/** The cards of the first catalogue. Prices in ten-thousandths of a yuan per card and hour. */
export const gpuModels: readonly (typeof gpuModel.$inferInsert)[] = [
  { gpuType: 'RTX 4090', memoryGb: 24, memoryKind: 'GDDR6X', architecture: 'Ada Lovelace', cpuPerGpu: 16, memoryPerGpuGb: 48, hourPrice: 21_900, originalHourPrice: 21_900, fp16Tflops: 165, bandwidthGbps: 1008, score: 100 },
  { gpuType: 'RTX 5090', memoryGb: 32, memoryKind: 'GDDR7', architecture: 'Blackwell', cpuPerGpu: 20, memoryPerGpuGb: 90, hourPrice: 32_900, originalHourPrice: 32_900, fp16Tflops: 210, bandwidthGbps: 1792, score: 95 },
  { gpuType: 'H20', memoryGb: 96, memoryKind: 'HBM3', architecture: 'Hopper', cpuPerGpu: 20, memoryPerGpuGb: 128, hourPrice: 65_800, originalHourPrice: 65_800, fp16Tflops: 148, bandwidthGbps: 4000, score: 90 },
  { gpuType: 'A100 SXM4', memoryGb: 80, memoryKind: 'HBM2e', architecture: 'Ampere', cpuPerGpu: 16, memoryPerGpuGb: 120, hourPrice: 79_800, originalHourPrice: 79_800, fp16Tflops: 312, bandwidthGbps: 2039, score: 85 },
  { gpuType: 'L40S', memoryGb: 48, memoryKind: 'GDDR6', architecture: 'Ada Lovelace', cpuPerGpu: 16, memoryPerGpuGb: 96, hourPrice: 42_800, originalHourPrice: 42_800, fp16Tflops: 362, bandwidthGbps: 864, score: 80 },
  { gpuType: 'RTX 3090', memoryGb: 24, memoryKind: 'GDDR6X', architecture: 'Ampere', cpuPerGpu: 12, memoryPerGpuGb: 40, hourPrice: 13_900, originalHourPrice: 13_900, fp16Tflops: 71, bandwidthGbps: 936, score: 75 },
  { gpuType: 'RTX A6000', memoryGb: 48, memoryKind: 'GDDR6', architecture: 'Ampere', cpuPerGpu: 16, memoryPerGpuGb: 64, hourPrice: 28_600, originalHourPrice: 28_600, fp16Tflops: 155, bandwidthGbps: 768, score: 70 },
  { gpuType: 'H800 SXM5', memoryGb: 80, memoryKind: 'HBM3', architecture: 'Hopper', cpuPerGpu: 22, memoryPerGpuGb: 200, hourPrice: 158_000, originalHourPrice: 158_000, fp16Tflops: 990, bandwidthGbps: 3350, score: 65 },
  { gpuType: 'V100', memoryGb: 16, memoryKind: 'HBM2', architecture: 'Volta', cpuPerGpu: 8, memoryPerGpuGb: 32, hourPrice: 12_800, originalHourPrice: 14_500, fp16Tflops: 125, bandwidthGbps: 900, score: 60 },
  { gpuType: 'L20', memoryGb: 48, memoryKind: 'GDDR6', architecture: 'Ada Lovelace', cpuPerGpu: 14, memoryPerGpuGb: 80, hourPrice: 34_200, originalHourPrice: 34_200, fp16Tflops: 120, bandwidthGbps: 864, score: 55 },
];
