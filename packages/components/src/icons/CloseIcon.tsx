import { X } from 'lucide-react';
import { createIcon } from './createIcon';

/** Dismiss. */
export const CloseIcon = /* @__PURE__ */ createIcon('CloseIcon', X);
