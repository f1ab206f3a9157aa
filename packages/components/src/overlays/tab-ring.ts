import type { KeyboardEvent as ReactKeyboardEvent } from 'react';

const candidates =
  'a[href], button, input, select, textarea, summary, iframe, audio[controls], video[controls], [contenteditable], [tabindex]';

/** Radios of one name are one stop. */
const areOneSet = (one: Element, other: Element) =>
  one instanceof HTMLInputElement &&
  other instanceof HTMLInputElement &&
  one.type === 'radio' &&
  other.type === 'radio' &&
  one.name !== '' &&
  one.name === other.name &&
  one.form === other.form;

/** Of a set of radios the keyboard reaches the one that is chosen, or the first where none is. */
function isPassedBy(element: Element, all: readonly Element[]) {
  const set = all.filter((other) => areOneSet(element, other));
  return set.length > 0 && element !== (set.find((radio) => radio.matches(':checked')) ?? set[0]);
}

/** A browser that knows `checkVisibility` tells of what lies in something that is not laid out, such as closed `details`, too. */
const isDrawn = (element: Element) =>
  (element.checkVisibility?.({ visibilityProperty: true }) ?? getComputedStyle(element).visibility !== 'hidden') &&
  element.closest('[hidden], [inert]') === null;

/** What the Tab key reaches within an element, in its order. */
function tabStops(within: Element): HTMLElement[] {
  return [...within.querySelectorAll<HTMLElement>(candidates)]
    .filter((element) => element.tabIndex >= 0 && !element.matches(':disabled') && isDrawn(element))
    .filter((element, _, all) => !isPassedBy(element, all));
}

/** Gives the focus to the first of them that takes it; a browser refuses what is not laid out. */
function focusFirst(stops: readonly HTMLElement[]): boolean {
  return stops.some((stop) => {
    stop.focus();
    return document.activeElement === stop;
  });
}

/** Gives the focus to the first stop within an element, or to the element itself. */
export function enter(element: HTMLElement) {
  if (!focusFirst(tabStops(element))) element.focus();
}

/** Messages lie over every window, and what they offer is pressed there. A host marks its own. */
export const messages = '[data-component="Toaster"], [data-over-layers]';

/** Whether an element stands in a message over the windows. */
export const isInMessage = (element: unknown): boolean =>
  element instanceof Element && element.closest(messages) !== null;

/**
 * Tab at the last stop leads to the messages over the window and from the last of those to the first stop, or at once where there is none; back
 * with Shift. Everywhere else the browser moves on by itself.
 */
export function keepInRing(event: KeyboardEvent, ring: HTMLElement) {
  if (event.key !== 'Tab' || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
  const from = event.target;
  const inOrder = (stops: HTMLElement[]) => (event.shiftKey ? stops.toReversed() : stops);
  const own = inOrder(tabStops(ring));
  const over = inOrder([...document.querySelectorAll(messages)].flatMap(tabStops));
  const [here, there] = isInMessage(from) ? [over, own] : [own, over];
  const last = here.at(-1);
  const isLast = last !== undefined && from instanceof Element && (from === last || areOneSet(from, last));
  const atEnd = isLast || (event.shiftKey && from === ring);
  if (!atEnd && here.length > 0) return;
  event.preventDefault();
  if (!focusFirst([...there, ...own])) ring.focus();
}

interface Leaving {
  /** The control that the panel hangs on. */
  readonly control: HTMLElement | null;
  readonly close: () => void;
}

/**
 * For a panel that hangs on a control and holds nobody: Tab past its last stop closes it and goes on from the control, and Tab back past its first
 * closes it and goes to the control. The Tab by which an input method walks its candidates does neither. Whether it goes on.
 */
export function leaveByTab(event: ReactKeyboardEvent, panel: HTMLElement, { control, close }: Leaving): boolean {
  if (event.key !== 'Tab' || event.defaultPrevented || event.nativeEvent.isComposing) return false;
  const stops = tabStops(panel);
  const edge = event.shiftKey ? stops[0] : stops.at(-1);
  if (edge !== undefined && event.target !== edge) return false;
  if (event.shiftKey) event.preventDefault();
  control?.focus({ preventScroll: true });
  close();
  return !event.shiftKey;
}
