import { Undo2 } from 'lucide-react';
import { createIcon } from './createIcon';

/** Money that went back. */
export const UndoIcon = /* @__PURE__ */ createIcon('UndoIcon', Undo2);
