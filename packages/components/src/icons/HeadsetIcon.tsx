import { Headset } from 'lucide-react';
import { createIcon } from './createIcon';

/** Customer service. */
export const HeadsetIcon = /* @__PURE__ */ createIcon('HeadsetIcon', Headset);
