import { TriangleAlert } from 'lucide-react';
import { createIcon } from './createIcon';

/** Needs attention. */
export const TriangleAlertIcon = /* @__PURE__ */ createIcon('TriangleAlertIcon', TriangleAlert);
