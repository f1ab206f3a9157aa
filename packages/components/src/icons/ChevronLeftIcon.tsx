// lucide: chevron-left
import { createIcon } from './createIcon';

/** Back, the page before. */
export const ChevronLeftIcon = /* @__PURE__ */ createIcon('ChevronLeftIcon', ['m15 18-6-6 6-6']);
