/** A ref that keeps a radio as its host holds it when its form is reset (`useGiven` does this for a set whose radios have refs of their own). */
export const asGiven = (checked: boolean) => (radio: HTMLInputElement | null) => {
  if (radio) radio.defaultChecked = checked;
};
