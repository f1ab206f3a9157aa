// lucide: code
import { createIcon } from './createIcon';

/** A piece of code in a line. */
export const CodeIcon = /* @__PURE__ */ createIcon('CodeIcon', ['m16 18 6-6-6-6', 'm8 6-6 6 6 6']);
