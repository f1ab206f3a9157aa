import { CircleCheck } from 'lucide-react';
import { createIcon } from './createIcon';

/** Succeeded. */
export const CircleCheckIcon = /* @__PURE__ */ createIcon('CircleCheckIcon', CircleCheck);
