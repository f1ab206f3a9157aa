import { Minus } from 'lucide-react';
import { createIcon } from './createIcon';

/** One step less. */
export const MinusIcon = /* @__PURE__ */ createIcon('MinusIcon', Minus);
