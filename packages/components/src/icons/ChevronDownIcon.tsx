import { ChevronDown } from 'lucide-react';
import { createIcon } from './createIcon';

/** More lies below. */
export const ChevronDownIcon = /* @__PURE__ */ createIcon('ChevronDownIcon', ChevronDown);
