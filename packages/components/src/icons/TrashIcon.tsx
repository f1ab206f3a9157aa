import { Trash2 } from 'lucide-react';
import { createIcon } from './createIcon';

/** Deletes what it stands beside. */
export const TrashIcon = /* @__PURE__ */ createIcon('TrashIcon', Trash2);
