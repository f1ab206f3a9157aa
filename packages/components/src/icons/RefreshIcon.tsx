import { RefreshCw } from 'lucide-react';
import { createIcon } from './createIcon';

/** Asks again or changes to something else. */
export const RefreshIcon = /* @__PURE__ */ createIcon('RefreshIcon', RefreshCw);
