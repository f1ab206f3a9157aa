import { WifiOff } from 'lucide-react';
import { createIcon } from './createIcon';

/** No network. */
export const WifiOffIcon = /* @__PURE__ */ createIcon('WifiOffIcon', WifiOff);
