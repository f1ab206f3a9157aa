// lucide: loader-circle
import { createIcon } from './createIcon';

/** Work in progress; the user of it turns it. */
export const LoaderIcon = /* @__PURE__ */ createIcon('LoaderIcon', ['M21 12a9 9 0 1 1-6.219-8.56']);
