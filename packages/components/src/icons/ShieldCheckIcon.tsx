import { ShieldCheck } from 'lucide-react';
import { createIcon } from './createIcon';

/** Safety of the account. */
export const ShieldCheckIcon = /* @__PURE__ */ createIcon('ShieldCheckIcon', ShieldCheck);
