const candidates =
  'a[href], button, input, select, textarea, summary, iframe, audio[controls], video[controls], [contenteditable], [tabindex]';

/** Of a set of radios the keyboard reaches the one that is chosen. */
function isPassedBy(element: Element) {
  if (!(element instanceof HTMLInputElement) || element.type !== 'radio' || element.checked || element.name === '')
    return false;
  const others = (element.form ?? document).querySelectorAll<HTMLInputElement>('input[type="radio"]:checked');
  return [...others].some(({ name }) => name === element.name);
}

const isDrawn = (element: Element) =>
  getComputedStyle(element).visibility !== 'hidden' && element.closest('[hidden], [inert]') === null;

/** What the Tab key reaches within an element, in its order. */
function tabStops(within: Element): HTMLElement[] {
  return [...within.querySelectorAll<HTMLElement>(candidates)].filter(
    (element) => element.tabIndex >= 0 && !element.matches(':disabled') && isDrawn(element) && !isPassedBy(element),
  );
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

/** Tab at the last stop leads to the first, and back with Shift. Everywhere else the browser moves on by itself. */
export function keepInRing(event: KeyboardEvent, ring: HTMLElement) {
  if (event.key !== 'Tab' || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
  const stops = tabStops(ring);
  const way = event.shiftKey ? stops.toReversed() : stops;
  const atEnd = way.at(-1) === event.target || (event.shiftKey && event.target === ring);
  if (!atEnd && stops.length > 0) return;
  event.preventDefault();
  if (!focusFirst(way)) ring.focus();
}
