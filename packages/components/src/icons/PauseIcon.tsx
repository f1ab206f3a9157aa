import { Pause } from 'lucide-react';
import { createIcon } from './createIcon';

/** Stops what moves by itself. */
export const PauseIcon = /* @__PURE__ */ createIcon('PauseIcon', Pause);
