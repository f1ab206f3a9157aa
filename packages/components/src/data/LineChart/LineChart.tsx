import { useState, type HTMLAttributes, type Ref } from 'react';
import { Button } from '../../actions/Button/Button';
import { useLocale, useWords } from '../../foundation/LocaleProvider/LocaleContext';
import { ChartBarIcon } from '../../icons/ChartBarIcon';
import { TableIcon } from '../../icons/TableIcon';
import type { Labels } from '../../words';
import type { ChartMeasure } from '../chart-scale';
import { chartText } from '../chart-text';
import { Dash } from '../Dash/Dash';
import { chartMessages } from '../StackedBarChart/messages';
import { Caption, Head, Legend, Root } from '../StackedBarChart/StackedBarChart.styles';
import { newestOf, type LinePoint, type LineSeries, type TimeSpan } from './line-points';
import { LinePlot } from './LinePlot';
import { LineSwatch } from './LineSwatch';
import { LineTable } from './LineTable';
import { lineChartMessages } from './messages';

export type { LinePoint, LineSeries, TimeSpan } from './line-points';

export interface LineChartProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** Heading and name: 显卡使用率. */
  label: string;
  /** What is drawn, at most three lines. */
  series: readonly LineSeries[];
  /** In order of time. */
  points: readonly LinePoint[];
  /** What the time axis covers, whether there are points or not. */
  span: TimeSpan;
  /** What the values are. Money is integer fen. */
  measure?: ChartMeasure;
  /** Follows a value as it stands: %, or a space and GB. */
  unit?: string;
  /** The axis ends there unless a value is higher: 100 for a share in percent, all there is of a memory. */
  most?: number;
  /** Of the plot, px. */
  height?: number;
  defaultView?: 'chart' | 'table';
  /** Before the newest value of a single line, where that moment is not now: 30 天后. */
  newestName?: string;
  /** Single words, said otherwise than the locale says them. */
  labels?: Labels<typeof lineChartMessages>;
  ref?: Ref<HTMLElement>;
}

/**
 * The course of up to three values over time: what a machine used in the last day.
 *
 * - It MUST break a line where a value is unknown, and never draw it as 0.
 * - It MUST read out one moment at a time by pointer and by arrow keys; Escape puts the readout away.
 * - It MUST give the same numbers as a table on request, and the newest of each line beside its name.
 * - It MUST tell the lines apart by dashes as well as by colour; its axis begins at 0, or below where a value is.
 * - Without data it MUST keep its axes and say so.
 */
export function LineChart({
  label,
  series,
  points,
  span,
  measure = 'count',
  unit = '',
  most = 0,
  height = 120,
  defaultView = 'chart',
  newestName,
  labels,
  ...rest
}: LineChartProps) {
  const chart = useWords('chart', chartMessages);
  const words = useWords('lineChart', lineChartMessages, labels);
  const { number } = useLocale().formats;
  const [view, setView] = useState(defaultView);
  const say = (value: number) => `${chartText(value, measure, number)}${unit}`;
  return (
    <Root data-component="LineChart" data-view={view} {...rest}>
      <Head>
        <Caption>{label}</Caption>
        <Legend data-part="legend">
          {series.map(({ key, label: name }, index) => {
            const newest = newestOf(points, key);
            return (
              <li key={key}>
                {series.length > 1 && <LineSwatch look={index + 1} />}
                {series.length > 1 ? `${name} ` : newestName !== undefined && `${newestName} `}
                <b>{newest === null ? <Dash says={words.unknown} /> : say(newest)}</b>
              </li>
            );
          })}
        </Legend>
        <Button
          variant="text"
          icon={view === 'chart' ? <TableIcon /> : <ChartBarIcon />}
          onClick={() => setView(view === 'chart' ? 'table' : 'chart')}
        >
          {view === 'chart' ? chart.showTable : chart.showChart}
        </Button>
      </Head>
      {view === 'chart' ? (
        <LinePlot {...{ name: label, series, points, span, say, measure, unit, most, height, words, chart }} />
      ) : (
        <LineTable {...{ name: label, series, points, span, say, words }} />
      )}
    </Root>
  );
}
