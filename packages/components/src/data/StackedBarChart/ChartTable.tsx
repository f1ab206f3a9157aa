import { useLocale } from '../../foundation/LocaleProvider/LocaleContext';
import type { ChartMeasure } from '../chart-scale';
import { Dash } from '../Dash/Dash';
import { chartText } from '../chart-text';
import type { Words } from '../../words';
import type { chartMessages } from './messages';
import { barTotal, hasValues, partTotal, type ChartPart, type StackedBar } from './stacked-bar';
import { DataTable, TableFrame } from './StackedBarChart.styles';

interface ChartTableProps {
  name: string;
  parts: readonly ChartPart[];
  bars: readonly StackedBar[];
  measure: ChartMeasure;
  hidden: boolean;
  labels: Words<typeof chartMessages>;
}

/** The numbers of the chart as a table: the view for screen readers, and for those who want to read exactly. */
export function ChartTable({ name, parts, bars, measure, hidden, labels }: ChartTableProps) {
  const { number } = useLocale().formats;
  const several = parts.length > 1;
  const say = (value: number | undefined) =>
    value === undefined ? <Dash says={labels.noValue} /> : chartText(value, measure, number);
  return (
    <TableFrame
      data-part="table"
      data-hidden={hidden || undefined}
      {...(hidden ? {} : { tabIndex: 0, role: 'region', 'aria-label': name })}
    >
      <DataTable>
        <caption>{name}</caption>
        <thead>
          <tr>
            <th scope="col">{labels.item}</th>
            {parts.map(({ key, label }) => (
              <th key={key} scope="col">
                {label}
              </th>
            ))}
            {several && <th scope="col">{labels.total}</th>}
          </tr>
        </thead>
        <tbody>
          {bars.filter(hasValues).map((bar) => (
            <tr key={bar.key}>
              <th scope="row">{bar.title ?? bar.label}</th>
              {parts.map(({ key }) => (
                <td key={key}>{say(bar.values[key])}</td>
              ))}
              {several && <td>{say(barTotal(bar, parts))}</td>}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{labels.total}</th>
            {parts.map((part) => (
              <td key={part.key}>{say(part.missing ? undefined : partTotal(part, bars))}</td>
            ))}
            {several && <td>{say(bars.reduce((sum, bar) => sum + barTotal(bar, parts), 0))}</td>}
          </tr>
        </tfoot>
      </DataTable>
    </TableFrame>
  );
}
