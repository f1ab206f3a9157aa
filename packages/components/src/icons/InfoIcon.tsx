// lucide: info
import { createIcon } from './createIcon';

/** An explanation is behind it. */
export const InfoIcon = /* @__PURE__ */ createIcon('InfoIcon', [
  ['circle', { cx: '12', cy: '12', r: '10' }],
  'M12 16v-4',
  'M12 8h.01',
]);
