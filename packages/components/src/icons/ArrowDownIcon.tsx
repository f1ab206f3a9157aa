// lucide: arrow-down
import { createIcon } from './createIcon';

/** Down: descending. */
export const ArrowDownIcon = /* @__PURE__ */ createIcon('ArrowDownIcon', ['M12 5v14', 'm19 12-7 7-7-7']);
