import { FileText } from 'lucide-react';
import { createIcon } from './createIcon';

/** A text: a ticket, a document. */
export const FileTextIcon = /* @__PURE__ */ createIcon('FileTextIcon', FileText);
