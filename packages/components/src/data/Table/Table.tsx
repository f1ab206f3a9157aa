import { useRef, useState, type CSSProperties, type HTMLAttributes, type Ref } from 'react';
import { useBelow } from '../../foundation/useMediaQuery';
import { useMergedRef } from '../../hooks/useMergedRef';
import type { Words } from '../../words';
import { tableMessages } from './messages';
import { Frame, Progress } from './Table.styles';
import type { TableData } from './table-data';
import { createTableSelection } from './table-selection';
import { TableCards } from './TableCards';
import { TableGrid } from './TableGrid';
import { useScrollsSideways } from './useScrollsSideways';

export interface TableProps<Row> extends Omit<TableData<Row>, 'labels'>, Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** Least width in px before the table scrolls in its frame. */
  minWidth?: number;
  /** Height of a row in px, which the stand-ins take while loading; two lines of text by default. */
  rowHeight?: number;
  /** Where the head sticks, in px from the top of the window; under the bar by default. */
  stickyTop?: number;
  /** Greatest height in px: the rows then scroll in the frame, under a head that stays, and not with the page. */
  maxHeight?: number;
  /** Draws only the rows in sight. On by itself above 300 rows; screen readers are told the true count and place of each. */
  virtual?: boolean;
  labels?: Words<typeof tableMessages>;
  ref?: Ref<HTMLDivElement>;
}

const px = (length: number | undefined) => (length === undefined ? undefined : `${length}px`);

/** Above this the browser feels the rows it does not show. */
const virtualAbove = 300;
const twoLines = 61;
/** Width of the box and of the button before the cells. */
const control = 44;

/**
 * Rows of the same kind. A real table on wide screens, with a head that sticks; a list of cards on small ones when `card` is given.
 *
 * The table MUST draw one row again when that row is chosen, and no other; MUST keep the old rows while they are read again; MUST keep the
 * head in sight, and the first column while it scrolls sideways; MUST say how many rows there are when it draws a part of them.
 * The consumer MUST hand over `columns`, `rowKey`, `rowName` and `detail` that stay the same between renders, MUST mark the column that
 * names a row with `rowHeader`, and MUST say by `empty` and `error` what stands in for rows.
 */
export function Table<Row>({
  caption, columns, hiddenColumns, rows, rowKey, rowName, selection, sort, onSortChange, loading, skeletonRows, refreshing, empty, error, detail, expansion, highlightKey,
  summary, card, minWidth, rowHeight, stickyTop, maxHeight, virtual = rows.length > virtualAbove, labels = tableMessages, style, ref, ...rest
}: TableProps<Row>) {
  const frame = useRef<HTMLDivElement>(null);
  const [ownExpansion] = useState(createTableSelection);
  const asCards = useBelow('sm') && card !== undefined;
  const sideways = useScrollsSideways(frame, asCards ? undefined : minWidth);
  const inFrame = maxHeight !== undefined && !asCards;
  const data: TableData<Row> = { caption, columns, hiddenColumns, rows, rowKey, rowName, selection, sort, onSortChange, loading, skeletonRows, refreshing, empty, error, detail, highlightKey, summary, card, labels };
  const variables = {
    '--table-min-width': px(minWidth),
    '--table-row-height': px(rowHeight),
    '--table-sticky-top': px(stickyTop),
    '--table-max-height': px(maxHeight),
    '--table-expand-left': selection ? px(control) : undefined,
    '--table-first-left': selection || detail ? px((selection ? control : 0) + (detail ? control : 0)) : undefined,
    ...style,
  } as CSSProperties;
  const scrolls = sideways || inFrame;
  return (
    <Frame
      data-component="Table"
      data-scrolls={sideways || undefined}
      data-framed={inFrame || undefined}
      // What scrolls must be reached by the keyboard, and what is reached must have a name.
      {...(scrolls ? { role: 'group', tabIndex: 0, 'aria-label': caption } : undefined)}
      style={variables}
      {...rest}
      ref={useMergedRef(frame, ref)}
    >
      {refreshing ? <Progress data-part="progress" data-cards={asCards || undefined} /> : null}
      {asCards ? <TableCards {...data} /> : <TableGrid {...data} expansion={expansion ?? ownExpansion} virtual={virtual} rowHeight={rowHeight ?? twoLines} frame={inFrame ? frame : undefined} />}
    </Frame>
  );
}
