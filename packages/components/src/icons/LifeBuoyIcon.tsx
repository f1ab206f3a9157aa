import { LifeBuoy } from 'lucide-react';
import { createIcon } from './createIcon';

/** Support tickets. */
export const LifeBuoyIcon = /* @__PURE__ */ createIcon('LifeBuoyIcon', LifeBuoy);
