import { ReceiptText } from 'lucide-react';
import { createIcon } from './createIcon';

/** A record of orders. */
export const ReceiptIcon = /* @__PURE__ */ createIcon('ReceiptIcon', ReceiptText);
