import { Download } from 'lucide-react';
import { createIcon } from './createIcon';

/** Saves a file. */
export const DownloadIcon = /* @__PURE__ */ createIcon('DownloadIcon', Download);
