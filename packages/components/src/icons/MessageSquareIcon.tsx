import { MessageSquare } from 'lucide-react';
import { createIcon } from './createIcon';

/** A conversation. */
export const MessageSquareIcon = /* @__PURE__ */ createIcon('MessageSquareIcon', MessageSquare);
