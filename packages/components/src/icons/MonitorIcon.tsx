import { Monitor } from 'lucide-react';
import { createIcon } from './createIcon';

/** A screen. */
export const MonitorIcon = /* @__PURE__ */ createIcon('MonitorIcon', Monitor);
