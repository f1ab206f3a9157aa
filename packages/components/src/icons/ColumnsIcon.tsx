// lucide: settings-2
import { createIcon } from './createIcon';

/** Chooses what a table shows. */
export const ColumnsIcon = /* @__PURE__ */ createIcon('ColumnsIcon', [
  'M14 17H5',
  'M19 7h-9',
  ['circle', { cx: '17', cy: '17', r: '3' }],
  ['circle', { cx: '7', cy: '7', r: '3' }],
]);
