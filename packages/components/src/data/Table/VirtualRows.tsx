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

/** The lines of the body, and their keys. */
function useLines<Row>({ rows, rowKey, detail, expansion }: RowsData<Row>) {
  const open = useSelectedKeys(expansion);
  return useMemo(() => {
    const lines = virtualItems(rows.map(rowKey), detail ? open : new Set());
    return { lines, keys: lines.map(({ key }) => key) };
  }, [rows, rowKey, detail, open]);
}

/** Only the rows in sight and a few around them, on paper all of them; space holds the place of the others. Loaded on demand: short lists never need it. */
export default function VirtualRows<Row>({ rowHeight, dimmed, ...data }: VirtualRowsProps<Row>) {
  const id = useId();
  const body = useRef<HTMLTableSectionElement>(null);
  const { lines, keys } = useLines(data);
  const { shown, tops, unprinted, onFocus } = useLineWindow({ keys, usual: rowHeight, body });
  const span = spanOf(data);
  /** Where a line begins, px from the start of the body; of the one after the last, where the body ends. */
  const top = (index: number) => tops[index] ?? 0;
  /** Stands for the lines after the one that is drawn at `at` among the shown, up to a line. */
  const spaceAfter = (at: number, next: number) => {
    const height = top(next) - top((shown[at] ?? -1) + 1);
    return height > 0 ? (
      <Space aria-hidden data-part="space">
        <td colSpan={span} style={{ height }} />
      </Space>
    ) : null;
  };
  return (
    <Body ref={body} data-dimmed={dimmed || undefined} data-virtual onFocus={onFocus}>
      {shown.map((index, at) => {
        const line = lines[index];
        const row = line && data.rows[line.index];
        if (!line || row === undefined) return null;
        const props = rowProps(data, row, id);
        const place = { 'data-index': index, 'aria-rowindex': index + 1 + headRows };
        return (
          <Fragment key={line.key}>
            {spaceAfter(at - 1, index)}
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
      {spaceAfter(shown.length - 1, lines.length)}
      {unprinted > 0 ? <WideRow span={span}>{data.labels.unprinted(unprinted)}</WideRow> : null}
    </Body>
  );
}
