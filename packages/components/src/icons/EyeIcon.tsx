import { Eye } from 'lucide-react';
import { createIcon } from './createIcon';

/** Shows a secret. */
export const EyeIcon = /* @__PURE__ */ createIcon('EyeIcon', Eye);
