import type { LocaleFormats } from '../foundation/LocaleProvider';
import type { ChartMeasure } from './chart-scale';
import { formatMoney } from './Money/format-money';

/** A number of a chart in full: ¥1,700.57, 1,204, 92.5%; a dash for NaN, which nobody told. */
export function chartText(value: number, measure: ChartMeasure, number: LocaleFormats['number']): string {
  if (measure === 'money' || Number.isNaN(value)) return formatMoney(value);
  const shown = measure === 'percent' ? value * 100 : value;
  return `${number(shown, { maximumFractionDigits: 2 }).replace('-', '\u2212')}${measure === 'percent' ? '%' : ''}`;
}
