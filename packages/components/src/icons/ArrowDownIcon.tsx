import { ArrowDown } from 'lucide-react';
import { createIcon } from './createIcon';

/** Down: descending. */
export const ArrowDownIcon = /* @__PURE__ */ createIcon('ArrowDownIcon', ArrowDown);
