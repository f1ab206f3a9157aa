import { Table2 } from 'lucide-react';
import { createIcon } from './createIcon';

/** Figures as a table. */
export const TableIcon = /* @__PURE__ */ createIcon('TableIcon', Table2);
