import { Check } from 'lucide-react';
import { createIcon } from './createIcon';

/** Done, chosen, copied. */
export const CheckIcon = /* @__PURE__ */ createIcon('CheckIcon', Check);
