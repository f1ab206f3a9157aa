// lucide: circle-x
import { createIcon } from './createIcon';

/** Failed. */
export const CircleXIcon = /* @__PURE__ */ createIcon('CircleXIcon', [
  ['circle', { cx: '12', cy: '12', r: '10' }],
  'm15 9-6 6',
  'm9 9 6 6',
]);
