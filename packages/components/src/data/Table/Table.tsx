import { useMemo, useRef, useState, type CSSProperties, type HTMLAttributes, type Ref } from 'react';
import { useWords } from '../../foundation/LocaleProvider/LocaleContext';
import { useBelow } from '../../foundation/useMediaQuery/useMediaQuery';
import { useMergedRef } from '../../hooks/useMergedRef';
import type { Labels } from '../../words';
import { tableMessages } from './messages';
import { LeftAway } from './LeftAway';
import { Frame, Progress } from './Table.styles';
import { resized, roomNeeded, withoutLeast } from './fit-columns';
import type { TableColumn, TableWidths } from './table-column';
import type { TableData } from './table-data';
import { createTableSelection } from './table-selection';
import { TableCards } from './TableCards';
import { TableGrid } from './TableGrid';
import { useColumnWidths, type ColumnWidths } from './useColumnWidths';
import { useRoom } from './useRoom';

export interface TableProps<Row>
  extends Omit<TableData<Row>, 'labels'>,
    ColumnWidths,
    Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** Least width in px before the table scrolls in its frame; before that, columns with `hideBelow` make room for the others, and the table says which. */
  minWidth?: number;
  /** Height of a row in px, which the stand-ins take while loading; two lines of text by default. */
  rowHeight?: number;
  /** Where the head sticks, in px from the top of the window; under the bar by default. */
  stickyTop?: number;
  /** Greatest height in px: the rows then scroll in the frame, under a head that stays, and not with the page. */
  maxHeight?: number;
  /** Draws only the rows in sight. On by itself above 300 rows; screen readers are told the true count and place of each. */
  virtual?: boolean;
  /** Single words, said otherwise than the locale says them. */
  labels?: Labels<typeof tableMessages>;
  ref?: Ref<HTMLDivElement>;
}

/**
 * The columns that were not put away, and of them those that the window is wide enough for; with `showsAll` all of them, which then stay.
 * `narrow`: the window is too narrow for one of them.
 */
function useShownColumns<Row>(
  columns: readonly TableColumn<Row>[],
  hidden: ReadonlySet<string> | undefined,
  showsAll: boolean,
) {
  const xl = useBelow('xl');
  const lg = useBelow('lg');
  const md = useBelow('md');
  return useMemo(() => {
    const wanted = columns.filter(({ key }) => !hidden?.has(key));
    const fitting = wanted.filter(({ hideBelow }) => !(hideBelow !== undefined && { xl, lg, md }[hideBelow]));
    const shown = showsAll
      ? wanted.map((column) => (column.hideBelow === undefined ? column : { ...column, hideBelow: undefined }))
      : fitting;
    return { wanted, shown, narrow: fitting.length < wanted.length };
  }, [columns, hidden, showsAll, xl, lg, md]);
}

/**
 * The widths that the table needs with none, one, two … columns left away, by which they are, and how wide it then is: a column that somebody
 * made wider pushes no other out of sight. None where the table is squeezed into its frame as it is.
 */
function useNeeds<Row>(
  shown: readonly TableColumn<Row>[],
  beside: number,
  widths: TableWidths,
  minWidth: number | undefined,
) {
  const own = roomNeeded(shown, beside);
  const now = roomNeeded(resized(shown, widths), beside);
  const moved = own.join() !== now.join();
  const least = own.map((need) => Math.max(need, minWidth ?? 0));
  // As text, so that other columns of the same widths are not measured again: that would lay out the whole table in between.
  const asked = minWidth === undefined && !moved ? undefined : least.join();
  const pushed = asked && least.map((need, at) => need + (now[at] ?? 0) - (own[at] ?? 0)).join();
  return useMemo(
    () => ({ needs: asked?.split(',').map(Number), wide: pushed?.split(',').map(Number) }),
    [asked, pushed],
  );
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
 * head in sight, and the first column while it scrolls sideways; with `minWidth`, MUST leave away what has `hideBelow` before it scrolls and
 * MUST NOT squeeze a column out of sight; MUST say which it left away and show them when asked; MUST say how many rows there are when it draws a part of them.
 * The consumer MUST hand over `columns`, `rowKey`, `rowName` and `detail` that stay the same between renders, MUST mark the column that
 * names a row with `rowHeader`, and MUST say by `empty` and `error` what stands in for rows.
 */
export function Table<Row>({
  caption,
  columns: allColumns,
  hiddenColumns,
  rows,
  rowKey,
  rowName,
  selection,
  canSelect,
  sort,
  onSortChange,
  sorts,
  onSortsChange,
  filters,
  columnWidths,
  defaultColumnWidths,
  onColumnWidthsChange,
  lead,
  loading,
  skeletonRows,
  refreshing,
  empty,
  error,
  detail,
  hasDetail,
  expansion,
  highlightKey,
  summary,
  card,
  minWidth,
  rowHeight,
  stickyTop,
  maxHeight,
  virtual = rows.length > virtualAbove,
  labels,
  style,
  ref,
  ...rest
}: TableProps<Row>) {
  const words = useWords('table', tableMessages, labels);
  const frame = useRef<HTMLDivElement>(null);
  const [ownExpansion] = useState(createTableSelection);
  const asCards = useBelow('sm') && card !== undefined;
  const [showsAll, setShowsAll] = useState(false);
  const { wanted, shown, narrow } = useShownColumns(allColumns, hiddenColumns, showsAll);
  const beside = (selection ? control : 0) + (detail ? control : 0);
  const [widths, onResize] = useColumnWidths({ columnWidths, defaultColumnWidths, onColumnWidthsChange });
  const { needs, wide } = useNeeds(shown, beside, widths, asCards ? undefined : showsAll ? (minWidth ?? 0) : minWidth);
  const { left, sideways } = useRoom(frame, needs, wide);
  const columns = useMemo(() => withoutLeast(shown, left), [shown, left]);
  const leftAway = showsAll ? [] : wanted.filter((column) => !columns.includes(column));
  // Where all of them have room once they are asked for, the way back stays, with the focus on it.
  const hasNote = leftAway.length > 0 || (showsAll && (sideways || narrow));
  const inFrame = maxHeight !== undefined && !asCards;
  const data: TableData<Row> = {
    caption,
    columns,
    rows,
    rowKey,
    rowName,
    selection,
    canSelect,
    sort,
    onSortChange,
    sorts,
    onSortsChange,
    filters,
    lead,
    loading,
    skeletonRows,
    refreshing,
    empty,
    error,
    detail,
    hasDetail,
    highlightKey,
    summary,
    card,
    labels: words,
  };
  const variables = {
    '--table-min-width': px(wide?.[left]),
    '--table-row-height': px(rowHeight),
    '--table-sticky-top': px(stickyTop),
    '--table-max-height': px(maxHeight),
    '--table-expand-left': selection ? px(control) : undefined,
    '--table-first-left': beside > 0 ? px(beside) : undefined,
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
      {asCards ? (
        <TableCards {...data} />
      ) : (
        <TableGrid
          {...data}
          expansion={expansion ?? ownExpansion}
          widths={widths}
          onResize={onResize}
          virtual={virtual}
          rowHeight={rowHeight ?? twoLines}
        />
      )}
      {!asCards && rows.length > 0 && hasNote && (
        <LeftAway columns={leftAway} showsAll={showsAll} scrolls={sideways} onShowAll={setShowsAll} words={words} />
      )}
    </Frame>
  );
}
