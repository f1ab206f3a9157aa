const controls = 'input:not([type="hidden"]), select, textarea, button, [tabindex]:not([tabindex="-1"])';

const canTake = (element: Element): element is HTMLElement =>
  element instanceof HTMLElement && !element.matches(':disabled');

/** Goes to a control by its id, or into a set of controls: to what is chosen there, else to the first that can be. False when there is none. */
export function reachControl(id: string): boolean {
  const target = document.getElementById(id);
  if (!target) return false;
  const inside = [...target.querySelectorAll(controls)].filter(canTake);
  const control = target.matches(controls) ? target : (inside.find((each) => each.matches(':checked')) ?? inside[0]);
  if (!control) return false;
  target.scrollIntoView({ block: 'center' });
  control.focus({ preventScroll: true });
  return true;
}
