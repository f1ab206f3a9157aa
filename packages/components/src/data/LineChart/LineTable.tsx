import { useLocale } from '../../foundation/LocaleProvider/LocaleContext';
import type { Words } from '../../words';
import { Dash } from '../Dash/Dash';
import { DataTable, TableFrame } from '../StackedBarChart/StackedBarChart.styles';
import { momentFormat, valueAt, type LinePoint, type LineSeries, type TimeSpan } from './line-points';
import type { lineChartMessages } from './messages';

interface LineTableProps {
  name: string;
  series: readonly LineSeries[];
  points: readonly LinePoint[];
  span: TimeSpan;
  say: (value: number) => string;
  words: Words<typeof lineChartMessages>;
}

/** The numbers of the chart as a table, for those who want to read exactly. */
export function LineTable({ name, series, points, span, say, words }: LineTableProps) {
  const { time } = useLocale().formats;
  // In full, other than on the axis; whole days need no time there either.
  const format = momentFormat(span) === 'day' ? 'date' : 'minute';
  return (
    <TableFrame data-part="table" tabIndex={0} role="region" aria-label={name}>
      <DataTable>
        <caption>{name}</caption>
        <thead>
          <tr>
            <th scope="col">{words.time}</th>
            {series.map(({ key, label }) => (
              <th key={key} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {points.map((point) => (
            <tr key={point.time}>
              <th scope="row">{time(point.time, format)}</th>
              {series.map(({ key }) => {
                const value = valueAt(point, key);
                return <td key={key}>{value === null ? <Dash says={words.unknown} /> : say(value)}</td>;
              })}
            </tr>
          ))}
        </tbody>
      </DataTable>
    </TableFrame>
  );
}
