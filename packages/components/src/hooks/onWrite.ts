/**
 * Calls back, with the value, when a script sets the `value` of a control, as form libraries do: that fires no event. It is heard by an accessor on the
 * element itself, which hands on to the one that React has put there. What a person types, and `writeValue`, pass by both and fire their
 * event. Returns what ends it.
 */
export function onWrite(
  control: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement,
  notify: (value: string) => void,
): () => void {
  const own = Object.getOwnPropertyDescriptor(control, 'value');
  const under = own ?? Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value');
  const set = function (this: unknown, value: string) {
    under?.set?.call(this, value);
    notify(value);
  };
  Object.defineProperty(control, 'value', { ...under, configurable: true, set });
  return () => {
    // Another accessor that was put over this one hands on to it.
    if (Object.getOwnPropertyDescriptor(control, 'value')?.set !== set) return;
    if (own) Object.defineProperty(control, 'value', own);
    else Reflect.deleteProperty(control, 'value');
  };
}
