import { useCallback, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import type { Words } from '../../words';
import { Edge } from './ColumnEdge.styles';
import type { tableMessages } from './messages';
import type { TableColumn } from './table-column';
import type { ResizeColumn } from './useColumnWidths';

const usualRange = [80, 640] as const;
/** px of one press of an arrow key, and with Shift. */
const step = 8;
const leap = 40;

/** Width of the column that an edge stands in, px. */
const widthAround = (edge: HTMLElement | null): number =>
  Math.round(edge?.parentElement?.getBoundingClientRect().width ?? 0);

interface ColumnEdgeProps {
  name: string;
  columnKey: string;
  /** In px, where the column has one. */
  width: number | undefined;
  range: TableColumn<never>['widthRange'];
  onResize: ResizeColumn;
  labels: Words<typeof tableMessages>;
}

/**
 * The edge of a column: a window splitter of the APG. Arrows move it, with Shift further; Home and End go to its bounds; Enter or a double
 * click gives the column its own width back; Escape leaves a drag. Loaded on demand: most tables have none.
 */
export default function ColumnEdge({
  name,
  columnKey,
  width,
  range: [least, greatest] = usualRange,
  onResize,
  labels,
}: ColumnEdgeProps) {
  const edge = useRef<HTMLSpanElement | null>(null);
  const drag = useRef<{ from: number; width: number; now: number }>(undefined);
  const [measured, setMeasured] = useState(0);
  const shown = () => widthAround(edge.current);
  // A column without a width of its own is as wide as the others leave it.
  const hold = useCallback((element: HTMLSpanElement | null) => {
    edge.current = element;
    if (element !== null) setMeasured(widthAround(element));
  }, []);
  const within = (asked: number) => Math.round(Math.min(Math.max(asked, least), greatest));
  const settle = (next: number | undefined) => onResize(columnKey, next, true);
  const leave = () => {
    drag.current = undefined;
    onResize(columnKey, undefined, false);
  };
  const grab = (event: PointerEvent<HTMLSpanElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { from: event.clientX, width: shown(), now: shown() };
  };
  const pull = (event: PointerEvent) => {
    const held = drag.current;
    if (!held) return;
    held.now = within(held.width + event.clientX - held.from);
    onResize(columnKey, held.now, false);
  };
  const release = () => {
    const held = drag.current;
    if (!held) return;
    leave();
    if (held.now !== held.width) settle(held.now);
  };
  const press = (event: KeyboardEvent) => {
    const by = event.shiftKey ? leap : step;
    const from = width ?? shown();
    const deeds: Readonly<Record<string, () => void>> = {
      ArrowLeft: () => settle(within(from - by)),
      ArrowRight: () => settle(within(from + by)),
      Home: () => settle(least),
      End: () => settle(greatest),
      Enter: () => settle(undefined),
      ...(drag.current ? { Escape: leave } : undefined),
    };
    const deed = deeds[event.key];
    if (!deed) return;
    event.preventDefault();
    deed();
  };
  const now = width ?? measured;
  return (
    <Edge
      ref={hold}
      data-part="edge"
      role="separator"
      aria-orientation="vertical"
      aria-label={labels.resize(name)}
      aria-valuemin={Math.min(least, now)}
      aria-valuemax={Math.max(greatest, now)}
      aria-valuenow={now}
      aria-valuetext={labels.width(now)}
      tabIndex={0}
      onFocus={() => setMeasured(shown())}
      onKeyDown={press}
      onPointerDown={grab}
      onPointerMove={pull}
      onPointerUp={release}
      onPointerCancel={leave}
      onDoubleClick={() => settle(undefined)}
    />
  );
}
