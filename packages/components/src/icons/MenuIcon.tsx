// lucide: menu
import { createIcon } from './createIcon';

/** Opens the navigation on small screens. */
export const MenuIcon = /* @__PURE__ */ createIcon('MenuIcon', ['M4 5h16', 'M4 12h16', 'M4 19h16']);
