import { ReceiptJapaneseYen } from 'lucide-react';
import { createIcon } from './createIcon';

/** An invoice. */
export const InvoiceIcon = /* @__PURE__ */ createIcon('InvoiceIcon', ReceiptJapaneseYen);
