// lucide: download
import { createIcon } from './createIcon';

/** Saves a file. */
export const DownloadIcon = /* @__PURE__ */ createIcon('DownloadIcon', [
  'M12 15V3',
  'M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4',
  'm7 10 5 5 5-5',
]);
