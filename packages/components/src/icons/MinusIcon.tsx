// lucide: minus
import { createIcon } from './createIcon';

/** One step less. */
export const MinusIcon = /* @__PURE__ */ createIcon('MinusIcon', ['M5 12h14']);
