import { ChevronRight } from 'lucide-react';
import { createIcon } from './createIcon';

/** Onward, the next page. */
export const ChevronRightIcon = /* @__PURE__ */ createIcon('ChevronRightIcon', ChevronRight);
