import { unit, yuanFromUnit } from '@compute-market/contract/rules/money';
import type { Tx } from '../../db/database';
import { readGpuModels, readSpecifications } from './read-catalogue';
import { stockHosts } from './stock';

/** How each card is let now and what it costs: averages are over its specifications. */
export async function allGpuInfo(tx: Tx) {
  const models = await readGpuModels(tx);
  const machines = await stockHosts(tx, {});
  const specifications = await readSpecifications(tx);
  return models.map((model) => {
    const own = machines.filter((machine) => machine.gpuType === model.gpuType);
    const total = own.reduce((sum, machine) => sum + machine.totalGpus, 0);
    const rented = own.reduce((sum, machine) => sum + machine.rentedGpus, 0);
    const prices = specifications.filter((row) => row.gpuType === model.gpuType).map((row) => row.hourPrice);
    const average = Math.round(prices.reduce((sum, price) => sum + price, 0) / prices.length);
    return {
      Gpu_type: model.gpuType,
      GpuMem: model.memoryGb,
      TotalNum: total,
      RentedNum: rented,
      RentRate: total === 0 ? 0 : rented / total,
      AvgHourPrice: yuanFromUnit(unit(average)),
      MinHourPrice: yuanFromUnit(unit(Math.min(...prices))),
      MaxHourPrice: yuanFromUnit(unit(Math.max(...prices))),
      Fp16Tflops: model.fp16Tflops,
      Bandwidth: model.bandwidthGbps,
    };
  });
}
