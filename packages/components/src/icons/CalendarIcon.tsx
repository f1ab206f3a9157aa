// lucide: calendar
import { createIcon } from './createIcon';

/** A date, or choosing one. */
export const CalendarIcon = /* @__PURE__ */ createIcon('CalendarIcon', [
  'M8 2v3',
  'M16 2v3',
  ['rect', { x: '3', y: '3', width: '18', height: '18', rx: '2' }],
  'M3 9h18',
]);
