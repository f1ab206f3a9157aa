import { Upload } from 'lucide-react';
import { createIcon } from './createIcon';

/** Sends a file. */
export const UploadIcon = /* @__PURE__ */ createIcon('UploadIcon', Upload);
