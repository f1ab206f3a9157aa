import { useId, useMemo, useState, type HTMLAttributes, type Ref } from 'react';
import { useWords } from '../../foundation/LocaleProvider/LocaleContext';
import { Button } from '../../actions/Button/Button';
import { ChartBarIcon } from '../../icons/ChartBarIcon';
import { TableIcon } from '../../icons/TableIcon';
import type { Labels } from '../../words';
import type { ChartMeasure } from '../chart-scale';
import { ChartLegend } from './ChartLegend';
import { ChartPlot } from './ChartPlot';
import { ChartTable } from './ChartTable';
import { chartMessages } from './messages';
import { withoutParts, type ChartPart, type StackedBar } from './stacked-bar';
import { Caption, Head, Root } from './StackedBarChart.styles';

export type { ChartPart, StackedBar } from './stacked-bar';
export type { ChartMeasure } from '../chart-scale';

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
  /** A dashed line across: 日均 ¥311.43. None where the value is NaN. */
  reference?: { value: number; label: string };
  /** Keys of parts that are left out of bars and sums. With `onHiddenPartsChange` the legend leaves them out and takes them in. */
  hiddenParts?: readonly string[];
  onHiddenPartsChange?: (hidden: readonly string[]) => void;
  /** Key of the bar that was chosen. */
  selected?: string;
  /** Makes bars choosable, by a press and by Enter on the one that is read out. */
  onBarSelect?: (key: string) => void;
  view?: ChartView;
  defaultView?: ChartView;
  onViewChange?: (view: ChartView) => void;
  /** Single words, said otherwise than the locale says them. */
  labels?: Labels<typeof chartMessages>;
  ref?: Ref<HTMLElement>;
}

const none: readonly string[] = [];

/**
 * Sums per day or month and what they are made of: expenses, earnings.
 *
 * - It MUST give the same numbers as a table, always to screen readers, and on request to everybody.
 * - It MUST read out one bar at a time by pointer and by arrow keys; Escape puts the readout away.
 * - It MUST tell the parts apart by hatching as well as by colour, and grow what is negative down from zero, but a part that is `undrawn`.
 * - Without data it MUST keep its axes and say so; where the days do not fit it MUST scroll in its own frame.
 * - A part that was left out by the legend MUST keep its look and its place, and its sum there; the last one that is shown stays.
 * - The parent MUST mark a part whose data it could not get as `missing`.
 */
export function StackedBarChart({
  label,
  parts,
  bars,
  measure = 'money',
  height = 220,
  reference,
  hiddenParts: hidden = none,
  onHiddenPartsChange,
  selected,
  onBarSelect,
  view,
  defaultView = 'chart',
  onViewChange,
  labels,
  ...rest
}: StackedBarChartProps) {
  const words = useWords('chart', chartMessages, labels);
  const id = useId();
  const [inner, setInner] = useState(defaultView);
  const shown = view ?? inner;
  const drawn = useMemo(() => withoutParts(bars, hidden), [bars, hidden]);
  const shownParts = parts.filter(({ key }) => !hidden.includes(key));
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
          <ChartLegend
            {...{ id, parts, bars, measure, hidden, onHiddenChange: onHiddenPartsChange, noValue: words.noValue }}
          />
        )}
        <Button variant="text" icon={shown === 'chart' ? <TableIcon /> : <ChartBarIcon />} onClick={toggle}>
          {shown === 'chart' ? words.showTable : words.showChart}
        </Button>
      </Head>
      {shown === 'chart' ? (
        <ChartPlot
          {...{ id, name: label, parts, bars: drawn, measure, height, reference, selected, onBarSelect, labels: words }}
        />
      ) : null}
      <ChartTable
        {...{ name: label, parts: shownParts, bars: drawn, measure, labels: words }}
        hidden={shown === 'chart'}
      />
    </Root>
  );
}
