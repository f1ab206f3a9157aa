import { Coins } from 'lucide-react';
import { createIcon } from './createIcon';

/** Money and discounts. */
export const CoinsIcon = /* @__PURE__ */ createIcon('CoinsIcon', Coins);
