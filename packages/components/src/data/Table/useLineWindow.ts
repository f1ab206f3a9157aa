import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { linesBetween, lineTops } from './line-window';
import { firstRows } from './virtual-items';

/** px by which the height of a line may differ from what is known of it: browsers tell fractions, and once it was measured, a neighbour that comes or goes takes a part of the border between them. */
const same = { usual: 0.1, measured: 1 } as const;
const nothingMeasured: ReadonlyMap<string, number> = new Map();
const atFirst = Array.from({ length: firstRows }, (_, index) => index);

interface LineWindowProps {
  /** Of the lines, in order; what was measured is remembered by them. */
  keys: readonly string[];
  /** Height of a line in px before it was measured. */
  usual: number;
  /** Holds the lines that are drawn, each with its place among all as `data-index`. */
  body: RefObject<HTMLTableSectionElement | null>;
}

/** What a body is scrolled up and down in: the nearest part around it that holds more than it shows; null is the page. */
function scrollerOf(body: HTMLElement): HTMLElement | null {
  const { body: page } = document;
  for (let around = body.parentElement; around !== null && around !== page; around = around.parentElement)
    if (around.scrollHeight > around.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(around).overflowY))
      return around;
  return null;
}

/** Beside a space a line has lost half of the border that it shares, so it is measured among its neighbours only. */
const isBesideSpace = (row: Element): boolean =>
  row.previousElementSibling instanceof HTMLElement && row.previousElementSibling.dataset.part === 'space';

/**
 * The places of those lines of a long body that have to be drawn, and where each line begins, px from the start of the body. They are measured
 * when they are drawn and when they change; what is in sight stays where it is when a line above it turns out to be higher. The line that
 * holds the focus stays, however far it is scrolled away: else the keyboard would lose its place.
 */
export function useLineWindow({ keys, usual, body }: LineWindowProps) {
  const [heights, setHeights] = useState(nothingMeasured);
  const [shown, setShown] = useState<readonly number[]>(atFirst);
  const tops = useMemo(() => lineTops(keys, heights, usual), [keys, heights, usual]);

  /** Notes what is higher or lower than it was known to be, and tells by how much what begins at `from` has moved. */
  const measure = (rows: Iterable<HTMLTableRowElement>, from: number) => {
    const found = new Map<string, number>();
    let moved = 0;
    for (const row of rows) {
      const index = Number(row.dataset.index);
      const [key, top, end] = [keys[index], tops[index], tops[index + 1]];
      const { height } = row.getBoundingClientRect();
      // Space has no place among the lines, and what is laid out nowhere has no height.
      if (key === undefined || top === undefined || end === undefined || height === 0 || isBesideSpace(row)) continue;
      const grown = height - (end - top);
      if (Math.abs(grown) < same[heights.has(key) ? 'measured' : 'usual']) continue;
      found.set(key, height);
      if (end <= from) moved += grown;
    }
    if (found.size > 0) setHeights((known) => new Map([...known, ...found]));
    return moved;
  };

  const look = useEffectEvent(() => {
    if (!body.current) return;
    const scrolled = scrollerOf(body.current);
    const from = (scrolled?.getBoundingClientRect().top ?? 0) - body.current.getBoundingClientRect().top;
    const to = from + (scrolled?.clientHeight ?? window.innerHeight);
    const rows = [...body.current.rows];
    const moved = measure(rows, from);
    if (moved !== 0) (scrolled ?? window).scrollBy({ top: moved, behavior: 'instant' });
    const focused = rows.find((row) => row.contains(document.activeElement))?.dataset.index;
    const next = linesBetween(tops, from, to, focused === undefined ? undefined : Number(focused));
    if (next.join() !== shown.join()) setShown(next);
  });

  // Before it is painted, what was drawn is measured and what is missing is drawn.
  // eslint-disable-next-line react-hooks/set-state-in-effect -- how high lines are is known when they are laid out, and not before
  useLayoutEffect(() => look());
  useEffect(() => {
    // Drawn before anybody looks again: two looks of one frame would find the same growth twice.
    const again = () => flushSync(() => look());
    // What stands above the body moves it without a scroll, and anything around it may scroll.
    const observer = new ResizeObserver(again);
    for (const element of [body.current, body.current && scrollerOf(body.current), document.documentElement])
      if (element) observer.observe(element);
    document.addEventListener('scroll', again, { capture: true, passive: true });
    window.addEventListener('resize', again);
    return () => {
      observer.disconnect();
      document.removeEventListener('scroll', again, { capture: true });
      window.removeEventListener('resize', again);
    };
  }, [body]);

  return { shown: shown.filter((index) => index < keys.length), tops };
}
