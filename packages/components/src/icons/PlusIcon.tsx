import { Plus } from 'lucide-react';
import { createIcon } from './createIcon';

/** One step more. */
export const PlusIcon = /* @__PURE__ */ createIcon('PlusIcon', Plus);
