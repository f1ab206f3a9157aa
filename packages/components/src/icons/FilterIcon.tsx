// lucide: list-filter
import { createIcon } from './createIcon';

/** Narrows a list. */
export const FilterIcon = /* @__PURE__ */ createIcon('FilterIcon', ['M2 5h20', 'M6 12h12', 'M9 19h6']);
