import { ArrowUpDown } from 'lucide-react';
import { createIcon } from './createIcon';

/** Can be sorted. */
export const ArrowUpDownIcon = /* @__PURE__ */ createIcon('ArrowUpDownIcon', ArrowUpDown);
