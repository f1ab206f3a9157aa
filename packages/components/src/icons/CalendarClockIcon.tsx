import { CalendarClock } from 'lucide-react';
import { createIcon } from './createIcon';

/** A reservation. */
export const CalendarClockIcon = /* @__PURE__ */ createIcon('CalendarClockIcon', CalendarClock);
