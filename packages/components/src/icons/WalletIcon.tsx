import { Wallet } from 'lucide-react';
import { createIcon } from './createIcon';

/** The balance. */
export const WalletIcon = /* @__PURE__ */ createIcon('WalletIcon', Wallet);
