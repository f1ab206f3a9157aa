import type { WorkOrderCategory } from '@compute-market/contract/entities/work-order';
import { WORK_ORDER_STATUS, WORK_ORDER_STATUS_LABELS } from '@compute-market/contract/enumerations';
import {
  DaysFilter,
  FilterLines,
  ListFilters,
  SearchFilter,
  SelectFilter,
  StatusFilter,
  type ListFilterProps,
} from '../../list-filter';
import { messages } from './messages';
import { workOrderQuery, type WorkOrderQuery } from './work-order-query';

const words = messages.filters;
const statuses = Object.values(WORK_ORDER_STATUS);

interface FiltersProps extends ListFilterProps<WorkOrderQuery> {
  /** Empty while they are not known. */
  categories: readonly WorkOrderCategory[];
  /** Today in Beijing, YYYY-MM-DD: no ticket is younger. */
  today: string;
}

/** States and words on the first line, days and category on the second. */
export function Filters({ categories, today, ...list }: FiltersProps) {
  const { query, onQueryChange } = list;
  const set = (change: Partial<WorkOrderQuery>) => onQueryChange(workOrderQuery.change(query, change));
  return (
    <ListFilters
      {...list}
      list={workOrderQuery}
      search={<SearchFilter placeholder={words.search} value={query.q} onChange={(q) => set({ q })} />}
      filters={{
        status: (
          <StatusFilter
            label={words.status}
            all={words.all.status}
            statuses={statuses}
            labels={WORK_ORDER_STATUS_LABELS}
            value={query.status}
            onChange={(status) => set({ status })}
          />
        ),
        category: (
          <SelectFilter
            label={words.category}
            all={words.all.category}
            options={categories.map(({ id, name }) => ({ value: id, label: name }))}
            value={query.category}
            onChange={(category) => set({ category })}
          />
        ),
        days: <DaysFilter label={words.days} value={query.days} today={today} onChange={(days) => set({ days })} />,
      }}
    >
      {({ status, search, days, category }) => (
        <FilterLines {...{ status, search, days }} choice={category} wideSearch />
      )}
    </ListFilters>
  );
}
