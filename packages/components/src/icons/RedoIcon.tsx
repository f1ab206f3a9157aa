// lucide: redo-2
import { createIcon } from './createIcon';

/** Does again what was undone. */
export const RedoIcon = /* @__PURE__ */ createIcon('RedoIcon', [
  'm15 14 5-5-5-5',
  'M20 9H9.5A5.5 5.5 0 0 0 4 14.5A5.5 5.5 0 0 0 9.5 20H13',
]);
