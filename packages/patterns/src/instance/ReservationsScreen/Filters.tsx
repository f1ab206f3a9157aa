import { Field } from '@compute-market/components/field';
import { RESERVATION_STATUS, RESERVATION_STATUS_LABELS } from '@compute-market/contract/enumerations';
import { FilterSheet } from '../../filter-sheet';
import { DaysFilter, FilterBar, StatusFilter } from '../../list-filter';
import { messages } from './messages';
import { filterCount, withChange, withoutFilters, type ReservationQuery } from './reservation-query';

const words = messages.filters;
const statuses = Object.values(RESERVATION_STATUS);

export interface FiltersProps {
  query: ReservationQuery;
  onQueryChange: (query: ReservationQuery) => void;
  /** Today in Beijing, YYYY-MM-DD: none is younger. */
  today: string;
}

const StatusChips = ({ query, onQueryChange }: FiltersProps) => (
  <StatusFilter
    label={words.status}
    all={words.all}
    statuses={statuses}
    labels={RESERVATION_STATUS_LABELS}
    value={query.status}
    onChange={(status) => onQueryChange(withChange(query, { status }))}
  />
);

const Days = ({ query, onQueryChange, today, size }: FiltersProps & { size?: 'touch' }) => (
  <DaysFilter
    label={words.days}
    size={size}
    value={query.days}
    today={today}
    onChange={(days) => onQueryChange(withChange(query, { days }))}
  />
);

export const Filters = (props: FiltersProps) => (
  <FilterBar>
    <StatusChips {...props} />
    <Days {...props} />
  </FilterBar>
);

/** One button on small screens; the filters come in a sheet. */
export const PhoneFilters = ({ total, ...props }: FiltersProps & { total: number | undefined }) => (
  <FilterSheet
    count={filterCount(props.query)}
    total={total}
    onClear={() => props.onQueryChange(withoutFilters(props.query))}
  >
    <Field label={words.status} group>
      <StatusChips {...props} />
    </Field>
    <Field label={words.days} group>
      <Days {...props} size="touch" />
    </Field>
  </FilterSheet>
);
