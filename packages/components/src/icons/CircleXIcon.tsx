import { CircleX } from 'lucide-react';
import { createIcon } from './createIcon';

/** Failed. */
export const CircleXIcon = /* @__PURE__ */ createIcon('CircleXIcon', CircleX);
