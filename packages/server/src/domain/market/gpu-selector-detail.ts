import { yuanFromUnit, unit } from '@compute-market/contract/rules/money';
import { byVersion } from '@compute-market/contract/rules/version';
import type { Tx } from '../../db/database';
import { readGpuModels, type GpuModel } from './read-catalogue';
import { shortageOf } from './shortage';
import { cudaOf, driverOf, freeCards, stockHosts, validCards, type HostFilter, type StockHost } from './stock';

/** Every card in every district that has machines of it, with what is free now. */
export async function gpuSelectorDetail(tx: Tx, filter: HostFilter) {
  const models = await readGpuModels(tx);
  const machines = await stockHosts(tx, filter);
  return models.flatMap((model) =>
    districtsOf(machines, model.gpuType).map((district) => detailRow(model, district, machines)),
  );
}

const districtsOf = (machines: readonly StockHost[], gpuType: string): string[] => [
  ...new Set(machines.filter((machine) => machine.gpuType === gpuType).map((machine) => machine.district)),
];

/** Each version that was told once, the lowest first. */
const versionsOf = (told: readonly (string | null)[]): string[] =>
  [...new Set(told.filter((version) => version !== null))].toSorted(byVersion);

function detailRow(model: GpuModel, district: string, machines: readonly StockHost[]) {
  const here = machines.filter((machine) => machine.gpuType === model.gpuType && machine.district === district);
  const free = freeCards(here, { cpuPerGpu: model.cpuPerGpu, memoryPerGpuGb: model.memoryPerGpuGb });
  return {
    GpuType: model.gpuType,
    GpuMem: model.memoryGb,
    MemoryType: model.memoryKind,
    Arch: model.architecture,
    District: district,
    MaxGpuNum: Math.max(...here.map((machine) => machine.totalGpus)),
    MaxMemory: Math.max(...here.map((machine) => machine.totalMemoryGb)),
    CpuPerGpu: model.cpuPerGpu,
    MemoryPerGpu: model.memoryPerGpuGb,
    HourPrice: yuanFromUnit(unit(model.hourPrice)),
    Fp16Tflops: model.fp16Tflops,
    Bandwidth: model.bandwidthGbps,
    CudaVersions: versionsOf(here.map(cudaOf)),
    DriverVersions: versionsOf(here.map(driverOf)),
    FreeNum: free.free,
    TotalNum: here.reduce((sum, machine) => sum + machine.totalGpus, 0),
    ValidCardsRentable: validCards(free),
    DisabledReason: shortageOf(free, 1),
    Score: model.score,
  };
}
