import type { GpuOffer, GpuSelector } from '@compute-market/contract/entities/gpu';
import { unitFromYuan, type Unit } from '@compute-market/contract/rules/money';

/** The card counts that are offered. */
export const cardCounts = [1, 2, 4, 8] as const;

/** Why so many cards cannot be rented as one machine: none is free, too few are, or no single machine has them. */
export type CountObstacle = 'soldOut' | 'few' | 'scattered';

export interface CardCount {
  readonly count: number;
  /** Null when it can be rented now. */
  readonly obstacle: CountObstacle | null;
}

export interface Room {
  readonly district: string;
  /** Undefined while its stock is not known. */
  readonly free: number | undefined;
}

/** One GPU model as the market shows it: its offers of all machine rooms in view, together. Sizes GB, prices 1/10000 yuan a card an hour. */
export interface Listing {
  readonly gpuType: string;
  readonly memory: number;
  /** Kind of video memory, such as GDDR6X; empty when it is not known. */
  readonly memoryType: string;
  readonly architecture: string;
  readonly cpuPerGpu: number;
  readonly memoryPerGpu: number;
  /** Most cards in one machine. */
  readonly mostCards: number;
  /** Undefined while the stock is not known. */
  readonly free: number | undefined;
  /** Undefined where nobody told how many there are in all. */
  readonly total: number | undefined;
  /** The room with most free cards first. */
  readonly rooms: readonly Room[];
  readonly counts: readonly CardCount[];
  /** At level 0, before every discount. */
  readonly hourPrice: Unit;
  /** TFLOPS and GB/s of one card; 0 when they are not known. */
  readonly tflops: number;
  readonly bandwidth: number;
  /** What it is made of: one for each room; none while the stock is not known. */
  readonly offers: readonly GpuOffer[];
  readonly score: number;
}

/** Whether so many cards of an offer can be rented as one machine. A back end that does not tell lets it be tried with what is free, or is not told to be taken (decisions 40). */
export function isRentable({ ValidCardsRentable, FreeNum, MaxGpuNum }: GpuOffer, count: number): boolean {
  const isTold = Object.keys(ValidCardsRentable).length > 0;
  if (isTold) return ValidCardsRentable[String(count)] === true;
  return count <= MaxGpuNum && !(FreeNum < count);
}

/** A stock, when a back end told it (decisions 40). */
export const told = (stock: number): number | undefined => (Number.isNaN(stock) ? undefined : stock);

function obstacleOf(offers: readonly GpuOffer[], free: number | undefined, count: number): CountObstacle | null {
  if (offers.some((offer) => isRentable(offer, count))) return null;
  if (free === 0) return 'soldOut';
  return free !== undefined && free < count ? 'few' : 'scattered';
}

function listingOf(first: GpuOffer, offers: readonly GpuOffer[]): Listing {
  const free = told(offers.reduce((sum, offer) => sum + offer.FreeNum, 0));
  return {
    gpuType: first.GpuType,
    memory: first.GpuMem,
    memoryType: first.MemoryType ?? '',
    architecture: first.Arch,
    cpuPerGpu: first.CpuPerGpu,
    memoryPerGpu: first.MemoryPerGpu,
    mostCards: Math.max(...offers.map((offer) => offer.MaxGpuNum)),
    free,
    total: told(offers.reduce((sum, offer) => sum + offer.TotalNum, 0)),
    rooms: offers
      .map((offer) => ({ district: offer.District, free: told(offer.FreeNum) }))
      .sort((a, b) => (b.free ?? 0) - (a.free ?? 0)),
    counts: cardCounts.map((count) => ({ count, obstacle: obstacleOf(offers, free, count) })),
    hourPrice: unitFromYuan(first.HourPrice),
    tflops: first.Fp16Tflops ?? 0,
    bandwidth: first.Bandwidth ?? 0,
    offers,
    score: first.Score,
  };
}

/** The server lists a model once for every machine room; the market shows it once. A district narrows it to that room. */
export function listingsOf(offers: readonly GpuOffer[], district = ''): Listing[] {
  const byModel = new Map<string, GpuOffer[]>();
  for (const offer of offers) {
    if (district !== '' && offer.District !== district) continue;
    const known = byModel.get(offer.GpuType);
    if (known) known.push(offer);
    else byModel.set(offer.GpuType, [offer]);
  }
  return [...byModel.values()].flatMap((rows) => (rows[0] === undefined ? [] : [listingOf(rows[0], rows)]));
}

/** The cards of a market whose stock could not be read: what the order form knows of them. Renting is tried when it is paid (screens B2). */
export function listingsWithoutStock(selector: GpuSelector, district = ''): Listing[] {
  const single = selector.Specifications.filter(
    (row) => row.GpuNum === 1 && (district === '' || row.District === district),
  );
  const models = [...new Set(single.map((row) => row.GpuType))];
  return models.flatMap((gpuType, index) => {
    const rows = single.filter((row) => row.GpuType === gpuType);
    const [cheapest] = rows.toSorted((a, b) => a.HourPrice - b.HourPrice);
    const resource = selector.gpu_resource_map[gpuType];
    if (cheapest === undefined || resource === undefined) return [];
    return {
      gpuType,
      memory: resource.GpuMem,
      memoryType: '',
      architecture: '',
      cpuPerGpu: cheapest.CpuNum,
      memoryPerGpu: cheapest.Memory,
      mostCards: resource.MaxGpuNum,
      free: undefined,
      total: undefined,
      rooms: [...new Set(rows.map((row) => row.District))].map((name) => ({ district: name, free: undefined })),
      counts: cardCounts.filter((count) => count <= resource.MaxGpuNum).map((count) => ({ count, obstacle: null })),
      hourPrice: unitFromYuan(cheapest.HourPrice),
      tflops: 0,
      bandwidth: 0,
      offers: [],
      score: models.length - index,
    };
  });
}
