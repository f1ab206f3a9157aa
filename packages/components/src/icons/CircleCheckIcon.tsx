// lucide: circle-check
import { createIcon } from './createIcon';

/** Succeeded. */
export const CircleCheckIcon = /* @__PURE__ */ createIcon('CircleCheckIcon', [
  ['circle', { cx: '12', cy: '12', r: '10' }],
  'm16 9-5.5 5.5L8 12',
]);
