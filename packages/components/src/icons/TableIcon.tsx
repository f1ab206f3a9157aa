// lucide: table-2
import { createIcon } from './createIcon';

/** Figures as a table. */
export const TableIcon = /* @__PURE__ */ createIcon('TableIcon', [
  'M3 9h18',
  'M9 3v18',
  ['rect', { x: '3', y: '3', width: '18', height: '18', rx: '2' }],
]);
