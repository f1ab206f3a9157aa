// lucide: clock
import { createIcon } from './createIcon';

/** Something is awaited: an order to be paid. */
export const ClockIcon = /* @__PURE__ */ createIcon('ClockIcon', [
  ['circle', { cx: '12', cy: '12', r: '10' }],
  'M12 6v6l4 2',
]);
