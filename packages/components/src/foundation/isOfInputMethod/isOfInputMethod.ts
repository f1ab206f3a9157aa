/** What browsers call a key that an input method took. */
const takenKey = 229;

/** Whether a key belongs to an input method and to no control. The key that ends its work does too: Safari sends it when the composition is over. */
export const isOfInputMethod = (event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  event.isComposing || event.keyCode === takenKey;
