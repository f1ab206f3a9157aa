import { Info } from 'lucide-react';
import { createIcon } from './createIcon';

/** An explanation is behind it. */
export const InfoIcon = /* @__PURE__ */ createIcon('InfoIcon', Info);
