// lucide: check
import { createIcon } from './createIcon';

/** Done, chosen, copied. */
export const CheckIcon = /* @__PURE__ */ createIcon('CheckIcon', ['M20 6 9 17l-5-5']);
