import { SquareCode } from 'lucide-react';
import { createIcon } from './createIcon';

/** A block of code. */
export const CodeBlockIcon = /* @__PURE__ */ createIcon('CodeBlockIcon', SquareCode);
