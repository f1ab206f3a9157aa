import { Calendar } from 'lucide-react';
import { createIcon } from './createIcon';

/** A date, or choosing one. */
export const CalendarIcon = /* @__PURE__ */ createIcon('CalendarIcon', Calendar);
