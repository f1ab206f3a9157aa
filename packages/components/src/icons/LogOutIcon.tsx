import { LogOut } from 'lucide-react';
import { createIcon } from './createIcon';

/** Leaves the session. */
export const LogOutIcon = /* @__PURE__ */ createIcon('LogOutIcon', LogOut);
