// lucide: chevron-right
import { createIcon } from './createIcon';

/** Onward, the next page. */
export const ChevronRightIcon = /* @__PURE__ */ createIcon('ChevronRightIcon', ['m9 18 6-6-6-6']);
