import { ArrowUp } from 'lucide-react';
import { createIcon } from './createIcon';

/** Up: back to the top, ascending. */
export const ArrowUpIcon = /* @__PURE__ */ createIcon('ArrowUpIcon', ArrowUp);
