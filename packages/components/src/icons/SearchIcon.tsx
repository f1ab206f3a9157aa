// lucide: search
import { createIcon } from './createIcon';

/** Search. */
export const SearchIcon = /* @__PURE__ */ createIcon('SearchIcon', [
  'm21 21-4.34-4.34',
  ['circle', { cx: '11', cy: '11', r: '8' }],
]);
