import { Server } from 'lucide-react';
import { createIcon } from './createIcon';

/** Rented machines. */
export const ServerIcon = /* @__PURE__ */ createIcon('ServerIcon', Server);
