import { EyeOff } from 'lucide-react';
import { createIcon } from './createIcon';

/** Hides a secret. */
export const EyeOffIcon = /* @__PURE__ */ createIcon('EyeOffIcon', EyeOff);
