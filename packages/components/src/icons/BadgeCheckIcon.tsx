import { BadgeCheck } from 'lucide-react';
import { createIcon } from './createIcon';

/** Verified by name. */
export const BadgeCheckIcon = /* @__PURE__ */ createIcon('BadgeCheckIcon', BadgeCheck);
