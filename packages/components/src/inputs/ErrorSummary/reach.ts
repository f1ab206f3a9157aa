const controls = 'input:not([type="hidden"]), select, textarea, button, [tabindex]:not([tabindex="-1"])';

/** Whether it took the focus: what is disabled or out of sight, such as the input of a button that chooses files, does not. */
function takesFocus(element: Element): boolean {
  if (!(element instanceof HTMLElement)) return false;
  element.focus({ preventScroll: true });
  return element === document.activeElement;
}

/** Goes to a control by its id, or into a set of controls: to what is chosen there, else to the first that takes the focus. False when there is none. */
export function reachControl(id: string): boolean {
  const target = document.getElementById(id);
  if (!target) return false;
  const inside = [...target.querySelectorAll(controls)];
  const chosen = inside.filter((each) => each.matches(':checked'));
  if (!(target.matches(controls) ? [target] : [...chosen, ...inside]).some(takesFocus)) return false;
  target.scrollIntoView({ block: 'center' });
  return true;
}
