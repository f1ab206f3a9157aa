// lucide: chart-no-axes-column
import { createIcon } from './createIcon';

/** Figures over time: expenses. */
export const ChartBarIcon = /* @__PURE__ */ createIcon('ChartBarIcon', ['M5 21v-6', 'M12 21V3', 'M19 21V9']);
