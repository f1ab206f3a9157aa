// lucide: x
import { createIcon } from './createIcon';

/** Dismiss. */
export const CloseIcon = /* @__PURE__ */ createIcon('CloseIcon', ['M18 6 6 18', 'm6 6 12 12']);
