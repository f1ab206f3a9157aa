// lucide: ticket-percent
import { createIcon } from './createIcon';

/** Coupons. */
export const TicketPercentIcon = /* @__PURE__ */ createIcon('TicketPercentIcon', [
  'M2 9a3 3 0 1 1 0 6v2a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2v-2a3 3 0 1 1 0-6V7a2 2 0 0 0-2-2H4a2 2 0 0 0-2 2Z',
  'M9 9h.01',
  'm15 9-6 6',
  'M15 15h.01',
]);
