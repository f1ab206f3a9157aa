import { Users } from 'lucide-react';
import { createIcon } from './createIcon';

/** Sub-accounts. */
export const UsersIcon = /* @__PURE__ */ createIcon('UsersIcon', Users);
