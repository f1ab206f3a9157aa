import type { ContainerType } from '@compute-market/contract/enumerations';
import type { host } from '../../../db/schema/market';
import { gpuModels } from './gpu-models';

/** Drivers of the first catalogue, and the highest CUDA that each knows. */
const cudaOfDriver = { '535.183.06': '12.2', '550.127.05': '12.4', '570.124.06': '12.8' } as const;
type Driver = keyof typeof cudaOfDriver;

interface Rack {
  readonly gpuType: string;
  readonly district: string;
  /** Cards in each machine. */
  readonly cards: number;
  /** Free cards of each machine of the rack; the others are let to customers outside this deployment. */
  readonly free: readonly number[];
  readonly cpuModel?: string;
  readonly containerTypes?: ContainerType[];
  readonly earlyRelease?: true;
  readonly payAsYouGo?: true;
  /** Mbps; 10,000 unless said. */
  readonly uplinkMbps?: number;
  /** 550.127.05 unless said; null where nobody tells it. */
  readonly driver?: Driver | null;
}

const repeat = (value: number, times: number): number[] => Array.from({ length: times }, () => value);

const racks: readonly Rack[] = [
  {
    gpuType: 'RTX 4090',
    district: '华东一区',
    cards: 8,
    free: [8, 8, 8, 8, 8, 4, 2],
    earlyRelease: true,
    payAsYouGo: true,
  },
  {
    gpuType: 'RTX 4090',
    district: '华北二区',
    cards: 8,
    free: [8, 8, 8, 8, 8, 4, 0],
    earlyRelease: true,
    payAsYouGo: true,
  },
  {
    gpuType: 'RTX 4090',
    district: '华北二区',
    cards: 8,
    free: [8],
    cpuModel: 'EPYC 9374F',
    earlyRelease: true,
    payAsYouGo: true,
    driver: '570.124.06',
  },
  { gpuType: 'RTX 4090', district: '西南一区', cards: 8, free: [8, 8, 8, 4], earlyRelease: true, payAsYouGo: true },
  { gpuType: 'RTX 4090', district: '华南一区', cards: 8, free: [0], earlyRelease: true, payAsYouGo: true },
  { gpuType: 'RTX 5090', district: '华北二区', cards: 8, free: [4, 2, 0, 0, 0, 0], driver: '570.124.06' },
  { gpuType: 'H20', district: '华东一区', cards: 8, free: repeat(8, 6), earlyRelease: true, uplinkMbps: 25_000 },
  { gpuType: 'H20', district: '华南一区', cards: 8, free: repeat(8, 2), uplinkMbps: 25_000 },
  {
    gpuType: 'A100 SXM4',
    district: '华北二区',
    cards: 8,
    free: [8, 4, 2, 1, 0, 0],
    uplinkMbps: 25_000,
    driver: '535.183.06',
  },
  {
    gpuType: 'A100 SXM4',
    district: '华东一区',
    cards: 8,
    free: [4, 2, 1, 0],
    uplinkMbps: 25_000,
    driver: '535.183.06',
  },
  { gpuType: 'L40S', district: '西南一区', cards: 8, free: [8, 8, 8, 6, 4, 3, 1, 0], payAsYouGo: true },
  {
    gpuType: 'RTX 3090',
    district: '华南一区',
    cards: 4,
    free: [...repeat(4, 10), ...repeat(0, 10)],
    uplinkMbps: 1_000,
    driver: '535.183.06',
  },
  { gpuType: 'RTX 3090', district: '华东一区', cards: 4, free: [...repeat(4, 5), ...repeat(0, 7)], uplinkMbps: 1_000 },
  {
    gpuType: 'RTX 3090',
    district: '华北二区',
    cards: 4,
    free: [...repeat(4, 4), 1, ...repeat(0, 5)],
    uplinkMbps: 1_000,
  },
  {
    gpuType: 'RTX 3090',
    district: '西南一区',
    cards: 4,
    free: [4, 4, 2, ...repeat(0, 5)],
    uplinkMbps: 1_000,
    driver: null,
  },
  { gpuType: 'RTX A6000', district: '华东一区', cards: 4, free: [2, 1, 0, 0, 0, 0] },
  {
    gpuType: 'H800 SXM5',
    district: '华北二区',
    cards: 8,
    free: [0, 0, 0, 0],
    uplinkMbps: 25_000,
    driver: '535.183.06',
  },
  { gpuType: 'V100', district: '西南一区', cards: 8, free: [8, 8, 3, 0, 0], uplinkMbps: 1_000, driver: '535.183.06' },
  { gpuType: 'L20', district: '华东一区', cards: 8, free: [6, 4, 2, 0], containerTypes: ['docker'] },
];

const districtPrefixes: Readonly<Record<string, string>> = {
  华东一区: 'hz',
  华北二区: 'bj',
  西南一区: 'cd',
  华南一区: 'gz',
};
/** Above what its cards need by the standard specification: room for the upgrades of CPU. */
const spareCpu = 32;
const diskGb = 30_720;
/** What a card let outside this deployment holds of the machine's disk. */
const diskPerLetCardGb = 500;

/** All machines of the first catalogue, named by district in the order of the racks (`hz01`, `hz02`, …). */
export function catalogueHosts(): (typeof host.$inferInsert)[] {
  const numbers = new Map<string, number>();
  return racks.flatMap((rack) => rack.free.map((free) => machine(rack, free, numbers)));
}

function machine(rack: Rack, freeGpus: number, numbers: Map<string, number>): typeof host.$inferInsert {
  const model = gpuModels.find((candidate) => candidate.gpuType === rack.gpuType);
  const prefix = districtPrefixes[rack.district];
  if (!model || !prefix)
    throw new Error(`unknown card or district in the catalogue: ${rack.gpuType}, ${rack.district}`);
  const number = (numbers.get(prefix) ?? 0) + 1;
  numbers.set(prefix, number);
  const name = `${prefix}${String(number).padStart(2, '0')}`;
  const driver = rack.driver === undefined ? '550.127.05' : rack.driver;
  const letCards = rack.cards - freeGpus;
  const totalCpu = rack.cards * model.cpuPerGpu + spareCpu;
  // Twice the standard memory, so that the memory specification fits on every card.
  const totalMemoryGb = rack.cards * model.memoryPerGpuGb * 2;
  return {
    name,
    district: rack.district,
    address: `${name}.example.cn`,
    gpuType: rack.gpuType,
    cpuModel: rack.cpuModel ?? 'EPYC 7542',
    containerTypes: rack.containerTypes ?? ['kvm', 'docker'],
    earlyRelease: rack.earlyRelease ?? false,
    payAsYouGo: rack.payAsYouGo ?? false,
    totalGpus: rack.cards,
    freeGpus,
    totalCpu,
    freeCpu: totalCpu - letCards * model.cpuPerGpu,
    totalMemoryGb,
    freeMemoryGb: totalMemoryGb - letCards * model.memoryPerGpuGb,
    totalDiskGb: diskGb,
    freeDiskGb: diskGb - letCards * diskPerLetCardGb,
    uplinkMbps: rack.uplinkMbps ?? 10_000,
    cudaVersion: driver === null ? null : cudaOfDriver[driver],
    driverVersion: driver,
  };
}
