import { Gift } from 'lucide-react';
import { createIcon } from './createIcon';

/** What is given away: coupons to claim. */
export const GiftIcon = /* @__PURE__ */ createIcon('GiftIcon', Gift);
