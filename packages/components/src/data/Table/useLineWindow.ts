import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useState, type FocusEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { linesBetween, lineTops, withLine } from './line-window';
import { firstRows } from './virtual-items';

/** px by which the height of a line may differ from what is known of it: browsers tell fractions, and once it was measured, a neighbour that comes or goes takes a part of the border between them. */
const same = { usual: 0.1, measured: 1 } as const;
const nothingMeasured: ReadonlyMap<string, number> = new Map();
/** A browser lays out no more in a moment, and nobody reads more on paper. */
const mostPrinted = 5_000;
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

/** Whether the page is being printed: from just before its paper is laid out, so that what is drawn then is on it. */
function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return printing;
}

/** The key of the line that holds the focus, wherever it goes, and what the body has to tell about it. */
function useFocusedLine(keys: readonly string[]) {
  const [focused, setFocused] = useState<string>();
  const hold = ({ currentTarget: body }: FocusEvent<HTMLTableSectionElement>) => {
    const row = [...body.rows].find((each) => each.contains(document.activeElement));
    setFocused(keys[Number(row?.dataset.index)]);
  };
  return {
    focused,
    holding: {
      onFocus: hold,
      // What goes from one line to another is told by the next event. Of a window that is left, the focus comes back to its place.
      onBlur: (event: FocusEvent<HTMLTableSectionElement>) => {
        if (!event.currentTarget.contains(event.relatedTarget)) hold(event);
      },
    },
  };
}

/**
 * The places of those lines of a long body that have to be drawn, and where each line begins, px from the start of the body. They are measured
 * when they are drawn and when they change; what is in sight stays where it is when a line above it turns out to be higher. The line that
 * holds the focus stays, however far it is scrolled away and whatever comes before it: else the keyboard would lose its place. On paper all
 * are drawn, up to 5,000; `unprinted` is how many are left out there. `holding` belongs on the body.
 */
export function useLineWindow({ keys, usual, body }: LineWindowProps) {
  const [heights, setHeights] = useState(nothingMeasured);
  const [shown, setShown] = useState<readonly number[]>(atFirst);
  const tops = useMemo(() => lineTops(keys, heights, usual), [keys, heights, usual]);
  const printing = usePrinting();
  const { focused, holding } = useFocusedLine(keys);

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
    if (!body.current || printing) return;
    const scrolled = scrollerOf(body.current);
    const from = (scrolled?.getBoundingClientRect().top ?? 0) - body.current.getBoundingClientRect().top;
    const to = from + (scrolled?.clientHeight ?? window.innerHeight);
    const moved = measure(body.current.rows, from);
    if (moved !== 0) (scrolled ?? window).scrollBy({ top: moved, behavior: 'instant' });
    const next = linesBetween(tops, from, to);
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

  if (printing) {
    const printed = keys.slice(0, mostPrinted);
    return { shown: [...printed.keys()], tops, holding, unprinted: keys.length - printed.length };
  }
  const there = shown.filter((index) => index < keys.length);
  return { shown: withLine(there, focused === undefined ? -1 : keys.indexOf(focused)), tops, holding, unprinted: 0 };
}
