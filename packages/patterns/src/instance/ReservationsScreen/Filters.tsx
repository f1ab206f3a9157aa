import { Chips } from '@compute-market/components/chips';
import { DateRangeField } from '@compute-market/components/date-range-field';
import { Field } from '@compute-market/components/field';
import { RESERVATION_STATUS, RESERVATION_STATUS_LABELS } from '@compute-market/contract/enumerations';
import { FilterSheet } from '../../filter-sheet';
import { longestSpanDays } from '../../day-range';
import { messages } from './messages';
import { filterCount, withChange, withoutFilters, type ReservationQuery } from './reservation-query';
import { Bar } from './ReservationsScreen.styles';

const words = messages.filters;
const everything = 'all';
const statuses = Object.values(RESERVATION_STATUS);

export interface FiltersProps {
  query: ReservationQuery;
  onQueryChange: (query: ReservationQuery) => void;
  /** Today in Beijing, YYYY-MM-DD: none is younger. */
  today: string;
}

const StatusChips = ({ query, onQueryChange }: FiltersProps) => (
  <Chips
    aria-label={words.status}
    value={query.status === null ? everything : String(query.status)}
    onValueChange={(value) => onQueryChange(withChange(query, { status: statuses.find((status) => String(status) === value) ?? null }))}
    options={[{ value: everything, label: words.all }, ...statuses.map((status) => ({ value: String(status), label: RESERVATION_STATUS_LABELS[status] }))]}
  />
);

const Days = ({ query, onQueryChange, today, size }: FiltersProps & { size?: 'touch' }) => (
  <DateRangeField aria-label={words.days} size={size} value={query.days} today={today} max={today} maxDays={longestSpanDays} onValueChange={(days) => onQueryChange(withChange(query, { days }))} />
);

export const Filters = (props: FiltersProps) => (
  <Bar>
    <StatusChips {...props} />
    <Days {...props} />
  </Bar>
);

/** One button on small screens; the filters come in a sheet. */
export const PhoneFilters = ({ total, ...props }: FiltersProps & { total: number | undefined }) => (
  <FilterSheet count={filterCount(props.query)} total={total} onClear={() => props.onQueryChange(withoutFilters(props.query))}>
    <Field label={words.status} group><StatusChips {...props} /></Field>
    <Field label={words.days} group><Days {...props} size="touch" /></Field>
  </FilterSheet>
);
