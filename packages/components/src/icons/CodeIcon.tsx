import { Code } from 'lucide-react';
import { createIcon } from './createIcon';

/** A piece of code in a line. */
export const CodeIcon = /* @__PURE__ */ createIcon('CodeIcon', Code);
