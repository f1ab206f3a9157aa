import { Italic } from 'lucide-react';
import { createIcon } from './createIcon';

/** Slanted text. */
export const ItalicIcon = /* @__PURE__ */ createIcon('ItalicIcon', Italic);
