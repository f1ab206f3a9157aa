// lucide: ban
import { createIcon } from './createIcon';

/** Over, and nothing to be done. */
export const BanIcon = /* @__PURE__ */ createIcon('BanIcon', [
  ['circle', { cx: '12', cy: '12', r: '10' }],
  'M4.929 4.929 19.07 19.071',
]);
