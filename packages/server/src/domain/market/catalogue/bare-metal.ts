import type { bareMetal } from '../../../db/schema/market';

export const bareMetals: readonly (typeof bareMetal.$inferInsert)[] = [
  { name: '八卡 RTX 4090 训练机', cpu: 'EPYC 7542 × 2', cpuNum: 64, memoryGb: 512, gpuType: 'RTX 4090', gpuNum: 8, disk: '960GB 系统盘 + 7.68TB NVMe', network: '25GbE × 2', monthPriceFen: 1_180_000n, district: '华东一区', freeNum: 12, deliverDays: 2 },
  { name: '八卡 A100 SXM4 训练机', cpu: 'EPYC 7763 × 2', cpuNum: 128, memoryGb: 1024, gpuType: 'A100 SXM4', gpuNum: 8, disk: '960GB 系统盘 + 15.36TB NVMe', network: '200Gb InfiniBand × 4', monthPriceFen: 4_350_000n, district: '华北二区', freeNum: 2, deliverDays: 5 },
  { name: '八卡 H20 推理机', cpu: 'Xeon 8480C × 2', cpuNum: 112, memoryGb: 2048, gpuType: 'H20', gpuNum: 8, disk: '1.92TB 系统盘 + 30.72TB NVMe', network: '400Gb InfiniBand × 8', monthPriceFen: 3_680_000n, district: '华东一区', freeNum: 6, deliverDays: 3 },
  { name: '八卡 H800 SXM5 训练机', cpu: 'Xeon 8468 × 2', cpuNum: 96, memoryGb: 2048, gpuType: 'H800 SXM5', gpuNum: 8, disk: '1.92TB 系统盘 + 30.72TB NVMe', network: '400Gb InfiniBand × 8', monthPriceFen: 8_900_000n, district: '华北二区', freeNum: 0, deliverDays: 30 },
  { name: '八卡 L40S 图形机', cpu: 'EPYC 9354 × 2', cpuNum: 64, memoryGb: 768, gpuType: 'L40S', gpuNum: 8, disk: '960GB 系统盘 + 7.68TB NVMe', network: '25GbE × 2', monthPriceFen: 2_260_000n, district: '西南一区', freeNum: 4, deliverDays: 3 },
];
