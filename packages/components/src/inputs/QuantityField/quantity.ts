import { halfWidth } from '../half-width';

export interface QuantityRange {
  min: number;
  max: number;
  step: number;
}

/** The whole number a text means; full-width digits count. Undefined when it means none. */
export function parseQuantity(text: string): number | undefined {
  const half = halfWidth(text).trim().replaceAll(',', '');
  return /^-?\d{1,15}$/.test(half) ? Number(half) : undefined;
}

/** The nearest number that lies in the range and on a step counted from its lower end. */
export function fitQuantity(value: number, { min, max, step }: QuantityRange): number {
  const base = Number.isFinite(min) ? min : 0;
  const stepped = base + Math.round((value - base) / step) * step;
  if (stepped > max) return base + Math.floor((max - base) / step) * step;
  return Math.max(min, stepped);
}
