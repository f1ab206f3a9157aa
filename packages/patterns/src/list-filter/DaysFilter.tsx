import { DateRangeField } from '@compute-market/components/date-range-field';
import { use } from 'react';
import { longestSpanDays, type DayRange } from '../day-range';
import { FilterField } from './FilterField';
import { InSheet } from './in-sheet';

interface DaysFilterProps {
  label: string;
  /** As large as fingers need, without a sheet. */
  size?: 'touch';
  value: DayRange;
  /** Today in Beijing, YYYY-MM-DD: no record is younger. */
  today: string;
  onChange: (days: DayRange) => void;
}

/** From which day to which: a year at most, and no day to come. */
export const DaysFilter = ({ label, size, value, today, onChange }: DaysFilterProps) => (
  <FilterField label={label} group>
    <DateRangeField
      aria-label={label}
      size={use(InSheet) ? 'touch' : size}
      value={value}
      today={today}
      max={today}
      maxDays={longestSpanDays}
      onValueChange={onChange}
    />
  </FilterField>
);
