import { RESERVATION_STATUS, RESERVATION_STATUS_LABELS } from '@compute-market/contract/enumerations';
import { DaysFilter, FilterBar, ListFilters, StatusFilter, type ListFilterProps } from '../../list-filter';
import { messages } from './messages';
import { reservationQuery, type ReservationQuery } from './reservation-query';

const words = messages.filters;
const statuses = Object.values(RESERVATION_STATUS);

interface FiltersProps extends ListFilterProps<ReservationQuery> {
  /** Today in Beijing, YYYY-MM-DD: none is younger. */
  today: string;
}

/** States at the left, days at the right. */
export function Filters({ today, ...list }: FiltersProps) {
  const { query, onQueryChange } = list;
  const set = (change: Partial<ReservationQuery>) => onQueryChange(reservationQuery.change(query, change));
  return (
    <ListFilters
      {...list}
      list={reservationQuery}
      filters={{
        status: (
          <StatusFilter
            label={words.status}
            all={words.all}
            statuses={statuses}
            labels={RESERVATION_STATUS_LABELS}
            value={query.status}
            onChange={(status) => set({ status })}
          />
        ),
        days: <DaysFilter label={words.days} value={query.days} today={today} onChange={(days) => set({ days })} />,
      }}
    >
      {({ status, days }) => (
        <FilterBar>
          {status}
          {days}
        </FilterBar>
      )}
    </ListFilters>
  );
}
