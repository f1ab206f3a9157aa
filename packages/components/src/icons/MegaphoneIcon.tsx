import { Megaphone } from 'lucide-react';
import { createIcon } from './createIcon';

/** An announcement. */
export const MegaphoneIcon = /* @__PURE__ */ createIcon('MegaphoneIcon', Megaphone);
