import { proxy } from 'valtio';

/** Whether the first screen of this visit can be used. What the page around it can do without waits for that. */
export const firstScreen = proxy({ stands: false });

export const firstScreenStands = () => void (firstScreen.stands = true);
/** It goes on standing when its customer logs out. */
export const resetFirstScreen = () => undefined;
