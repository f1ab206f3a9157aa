import { LoaderCircle } from 'lucide-react';
import { createIcon } from './createIcon';

/** Work in progress; the user of it turns it. */
export const LoaderIcon = /* @__PURE__ */ createIcon('LoaderIcon', LoaderCircle);
