const controls = ':is(a[href], button, input, select, textarea):not(:disabled)';

/** An element and what it stands in, the nearest first. Nothing of a page that nobody has a control of. */
export function pathOf(element: Element | null): Element[] {
  const path: Element[] = [];
  for (let at = element; at !== null && at !== document.body; at = at.parentElement) path.push(at);
  return path;
}

/** Gives the focus to the first control that can take it of the nearest place that is left. */
export function focusNear(places: readonly Element[]) {
  places.some(
    (place) =>
      place.isConnected &&
      [...place.querySelectorAll<HTMLElement>(controls)].some((control) => {
        control.focus({ preventScroll: true });
        return control === document.activeElement;
      }),
  );
}
