import { Bold } from 'lucide-react';
import { createIcon } from './createIcon';

/** Bold text. */
export const BoldIcon = /* @__PURE__ */ createIcon('BoldIcon', Bold);
