import { unit, yuanFromUnit } from '@compute-market/contract/rules/money';
import type { Tx } from '../../db/database';
import {
  imageFits,
  readGpuModels,
  readImages,
  readSpecifications,
  type Image,
  type Specification,
} from './read-catalogue';
import { shortageOf } from './shortage';
import { specificationCodes, specificationName } from './specification-name';
import { cardCounts, freeCards, stockHosts, validCards, type ContainerType, type StockHost } from './stock';

interface SelectorQuery {
  readonly containerType: ContainerType;
  readonly district?: string | undefined;
  readonly gpuNum?: number | undefined;
}

const distinct = (values: readonly string[]): string[] => [...new Set(values)];

/** The card counts to list: the one asked for, or all that a machine of these could ever give. */
const countsFor = (machines: readonly StockHost[], asked: number | undefined): readonly number[] =>
  asked ? [asked] : cardCounts.filter((count) => machines.some((machine) => machine.totalGpus >= count));

function districtGroups(machines: readonly StockHost[]): [string, StockHost[]][] {
  return distinct(machines.map((machine) => machine.district)).map((name) => [
    name,
    machines.filter((machine) => machine.district === name),
  ]);
}

/** What can be chosen for a machine: districts, cards by district, images and card counts by card, specifications with why not. */
export async function gpuSelector(tx: Tx, { containerType, district, gpuNum }: SelectorQuery) {
  const machines = await stockHosts(tx, { containerType });
  const models = await readGpuModels(tx);
  const images = await readImages(tx);
  const specifications = await readSpecifications(tx);
  const districts = distinct(machines.map((machine) => machine.district));
  const inView = machines.filter((machine) => !district || machine.district === district);
  const offered = models.filter((model) => inView.some((machine) => machine.gpuType === model.gpuType));
  return {
    all_districts: districts,
    district_gputypes: Object.fromEntries(
      districts.map((name) => [
        name,
        distinct(machines.filter((machine) => machine.district === name).map((machine) => machine.gpuType)),
      ]),
    ),
    gpu_resource_map: Object.fromEntries(
      offered.map((model) => [
        model.gpuType,
        resourceOf(
          machines.filter((machine) => machine.gpuType === model.gpuType),
          inView,
          { ...model, containerType },
          images,
        ),
      ]),
    ),
    Specifications: offered.flatMap((model) =>
      districtGroups(inView.filter((machine) => machine.gpuType === model.gpuType)).flatMap(([name, here]) =>
        countsFor(here, gpuNum).flatMap((count) =>
          specificationRows(
            specifications.filter((row) => row.gpuType === model.gpuType),
            here,
            { district: name, count },
          ),
        ),
      ),
    ),
  };
}

function resourceOf(
  everywhere: readonly StockHost[],
  inView: readonly StockHost[],
  model: { gpuType: string; memoryGb: number; cpuPerGpu: number; memoryPerGpuGb: number; containerType: ContainerType },
  images: readonly Image[],
) {
  const here = inView.filter((machine) => machine.gpuType === model.gpuType);
  return {
    ValidDistricts: distinct(everywhere.filter((machine) => machine.freeGpus > 0).map((machine) => machine.district)),
    ValidImages: images.filter((row) => row.showInRent && imageFits(row, model)).map((row) => row.key),
    ValidCardsRentable: validCards(freeCards(here, model)),
    MaxGpuNum: Math.max(...here.map((machine) => machine.totalGpus)),
    MaxMemory: Math.max(...here.map((machine) => machine.totalMemoryGb)),
    GpuMem: model.memoryGb,
  };
}

function specificationRows(
  specifications: readonly Specification[],
  machines: readonly StockHost[],
  { district, count }: { district: string; count: number },
) {
  const inOrder = specifications.toSorted(
    (left, right) => specificationCodes.indexOf(left.code) - specificationCodes.indexOf(right.code),
  );
  return inOrder.map((row) => {
    const reason = shortageOf(
      freeCards(
        machines.filter((machine) => machine.cpuModel === row.cpuModel),
        row,
      ),
      count,
    );
    return {
      SpecName: specificationName(row.gpuType, count, row.code),
      GpuType: row.gpuType,
      District: district,
      GpuNum: count,
      CpuNum: row.cpuPerGpu * count,
      CpuModel: row.cpuModel,
      Memory: row.memoryPerGpuGb * count,
      HourPrice: yuanFromUnit(unit(row.hourPrice * count)),
      Disabled: reason !== '',
      DisabledReason: reason,
    };
  });
}
