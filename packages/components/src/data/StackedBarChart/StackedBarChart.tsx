import { useId, useState, type HTMLAttributes, type Ref } from 'react';
import { useLocale, useWords } from '../../foundation/LocaleProvider/LocaleContext';
import { Button } from '../../actions/Button';
import { ChartBarIcon } from '../../icons/ChartBarIcon';
import { TableIcon } from '../../icons/TableIcon';
import type { Labels } from '../../words';
import type { ChartMeasure } from '../chart-scale';
import { lookOf, Swatch } from '../chart-series';
import { chartText } from '../chart-text';
import { Dash } from '../Dash';
import { ChartPlot } from './ChartPlot';
import { ChartTable } from './ChartTable';
import { chartMessages } from './messages';
import { partTotal, type ChartPart, type StackedBar } from './stacked-bar';
import { Caption, Head, Legend, Root } from './StackedBarChart.styles';

export type ChartView = 'chart' | 'table';

export interface StackedBarChartProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** Heading and name: 每日消费. */
  label: string;
  /** What a bar is made of, from the base up; at most five look different. */
  parts: readonly ChartPart[];
  bars: readonly StackedBar[];
  /** `money` values are integer fen. */
  measure?: ChartMeasure;
  /** Of the plot, px. */
  height?: number;
  /** A dashed line across: 日均 ¥311.43. */
  reference?: { value: number; label: string };
  view?: ChartView;
  defaultView?: ChartView;
  onViewChange?: (view: ChartView) => void;
  /** Single words, said otherwise than the locale says them. */
  labels?: Labels<typeof chartMessages>;
  ref?: Ref<HTMLElement>;
}

/**
 * Sums per day or month and what they are made of: expenses, earnings.
 *
 * - It MUST give the same numbers as a table, always to screen readers, and on request to everybody.
 * - It MUST read out one bar at a time by pointer and by arrow keys; Escape puts the readout away.
 * - It MUST tell the parts apart by hatching as well as by colour, and grow what is negative down from zero, but a part that is `undrawn`.
 * - Without data it MUST keep its axes and say so; where the days do not fit it MUST scroll in its own frame.
 * - The parent MUST mark a part whose data it could not get as `missing`.
 */
export function StackedBarChart({
  label,
  parts,
  bars,
  measure = 'money',
  height = 220,
  reference,
  view,
  defaultView = 'chart',
  onViewChange,
  labels,
  ...rest
}: StackedBarChartProps) {
  const words = useWords('chart', chartMessages, labels);
  const { number } = useLocale().formats;
  const id = useId();
  const [inner, setInner] = useState(defaultView);
  const shown = view ?? inner;
  const toggle = () => {
    const next = shown === 'chart' ? 'table' : 'chart';
    setInner(next);
    onViewChange?.(next);
  };
  return (
    <Root data-component="StackedBarChart" data-view={shown} {...rest}>
      <Head>
        <Caption>{label}</Caption>
        {parts.length > 1 && (
          <Legend data-part="legend">
            {parts.map((part, index) => (
              <li key={part.key}>
                {part.undrawn ? null : <Swatch id={id} look={lookOf(index)} />}
                {part.label}{' '}
                <b>
                  {part.missing ? <Dash says={words.noValue} /> : chartText(partTotal(part, bars), measure, number)}
                </b>
              </li>
            ))}
          </Legend>
        )}
        <Button variant="text" icon={shown === 'chart' ? <TableIcon /> : <ChartBarIcon />} onClick={toggle}>
          {shown === 'chart' ? words.showTable : words.showChart}
        </Button>
      </Head>
      {shown === 'chart' ? (
        <ChartPlot {...{ id, name: label, parts, bars, measure, height, reference, labels: words }} />
      ) : null}
      <ChartTable {...{ name: label, parts, bars, measure, labels: words }} hidden={shown === 'chart'} />
    </Root>
  );
}
