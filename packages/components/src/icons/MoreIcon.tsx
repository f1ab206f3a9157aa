import { Ellipsis } from 'lucide-react';
import { createIcon } from './createIcon';

/** Opens the rest of the actions. */
export const MoreIcon = /* @__PURE__ */ createIcon('MoreIcon', Ellipsis);
