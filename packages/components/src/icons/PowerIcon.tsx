// lucide: power
import { createIcon } from './createIcon';

/** A machine that is shut down. */
export const PowerIcon = /* @__PURE__ */ createIcon('PowerIcon', ['M12 2v10', 'M18.4 6.6a9 9 0 1 1-12.77.04']);
