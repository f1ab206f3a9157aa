import { Settings2 } from 'lucide-react';
import { createIcon } from './createIcon';

/** Chooses what a table shows. */
export const ColumnsIcon = /* @__PURE__ */ createIcon('ColumnsIcon', Settings2);
