const controls = ':is(a[href], button, input, select, textarea):not(:disabled)';

/** A part that says its name when it has the focus, such as a card. */
const namedPart = 'section:is([aria-label], [aria-labelledby])';

/** An element and what it stands in, the nearest first. Nothing of a page that nobody has a control of. */
export function pathOf(element: Element | null): Element[] {
  const path: Element[] = [];
  for (let at = element; at !== null && at !== document.body; at = at.parentElement) path.push(at);
  return path;
}

function focusOn(element: HTMLElement): boolean {
  element.focus({ preventScroll: true });
  return element === document.activeElement;
}

/**
 * Only for as long as it has the focus: a press on it, or a way through the page, does not stop at it. The focus is there for who is read its
 * name and for the next Tab, so that no outline stands round it, as round no heading of a page (GlobalStyle).
 */
function focusPart(place: Element): boolean {
  if (!(place instanceof HTMLElement) || !place.matches(namedPart)) return false;
  place.tabIndex = -1;
  place.style.outlineStyle = 'none';
  const leave = () => {
    place.removeAttribute('tabindex');
    place.style.outlineStyle = '';
  };
  place.addEventListener('blur', leave, { once: true });
  return focusOn(place);
}

/**
 * Gives the focus to the nearest place that is left: to its first control that can take it, or, where it has none, to itself when it is a part
 * with a name. Whether there is one.
 */
export const focusNear = (places: readonly Element[]): boolean =>
  places.some(
    (place) =>
      place.isConnected && ([...place.querySelectorAll<HTMLElement>(controls)].some(focusOn) || focusPart(place)),
  );

/**
 * Who has the focus may go with what was asked about, at once or when a list is drawn again: then what is left near it has the focus, and never
 * the page. Ends when the focus goes elsewhere. `path` is that of the control (pathOf).
 */
export function keepFocusNear([control, ...around]: readonly Element[]) {
  if (!control) return;
  const look = () => {
    if (control.isConnected) return;
    end();
    if (document.activeElement === document.body) focusNear(around);
  };
  const watch = new MutationObserver(look);
  const end = () => {
    watch.disconnect();
    document.removeEventListener('focusin', end);
  };
  document.addEventListener('focusin', end);
  watch.observe(document.body, { childList: true, subtree: true });
  look();
}
