import { ListOrdered } from 'lucide-react';
import { createIcon } from './createIcon';

/** A list with numbers. */
export const ListOrderedIcon = /* @__PURE__ */ createIcon('ListOrderedIcon', ListOrdered);
