import { Paperclip } from 'lucide-react';
import { createIcon } from './createIcon';

/** A file that is attached. */
export const PaperclipIcon = /* @__PURE__ */ createIcon('PaperclipIcon', Paperclip);
