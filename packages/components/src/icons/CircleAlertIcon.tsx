import { CircleAlert } from 'lucide-react';
import { createIcon } from './createIcon';

/** Wrong input. */
export const CircleAlertIcon = /* @__PURE__ */ createIcon('CircleAlertIcon', CircleAlert);
