import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { useWords } from '../../foundation/LocaleProvider/LocaleContext';
import { Dot } from '../../feedback/Dot/Dot';
import type { Labels } from '../../words';
import { Dash } from '../Dash/Dash';
import { specTableMessages } from './messages';
import { Frame, Grid, Note, Term } from './SpecTable.styles';

export interface SpecColumn {
  key: string;
  /** What is compared: RTX 4090. */
  name: ReactNode;
  /** Under the name: a price, 立即租用. */
  foot?: ReactNode;
}

export interface SpecRow {
  key: string;
  label: ReactNode;
  note?: ReactNode;
  /** By column; a dash where nothing is known. */
  values: Readonly<Record<string, ReactNode>>;
}

export interface SpecTableProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** Name of the table. */
  caption: string;
  columns: readonly SpecColumn[];
  rows: readonly SpecRow[];
  /** Marks the rows in which plain values differ. */
  markDifferences?: boolean;
  /** Single words, said otherwise than the locale says them. */
  labels?: Labels<typeof specTableMessages>;
  ref?: Ref<HTMLDivElement>;
}

const differs = (row: SpecRow, columns: readonly SpecColumn[]) =>
  new Set(columns.map(({ key }) => row.values[key] ?? '').filter((value) => typeof value !== 'object')).size > 1;

/**
 * Two to four things side by side, a row for each property: comparison of GPUs, plans, membership levels.
 *
 * - It MUST be a table with heads on both sides; the names of the properties stay while it scrolls in its own frame.
 * - It MUST mark differing rows by a sign and a word as well as by colour.
 */
export function SpecTable({ caption, columns, rows, markDifferences = false, labels, ...rest }: SpecTableProps) {
  const words = useWords('specTable', specTableMessages, labels);
  return (
    <Frame data-component="SpecTable" role="region" aria-label={caption} tabIndex={0} {...rest}>
      <Grid>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{words.item}</th>
            {columns.map(({ key, name, foot }) => (
              <th key={key} scope="col">
                {name}
                {foot === undefined ? null : <Note>{foot}</Note>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const marked = markDifferences && differs(row, columns);
            return (
              <tr key={row.key} data-differs={marked || undefined}>
                <th scope="row">
                  <Term>
                    {row.label}
                    {marked && <Dot tone="info" label={words.differs} />}
                  </Term>
                  {row.note === undefined ? null : <Note>{row.note}</Note>}
                </th>
                {columns.map(({ key }) => (
                  <td key={key}>{row.values[key] ?? <Dash says={words.unknown} />}</td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </Grid>
    </Frame>
  );
}
