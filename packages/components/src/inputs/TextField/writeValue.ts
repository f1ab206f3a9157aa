/**
 * Puts a value into a control as if a person had: React, form libraries and native listeners hear of it alike. It goes through the
 * prototype's setter, because React watches its own and would take the event for a repetition.
 */
export function writeValue(control: HTMLInputElement | HTMLTextAreaElement, value: string) {
  if (control.value === value) return;
  Reflect.set(Object.getPrototypeOf(control) as object, 'value', value, control);
  control.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertReplacementText' }));
}
