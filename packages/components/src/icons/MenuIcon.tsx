import { Menu } from 'lucide-react';
import { createIcon } from './createIcon';

/** Opens the navigation on small screens. */
export const MenuIcon = /* @__PURE__ */ createIcon('MenuIcon', Menu);
