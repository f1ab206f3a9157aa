import { Power } from 'lucide-react';
import { createIcon } from './createIcon';

/** A machine that is shut down. */
export const PowerIcon = /* @__PURE__ */ createIcon('PowerIcon', Power);
