// lucide: ellipsis
import { createIcon } from './createIcon';

/** Opens the rest of the actions. */
export const MoreIcon = /* @__PURE__ */ createIcon('MoreIcon', [
  ['circle', { cx: '12', cy: '12', r: '1' }],
  ['circle', { cx: '19', cy: '12', r: '1' }],
  ['circle', { cx: '5', cy: '12', r: '1' }],
]);
