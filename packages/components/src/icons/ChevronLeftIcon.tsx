import { ChevronLeft } from 'lucide-react';
import { createIcon } from './createIcon';

/** Back, the page before. */
export const ChevronLeftIcon = /* @__PURE__ */ createIcon('ChevronLeftIcon', ChevronLeft);
