import { Ban } from 'lucide-react';
import { createIcon } from './createIcon';

/** Over, and nothing to be done. */
export const BanIcon = /* @__PURE__ */ createIcon('BanIcon', Ban);
