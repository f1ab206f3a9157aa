import { useLayoutEffect, useState, type RefObject } from 'react';

interface Room {
  /** How many of the columns that may be left away have no room. */
  readonly left: number;
  /** Even without them it scrolls sideways. */
  readonly sideways: boolean;
}

const enough: Room = { left: 0, sideways: false };

/**
 * How a table fits into its frame. `needs` are the widths in px with none, one, two … columns left away, by which they are; `wide` is how wide
 * it then is. Without them it is never asked.
 */
export function useRoom(
  frame: RefObject<HTMLElement | null>,
  needs: readonly number[] | undefined,
  wide: readonly number[] | undefined,
): Room {
  const [room, setRoom] = useState(enough);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element || needs === undefined || typeof ResizeObserver === 'undefined') return undefined;
    const measure = (width: number) => {
      // A frame that is not shown says nothing about its room.
      if (width === 0) return;
      const fitting = needs.findIndex((need) => need <= width);
      const left = fitting === -1 ? needs.length - 1 : fitting;
      const next = { left, sideways: (wide?.[left] ?? 0) > width };
      setRoom((before) => (before.left === next.left && before.sideways === next.sideways ? before : next));
    };
    measure(element.clientWidth);
    const observer = new ResizeObserver(([entry]) => entry && measure(entry.contentRect.width));
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame, needs, wide]);
  return needs === undefined ? enough : room;
}
