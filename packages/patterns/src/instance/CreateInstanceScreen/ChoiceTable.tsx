import { Radio } from '@compute-market/components/radio-group';
import { useId, type ReactNode } from 'react';
import { Frame, Grid, Line, Pick } from './ChoiceTable.styles';

export interface ChoiceColumn<Row> {
  key: string;
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  align?: 'end';
  /** px; the first column takes the rest. */
  width?: number;
  /** Left away on small screens. */
  wide?: boolean;
}

interface ChoiceTableProps<Row> {
  label: string;
  /** The first one names the row. */
  columns: readonly ChoiceColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  isDisabled: (row: Row) => boolean;
  value: string;
  onValueChange: (key: string) => void;
}

/** One row of a table can be chosen: native radios, each as large as its row. */
export function ChoiceTable<Row>({
  label,
  columns,
  rows,
  rowKey,
  isDisabled,
  value,
  onValueChange,
}: ChoiceTableProps<Row>) {
  const name = useId();
  const [first, ...others] = columns;
  const attributes = ({ align, wide }: ChoiceColumn<Row>) => ({ 'data-align': align, 'data-wide': wide || undefined });
  return (
    <Frame role="radiogroup" aria-label={label}>
      <Grid aria-label={label}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.key} scope="col" style={{ width: column.width }} {...attributes(column)}>
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const key = rowKey(row);
            return (
              <Line key={key}>
                <th scope="row">
                  <Pick>
                    <Radio
                      type="radio"
                      name={name}
                      value={key}
                      checked={key === value}
                      disabled={isDisabled(row)}
                      onChange={() => onValueChange(key)}
                    />
                    <span>{first?.cell(row)}</span>
                  </Pick>
                </th>
                {others.map((column) => (
                  <td key={column.key} {...attributes(column)}>
                    {column.cell(row)}
                  </td>
                ))}
              </Line>
            );
          })}
        </tbody>
      </Grid>
    </Frame>
  );
}
