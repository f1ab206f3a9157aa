import { Redo2 } from 'lucide-react';
import { createIcon } from './createIcon';

/** Does again what was undone. */
export const RedoIcon = /* @__PURE__ */ createIcon('RedoIcon', Redo2);
