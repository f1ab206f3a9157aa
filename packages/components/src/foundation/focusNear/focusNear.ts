const controls = ':is(a[href], button, input, select, textarea):not(:disabled)';

/** An element and what it stands in, the nearest first. Nothing of a page that nobody has a control of. */
export function pathOf(element: Element | null): Element[] {
  const path: Element[] = [];
  for (let at = element; at !== null && at !== document.body; at = at.parentElement) path.push(at);
  return path;
}

/** Gives the focus to the first control that can take it of the nearest place that is left. Whether there is one. */
export const focusNear = (places: readonly Element[]): boolean =>
  places.some(
    (place) =>
      place.isConnected &&
      [...place.querySelectorAll<HTMLElement>(controls)].some((control) => {
        control.focus({ preventScroll: true });
        return control === document.activeElement;
      }),
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
