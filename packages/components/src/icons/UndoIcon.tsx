// lucide: undo-2
import { createIcon } from './createIcon';

/** Money that went back. */
export const UndoIcon = /* @__PURE__ */ createIcon('UndoIcon', [
  'M9 14 4 9l5-5',
  'M4 9h10.5a5.5 5.5 0 0 1 5.5 5.5a5.5 5.5 0 0 1-5.5 5.5H11',
]);
