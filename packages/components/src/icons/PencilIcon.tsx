import { Pencil } from 'lucide-react';
import { createIcon } from './createIcon';

/** Writes or edits. */
export const PencilIcon = /* @__PURE__ */ createIcon('PencilIcon', Pencil);
