import type { LocaleFormats } from '../foundation/LocaleProvider';
import type { Words } from '../words';
import type { chartScaleMessages } from './chart-messages';

/** What the numbers of a chart are: integer fen, a count, or a share of 0 to 1. */
export type ChartMeasure = 'money' | 'count' | 'percent';

const minus = '\u2212';

/** A round number of 1, 2, 2.5 or 5 times a power of ten, at least as large as what was asked. */
function roundUp(size: number, whole: boolean): number {
  const power = 10 ** Math.floor(Math.log10(size));
  const step =
    [1, 2, 2.5, 5, 10].find(
      (factor) => factor * power >= size - 1e-9 && (!whole || Number.isInteger(factor * power)),
    ) ?? 10;
  return step * power;
}

/** Values of the grid lines, from the lowest to the highest, 0 always among them and alone where there is nothing else. `whole` keeps them integers. */
export function chartTicks(lowest: number, highest: number, whole = true, wanted = 4): number[] {
  const low = Math.min(0, lowest);
  const high = Math.max(0, highest);
  if (low === high) return [0];
  const least = (high - low) / wanted;
  const step = roundUp(whole ? Math.max(1, least) : least, whole);
  const first = Math.floor(low / step);
  const last = Math.ceil(high / step);
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step || 0);
}

/** How an axis writes numbers in the language around. */
export interface AxisWords {
  number: LocaleFormats['number'];
  short: Words<typeof chartScaleMessages>['short'];
}

/** A number on the axis, short: 1,500, 2.5万, 1亿. */
export function axisText(value: number, measure: ChartMeasure, { number, short }: AxisWords): string {
  const grouped = (size: number, decimals: number) =>
    number(size, { minimumFractionDigits: 0, maximumFractionDigits: decimals }).replace('-', minus);
  if (measure === 'percent') return `${grouped(value * 100, 1)}%`;
  return short(measure === 'money' ? value / 100 : value, (size) => grouped(size, 2));
}
