import { ListFilter } from 'lucide-react';
import { createIcon } from './createIcon';

/** Narrows a list. */
export const FilterIcon = /* @__PURE__ */ createIcon('FilterIcon', ListFilter);
