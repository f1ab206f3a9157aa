// lucide: user
import { createIcon } from './createIcon';

/** An account. */
export const UserIcon = /* @__PURE__ */ createIcon('UserIcon', [
  'M19 21v-2a4 4 0 0 0-4-4H9a4 4 0 0 0-4 4v2',
  ['circle', { cx: '12', cy: '7', r: '4' }],
]);
