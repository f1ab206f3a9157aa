import { Copy } from 'lucide-react';
import { createIcon } from './createIcon';

/** Copies a value. */
export const CopyIcon = /* @__PURE__ */ createIcon('CopyIcon', Copy);
