import { User } from 'lucide-react';
import { createIcon } from './createIcon';

/** An account. */
export const UserIcon = /* @__PURE__ */ createIcon('UserIcon', User);
