import { Bell } from 'lucide-react';
import { createIcon } from './createIcon';

/** Notices. */
export const BellIcon = /* @__PURE__ */ createIcon('BellIcon', Bell);
