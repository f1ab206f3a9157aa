// lucide: square-code
import { createIcon } from './createIcon';

/** A block of code. */
export const CodeBlockIcon = /* @__PURE__ */ createIcon('CodeBlockIcon', [
  'm10 9-3 3 3 3',
  'm14 15 3-3-3-3',
  ['rect', { x: '3', y: '3', width: '18', height: '18', rx: '2' }],
]);
