// lucide: arrow-up-down
import { createIcon } from './createIcon';

/** Can be sorted. */
export const ArrowUpDownIcon = /* @__PURE__ */ createIcon('ArrowUpDownIcon', [
  'm21 16-4 4-4-4',
  'M17 20V4',
  'm3 8 4-4 4 4',
  'M7 4v16',
]);
