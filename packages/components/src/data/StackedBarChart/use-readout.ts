import { useState, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';

/** Which item of a row is read out: by pointer over its place, by a tap until the focus leaves, or by arrows. Escape puts it away; a press, or Enter on it, chooses it. */
export function useReadout(count: number, onSelect?: (index: number) => void) {
  const [active, setActive] = useState<number>();
  const clamp = (index: number) => Math.min(count - 1, Math.max(0, index));
  const keys: Readonly<Record<string, (now: number | undefined) => number | undefined>> = {
    ArrowRight: (now) => clamp(now === undefined ? 0 : now + 1),
    ArrowUp: (now) => clamp(now === undefined ? 0 : now + 1),
    ArrowLeft: (now) => clamp(now === undefined ? count - 1 : now - 1),
    ArrowDown: (now) => clamp(now === undefined ? count - 1 : now - 1),
    Home: () => 0,
    End: () => count - 1,
    Escape: () => undefined,
  };
  const placeAt = (event: MouseEvent<HTMLElement>): number | undefined => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    return width > 0 && count > 0 ? clamp(Math.floor(((event.clientX - left) / width) * count)) : undefined;
  };
  const point = (event: PointerEvent<HTMLElement>) => {
    const place = placeAt(event);
    if (place !== undefined) setActive(place);
  };
  const clear = () => setActive(undefined);
  const shown = active === undefined || active >= count ? undefined : active;
  return {
    active: shown,
    handlers: {
      onKeyDown: (event: KeyboardEvent) => {
        if (onSelect !== undefined && shown !== undefined && (event.key === 'Enter' || event.key === ' ')) {
          event.preventDefault();
          onSelect(shown);
          return;
        }
        const move = keys[event.key];
        if (move === undefined || count === 0) return;
        if (event.key === 'Escape' && shown === undefined) return;
        event.preventDefault();
        setActive(move(shown));
      },
      onPointerDown: point,
      onPointerMove: point,
      // What began as a tap has become a scroll.
      onPointerCancel: clear,
      onClick: (event: MouseEvent<HTMLElement>) => {
        const place = placeAt(event);
        if (place !== undefined) onSelect?.(place);
      },
      onPointerLeave: ({ pointerType, currentTarget }: PointerEvent<HTMLElement>) => {
        // A finger leaves as soon as it is lifted; the focus that it gave, where it can, leaves later.
        if (pointerType !== 'touch' || currentTarget.tabIndex < 0) clear();
      },
      onBlur: clear,
    },
  };
}

interface ReadoutSlider {
  readonly name: string;
  /** How many items can be read out. */
  readonly count: number;
  readonly active: number | undefined;
  /** What is read out; undefined while nothing is. */
  readonly text: string | undefined;
}

/** To screen readers a plot is a slider over its items, whose value is the one that is read out. */
export const readoutSlider = ({ name, count, active, text }: ReadoutSlider) => ({
  tabIndex: 0,
  role: 'slider',
  'aria-label': name,
  'aria-readonly': true,
  'aria-valuemin': 1,
  'aria-valuemax': count,
  'aria-valuenow': (active ?? 0) + 1,
  'aria-valuetext': text,
});
