import type { CSSProperties, HTMLAttributes, Ref } from 'react';
import { useBelow } from '../../foundation/useMediaQuery';
import type { Words } from '../../words';
import { tableMessages } from './messages';
import { Frame, Progress } from './Table.styles';
import type { TableData } from './table-data';
import { TableCards } from './TableCards';
import { TableGrid } from './TableGrid';

export interface TableProps<Row> extends Omit<TableData<Row>, 'labels'>, Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** Least width in px before the table scrolls in its frame. */
  minWidth?: number;
  /** Height of a row in px, which the stand-ins take while loading; two lines of text by default. */
  rowHeight?: number;
  /** Where the head sticks, in px from the top of the window; under the bar by default. */
  stickyTop?: number;
  labels?: Words<typeof tableMessages>;
  ref?: Ref<HTMLDivElement>;
}

const px = (length: number | undefined) => (length === undefined ? undefined : `${length}px`);

/** Rows of the same kind. A real table on wide screens, with a head that sticks; a list of cards on small ones when `card` is given. */
export function Table<Row>({
  caption, columns, rows, rowKey, rowName, selection, sort, onSortChange, loading, skeletonRows, refreshing, empty, detail, highlightKey, summary, card,
  minWidth, rowHeight, stickyTop, labels = tableMessages, style, ...rest
}: TableProps<Row>) {
  const asCards = useBelow('sm') && card !== undefined;
  const data: TableData<Row> = { caption, columns, rows, rowKey, rowName, selection, sort, onSortChange, loading, skeletonRows, refreshing, empty, detail, highlightKey, summary, card, labels };
  const variables = {
    '--table-min-width': px(minWidth),
    '--table-row-height': px(rowHeight),
    '--table-sticky-top': px(stickyTop),
    '--table-first-left': selection ? px(44) : undefined,
    ...style,
  } as CSSProperties;
  return (
    <Frame data-component="Table" style={variables} {...rest}>
      {refreshing ? <Progress data-part="progress" data-cards={asCards || undefined} /> : null}
      {asCards ? <TableCards {...data} /> : <TableGrid {...data} />}
    </Frame>
  );
}
