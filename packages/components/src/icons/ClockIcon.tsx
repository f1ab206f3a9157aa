import { Clock } from 'lucide-react';
import { createIcon } from './createIcon';

/** Something is awaited: an order to be paid. */
export const ClockIcon = /* @__PURE__ */ createIcon('ClockIcon', Clock);
