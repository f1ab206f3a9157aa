import { TicketPercent } from 'lucide-react';
import { createIcon } from './createIcon';

/** Coupons. */
export const TicketPercentIcon = /* @__PURE__ */ createIcon('TicketPercentIcon', TicketPercent);
