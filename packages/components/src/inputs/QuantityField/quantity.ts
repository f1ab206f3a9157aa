import { halfWidth } from '../half-width';

export interface QuantityRange {
  min: number;
  max: number;
  step: number;
  /** How many decimals are kept. */
  precision?: number;
}

/** The number a text means, with so many decimals at most; full-width digits count. Undefined when it means none. */
export function parseQuantity(text: string, precision = 0): number | undefined {
  const half = halfWidth(text)
    .trim()
    .replaceAll(',', '')
    .replace(/\u3002/, '.');
  const [, whole, decimals = ''] = /^(-?\d{1,15})(?:\.(\d*))?$/.exec(half) ?? [];
  if (whole === undefined || decimals.length > precision || (precision === 0 && half.includes('.'))) return undefined;
  return Number(half);
}

/** The nearest number that lies in the range and on a step counted from its lower end. */
export function fitQuantity(value: number, { min, max, step, precision = 0 }: QuantityRange): number {
  const base = Number.isFinite(min) ? min : 0;
  // A sum of tenths is not quite a tenth: 0.1 + 0.2 is put right by the decimals that are kept.
  const onStep = (steps: number) => Number((base + steps * step).toFixed(precision));
  const steps = Number(((value - base) / step).toFixed(9));
  const stepped = onStep(Math.round(steps));
  if (stepped > max) return onStep(Math.floor(Number(((max - base) / step).toFixed(9))));
  return Math.max(min, stepped);
}
