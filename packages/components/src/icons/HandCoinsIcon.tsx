import { HandCoins } from 'lucide-react';
import { createIcon } from './createIcon';

/** Income of partners. */
export const HandCoinsIcon = /* @__PURE__ */ createIcon('HandCoinsIcon', HandCoins);
