import { QrCode } from 'lucide-react';
import { createIcon } from './createIcon';

/** A code to scan. */
export const QrCodeIcon = /* @__PURE__ */ createIcon('QrCodeIcon', QrCode);
