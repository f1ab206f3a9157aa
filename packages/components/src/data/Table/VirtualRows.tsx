import { Fragment, useId, useMemo, useRef } from 'react';
import { Body, Space } from './Table.styles';
import { useSelectedKeys } from './table-selection';
import { TableRow, WideRow } from './TableRow';
import { rowProps, spanOf, type RowsData } from './TableRows';
import { useLineWindow } from './useLineWindow';
import { virtualItems } from './virtual-items';

export interface VirtualRowsProps<Row> extends RowsData<Row> {
  /** Height of a row in px before it was measured. */
  rowHeight: number;
  dimmed: boolean;
}

const headRows = 1;
const nothingOpen: ReadonlySet<string> = new Set();

/** The lines of the body with a key each: a row's own, or that of its details. */
function useLines<Row>({ rows, rowKey, detail, expansion }: RowsData<Row>) {
  const open = useSelectedKeys(expansion);
  return useMemo(() => {
    const ofRows = rows.map(rowKey);
    const lines = virtualItems(ofRows, detail ? open : nothingOpen);
    const keys = lines.map((line) => `${ofRows[line.index] ?? ''}${line.detail ? ' detail' : ''}`);
    return { lines, keys };
  }, [rows, rowKey, detail, open]);
}

interface SpaceOfProps {
  height: number;
  span: number;
}

const SpaceOf = ({ height, span }: SpaceOfProps) =>
  height > 0 ? (
    <Space aria-hidden data-part="space">
      <td colSpan={span} style={{ height }} />
    </Space>
  ) : null;

/** Only the rows in sight and a few around them; space holds the place of the others. Loaded on demand: short lists never need it. */
export default function VirtualRows<Row>({ rowHeight, dimmed, ...data }: VirtualRowsProps<Row>) {
  const id = useId();
  const body = useRef<HTMLTableSectionElement>(null);
  const { lines, keys } = useLines(data);
  const { shown, tops } = useLineWindow({ keys, usual: rowHeight, body });
  const span = spanOf(data);
  /** Where a line begins, px from the start of the body; of the one after the last, where the body ends. */
  const top = (index: number) => tops[index] ?? 0;
  return (
    <Body ref={body} data-dimmed={dimmed || undefined} data-virtual>
      {shown.map((index, at) => {
        const line = lines[index];
        const row = line && data.rows[line.index];
        if (!line || row === undefined) return null;
        const props = rowProps(data, row, id);
        const place = { 'data-index': index, 'aria-rowindex': index + 1 + headRows };
        return (
          <Fragment key={keys[index]}>
            <SpaceOf height={top(index) - top((shown[at - 1] ?? -1) + 1)} span={span} />
            {line.detail ? (
              <WideRow sunken id={props.detailId} span={span} {...place}>
                {data.detail?.(row)}
              </WideRow>
            ) : (
              <TableRow {...props} {...place} />
            )}
          </Fragment>
        );
      })}
      <SpaceOf height={top(lines.length) - top((shown.at(-1) ?? -1) + 1)} span={span} />
    </Body>
  );
}
