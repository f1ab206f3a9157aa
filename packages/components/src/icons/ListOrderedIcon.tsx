// lucide: list-ordered
import { createIcon } from './createIcon';

/** A list with numbers. */
export const ListOrderedIcon = /* @__PURE__ */ createIcon('ListOrderedIcon', [
  'M11 5h10',
  'M11 12h10',
  'M11 19h10',
  'M4 4h1v5',
  'M4 9h2',
  'M6.5 20H3.4c0-1 2.6-1.925 2.6-3.5a1.5 1.5 0 0 0-2.6-1.02',
]);
