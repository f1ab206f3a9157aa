// lucide: arrow-up
import { createIcon } from './createIcon';

/** Up: back to the top, ascending. */
export const ArrowUpIcon = /* @__PURE__ */ createIcon('ArrowUpIcon', ['m5 12 7-7 7 7', 'M12 19V5']);
