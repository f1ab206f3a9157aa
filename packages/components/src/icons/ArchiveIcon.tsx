import { Archive } from 'lucide-react';
import { createIcon } from './createIcon';

/** Kept for later: a disk after its rental. */
export const ArchiveIcon = /* @__PURE__ */ createIcon('ArchiveIcon', Archive);
