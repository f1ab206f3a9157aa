import { StackedBarChart, type StackedBarChartProps } from '../StackedBarChart/StackedBarChart';

export interface Bar {
  key: string;
  /** Under the bar. */
  label: string;
  /** In the readout and the table, when it says more. */
  title?: string;
  /** Not there for a place that is still empty; NaN for one that nobody told, which shows a dash. */
  value?: number;
  current?: boolean;
}

export interface BarChartProps extends Omit<StackedBarChartProps, 'parts' | 'bars'> {
  bars: readonly Bar[];
  /** Head of the column of numbers in the table: 收益. */
  valueLabel: string;
}

const valuesOf = (value: number | undefined): Readonly<Record<string, number>> =>
  value === undefined ? {} : { value };

/**
 * One number per day, month or machine, as bars: earnings, use of a disk.
 *
 * - It MUST behave as StackedBarChart in all else: table view, readout by keys, negative numbers, empty state.
 */
export function BarChart({ bars, valueLabel, ...rest }: BarChartProps) {
  return (
    <StackedBarChart
      data-component="BarChart"
      parts={[{ key: 'value', label: valueLabel }]}
      bars={bars.map(({ value, ...bar }) => ({ ...bar, values: valuesOf(value) }))}
      {...rest}
    />
  );
}
