import { ChartNoAxesColumn } from 'lucide-react';
import { createIcon } from './createIcon';

/** Figures over time: expenses. */
export const ChartBarIcon = /* @__PURE__ */ createIcon('ChartBarIcon', ChartNoAxesColumn);
