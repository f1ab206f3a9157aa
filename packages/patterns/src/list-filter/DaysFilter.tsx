import { DateRangeField } from '@compute-market/components/date-range-field';
import { longestSpanDays, type DayRange } from '../day-range';

interface DaysFilterProps {
  label: string;
  size?: 'touch';
  value: DayRange;
  /** Today in Beijing, YYYY-MM-DD: no record is younger. */
  today: string;
  onChange: (days: DayRange) => void;
}

/** From which day to which: a year at most, and no day to come. */
export const DaysFilter = ({ label, size, value, today, onChange }: DaysFilterProps) => (
  <DateRangeField
    aria-label={label}
    size={size}
    value={value}
    today={today}
    max={today}
    maxDays={longestSpanDays}
    onValueChange={onChange}
  />
);
