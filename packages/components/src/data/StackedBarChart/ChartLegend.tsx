import { useLocale } from '../../foundation/LocaleProvider/LocaleContext';
import type { ChartMeasure } from '../chart-scale';
import { lookOf, Swatch } from '../chart-series';
import { chartText } from '../chart-text';
import { Dash } from '../Dash/Dash';
import { partTotal, type ChartPart, type StackedBar } from './stacked-bar';
import { Legend, LegendToggle } from './StackedBarChart.styles';

interface ChartLegendProps {
  readonly id: string;
  readonly parts: readonly ChartPart[];
  readonly bars: readonly StackedBar[];
  readonly measure: ChartMeasure;
  readonly hidden: readonly string[];
  readonly onHiddenChange?: (hidden: readonly string[]) => void;
  /** Read aloud where a sum is not known. */
  readonly noValue: string;
}

/** What the bars are made of and what each part comes to; on request each can be left out of them. */
export function ChartLegend({ id, parts, bars, measure, hidden, onHiddenChange, noValue }: ChartLegendProps) {
  const { number } = useLocale().formats;
  const words = (part: ChartPart, index: number) => (
    <>
      {part.undrawn ? null : <Swatch id={id} look={lookOf(index)} />}
      {part.label} <b>{part.missing ? <Dash says={noValue} /> : chartText(partTotal(part, bars), measure, number)}</b>
    </>
  );
  const change = (key: string) =>
    onHiddenChange?.(hidden.includes(key) ? hidden.filter((other) => other !== key) : [...hidden, key]);
  const shown = parts.filter(({ key }) => !hidden.includes(key));
  return (
    <Legend data-part="legend">
      {parts.map((part, index) => {
        const isShown = !hidden.includes(part.key);
        return (
          <li key={part.key}>
            {onHiddenChange === undefined ? (
              words(part, index)
            ) : (
              <LegendToggle
                type="button"
                aria-pressed={isShown}
                aria-disabled={(isShown && shown.length === 1) || undefined}
                onClick={() => {
                  if (!isShown || shown.length > 1) change(part.key);
                }}
              >
                {words(part, index)}
              </LegendToggle>
            )}
          </li>
        );
      })}
    </Legend>
  );
}
