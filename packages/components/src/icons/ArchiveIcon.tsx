// lucide: archive
import { createIcon } from './createIcon';

/** Kept for later: a disk after its rental. */
export const ArchiveIcon = /* @__PURE__ */ createIcon('ArchiveIcon', [
  ['rect', { width: '20', height: '5', x: '2', y: '3', rx: '1' }],
  'M4 8v11a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2V8',
  'M10 12h4',
]);
