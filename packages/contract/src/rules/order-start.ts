import type { Price } from '../entities/price';
import { seenGrowth, seenQuote } from './seen-quote';
import { formatTime } from './time';

/**
 * Where what is ordered counts from: the end that a renewal moves, or the size that is added to. Two quotes of one wish that count from
 * different starts tell that the same was ordered meanwhile (decisions 186, 241).
 */
export interface OrderStart {
  /** What it is a number of: starts of other parts are not to be compared. */
  readonly of: 'end' | keyof typeof sizeTold;
  /** Seconds since 1970, cores or GB; `fromNow` for a renewal of what is over, which counts from the press. */
  readonly at: number;
  /** What it is by now, and the question of the buyer who saw another one. */
  readonly told: string;
}

/** Counts from the press: no end that was seen has moved. */
export const fromNow = 0;

/** What it is by now of what more is ordered of, as a sentence begins. */
export const sizeTold = {
  cpu: (cores: number) => `CPU 已变为 ${cores} 核`,
  memory: (gb: number) => `内存已变为 ${gb}GB`,
  disk: (gb: number) => `数据盘已变为 ${gb}GB`,
  cloudDisk: (gb: number) => `云盘容量已变为 ${gb} GB`,
};

/** Asks who saw another size, of what is told as `sizeTold` does, whether to add all the same. */
export const askToAdd = (told: string): string => `${told}，可能已添加，请确认是否再添加`;

/** Asks who saw another end, in seconds, than the one it is by now whether to renew all the same. */
export const askToRenew = (end: number): string => `到期时间已变为 ${formatTime(end)}，可能已续费，请确认是否再续`;

/** Where a renewal by so many seconds counts from, by its quote; null where that tells no end. */
export function startOfRenewal(price: Price, seconds: number): OrderStart | null {
  const { due_time_after: end } = seenQuote(price);
  return end === undefined ? null : { of: 'end', at: end - seconds, told: askToRenew(end - seconds) };
}

/** Where an order for so much more counts from, by its quote; null where that tells no size. */
export function startOfGrowth(price: Price, part: keyof typeof sizeTold, amount: number): OrderStart | null {
  const { size_after: size } = seenGrowth(price);
  return size === undefined ? null : { of: part, at: size - amount, told: askToAdd(sizeTold[part](size - amount)) };
}
