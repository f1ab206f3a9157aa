// lucide: coins
import { createIcon } from './createIcon';

/** Money and discounts. */
export const CoinsIcon = /* @__PURE__ */ createIcon('CoinsIcon', [
  'M13.744 17.736a6 6 0 1 1-7.48-7.48',
  'M15 6h1v4',
  'm6.134 14.768.866-.5 2 3.464',
  ['circle', { cx: '16', cy: '8', r: '6' }],
]);
