// lucide: chevron-down
import { createIcon } from './createIcon';

/** More lies below. */
export const ChevronDownIcon = /* @__PURE__ */ createIcon('ChevronDownIcon', ['m6 9 6 6 6-6']);
