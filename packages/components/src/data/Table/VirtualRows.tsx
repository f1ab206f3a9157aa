import {
  defaultRangeExtractor,
  useVirtualizer,
  useWindowVirtualizer,
  type Range,
  type Virtualizer,
} from '@tanstack/react-virtual';
import { Fragment, useEffect, useId, useMemo, useRef, useState, type RefObject } from 'react';
import { Body, Space } from './Table.styles';
import { useSelectedKeys } from './table-selection';
import { TableRow, WideRow } from './TableRow';
import { rowProps, spanOf, type RowsData } from './TableRows';
import { virtualItems } from './virtual-items';

export interface VirtualRowsProps<Row> extends RowsData<Row> {
  /** Height of a row in px before it was measured. */
  rowHeight: number;
  dimmed: boolean;
  /** The frame that scrolls; without it the page does. */
  frame: RefObject<HTMLElement | null> | undefined;
}

/** Rows kept beyond either edge, so that a turn of the wheel or a press of Tab finds them drawn. */
const overscan = 8;
const headRows = 1;

function useLines<Row>({ rows, rowKey, detail, expansion }: VirtualRowsProps<Row>) {
  const open = useSelectedKeys(expansion);
  return useMemo(() => virtualItems(rows.map(rowKey), detail ? open : new Set()), [rows, rowKey, detail, open]);
}

/** The row that holds the focus stays in the document however far it is scrolled away: else the keyboard would lose its place. */
function useFocusedLine() {
  const focused = useRef<number>(undefined);
  const rangeExtractor = (range: Range) => {
    const shown = defaultRangeExtractor(range);
    const line = focused.current;
    return line === undefined || line >= range.count || shown.includes(line)
      ? shown
      : [...shown, line].toSorted((a, b) => a - b);
  };
  const onFocus = (event: { target: EventTarget }) => {
    const index = (event.target as Element).closest('tr')?.dataset.index;
    focused.current = index === undefined ? undefined : Number(index);
  };
  const onBlur = () => {
    focused.current = undefined;
  };
  return { rangeExtractor, handlers: { onFocus, onBlur } };
}

/** Where the body begins in what scrolls, in px; it moves when something above it grows. */
function useBodyTop(body: RefObject<HTMLElement | null>, inFrame: boolean) {
  const [top, setTop] = useState(0);
  useEffect(() => {
    const element = body.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() =>
      setTop(inFrame ? element.offsetTop : element.getBoundingClientRect().top + window.scrollY),
    );
    observer.observe(element);
    observer.observe(document.documentElement);
    return () => observer.disconnect();
  }, [body, inFrame]);
  return top;
}

interface LinesProps<Row, Scroller extends Element | Window> extends VirtualRowsProps<Row> {
  lines: ReturnType<typeof useLines>;
  virtualizer: Virtualizer<Scroller, HTMLTableRowElement>;
  body: RefObject<HTMLTableSectionElement | null>;
  bodyTop: number;
  handlers: ReturnType<typeof useFocusedLine>['handlers'];
}

function Lines<Row, Scroller extends Element | Window>({
  lines,
  virtualizer,
  body,
  bodyTop,
  handlers,
  dimmed,
  ...data
}: LinesProps<Row, Scroller>) {
  const id = useId();
  const span = spanOf(data);
  const shown = virtualizer.getVirtualItems();
  const space = (height: number) =>
    height > 0 ? (
      <Space aria-hidden data-part="space">
        <td colSpan={span} style={{ height }} />
      </Space>
    ) : null;
  const end = shown.at(-1)?.end ?? bodyTop;
  return (
    <Body ref={body} data-dimmed={dimmed || undefined} data-virtual {...handlers}>
      {shown.map(({ index, key, start }, at) => {
        const line = lines[index];
        const row = line && data.rows[line.index];
        if (!line || row === undefined) return null;
        const props = rowProps(data, row, id);
        const place = { ref: virtualizer.measureElement, 'data-index': index, 'aria-rowindex': index + 1 + headRows };
        return (
          <Fragment key={key}>
            {space(start - (shown[at - 1]?.end ?? bodyTop))}
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
      {space(virtualizer.getTotalSize() + bodyTop - end)}
    </Body>
  );
}

function useOptions<Row>(props: VirtualRowsProps<Row>) {
  const lines = useLines(props);
  const body = useRef<HTMLTableSectionElement>(null);
  const bodyTop = useBodyTop(body, props.frame !== undefined);
  const { rangeExtractor, handlers } = useFocusedLine();
  const keyOf = (index: number) => {
    const line = lines[index];
    const row = line && props.rows[line.index];
    return row === undefined ? index : `${props.rowKey(row)}${line?.detail ? ' detail' : ''}`;
  };
  const options = {
    count: lines.length,
    estimateSize: () => props.rowHeight,
    getItemKey: keyOf,
    overscan,
    scrollMargin: bodyTop,
    rangeExtractor,
    useFlushSync: false,
  };
  return { options, parts: { lines, body, bodyTop, handlers } };
}

function PageRows<Row>(props: VirtualRowsProps<Row>) {
  const { options, parts } = useOptions(props);
  const virtualizer = useWindowVirtualizer<HTMLTableRowElement>(options);
  return <Lines {...props} {...parts} virtualizer={virtualizer} />;
}

function FrameRows<Row>(props: VirtualRowsProps<Row>) {
  const { options, parts } = useOptions(props);
  // eslint-disable-next-line react-hooks/incompatible-library -- nothing here is memoised by a compiler
  const virtualizer = useVirtualizer<HTMLElement, HTMLTableRowElement>({
    ...options,
    getScrollElement: () => props.frame?.current ?? null,
  });
  return <Lines {...props} {...parts} virtualizer={virtualizer} />;
}

/** Only the rows in sight and a few around them; space holds the place of the others. Loaded on demand: short lists never need it. */
export default function VirtualRows<Row>(props: VirtualRowsProps<Row>) {
  return props.frame ? <FrameRows {...props} /> : <PageRows {...props} />;
}
