import { Zap } from 'lucide-react';
import { createIcon } from './createIcon';

/** Fast. */
export const ZapIcon = /* @__PURE__ */ createIcon('ZapIcon', Zap);
