import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useState, type FocusEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { linesBetween, lineTops, places, withLine } from './line-window';
import { firstRows } from './virtual-items';

/** px by which the height of a line may differ from what is known of it: browsers tell fractions, and once it was measured, a neighbour that comes or goes takes a part of the border between them. */
const offUsual = 0.1;
const offMeasured = 1;
/** A browser lays out no more in a moment, and nobody reads more on paper. */
const mostPrinted = 5_000;
const atFirst = places(0, firstRows);

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
const besideSpace = '[data-part="space"] + *';

/**
 * The places of those lines of a long body that have to be drawn, and where each line begins, px from the start of the body. They are measured
 * when they are drawn and when they change; what is in sight stays where it is when a line above it turns out to be higher. The line that
 * had the focus last stays, however far it is scrolled away and whatever comes before it: else the keyboard would lose its place, and a window
 * that was opened from it could not give the focus back. On paper all are drawn, up to 5,000; `unprinted` is how many are left out there.
 * `onFocus` belongs on the body.
 */
export function useLineWindow({ keys, usual, body }: LineWindowProps) {
  const [heights, setHeights] = useState<ReadonlyMap<string, number>>(() => new Map());
  const [shown, setShown] = useState<readonly number[]>(atFirst);
  const tops = useMemo(() => lineTops(keys, heights, usual), [keys, heights, usual]);
  const [focused, setFocused] = useState<string>();
  const [printing, setPrinting] = useState(false);

  /** Notes what is higher or lower than it was known to be, and tells by how much what begins at `from` has moved. */
  const measure = (rows: Iterable<HTMLTableRowElement>, from: number) => {
    const found = new Map<string, number>();
    let moved = 0;
    for (const row of rows) {
      const index = Number(row.dataset.index);
      const [key, top = 0, end = 0] = [keys[index], tops[index], tops[index + 1]];
      const { height } = row.getBoundingClientRect();
      // Space has no place among the lines, and what is laid out nowhere has no height.
      if (key === undefined || height === 0 || row.matches(besideSpace)) continue;
      const grown = height - (end - top);
      if (Math.abs(grown) < (heights.has(key) ? offMeasured : offUsual)) continue;
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
    const heard = new AbortController();
    const { signal } = heard;
    document.addEventListener('scroll', again, { capture: true, passive: true, signal });
    window.addEventListener('resize', again, { signal });
    // What is drawn before the first of these events ends is on the paper.
    const print = ({ type }: Event) => flushSync(() => setPrinting(type === 'beforeprint'));
    window.addEventListener('beforeprint', print, { signal });
    window.addEventListener('afterprint', print, { signal });
    return () => {
      observer.disconnect();
      heard.abort();
    };
  }, [body]);

  const drawn = withLine(printing ? places(0, mostPrinted) : shown, keys, focused);
  return {
    shown: drawn,
    tops: printing ? [] : tops,
    unprinted: printing ? keys.length - drawn.length : 0,
    onFocus: ({ target }: FocusEvent) =>
      setFocused(keys[Number(target.closest<HTMLElement>('[data-index]')?.dataset.index)]),
  };
}
