import { List } from 'lucide-react';
import { createIcon } from './createIcon';

/** A list without numbers. */
export const ListIcon = /* @__PURE__ */ createIcon('ListIcon', List);
