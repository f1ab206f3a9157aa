// lucide: plus
import { createIcon } from './createIcon';

/** One step more. */
export const PlusIcon = /* @__PURE__ */ createIcon('PlusIcon', ['M5 12h14', 'M12 5v14']);
