import { INVOICE_STATUS, INVOICE_STATUS_LABELS } from '@compute-market/contract/enumerations';
import { DaysFilter, FilterBar, ListFilters, StatusFilter, type ListFilterProps } from '../../list-filter';
import { invoiceQuery, type InvoiceQuery } from './invoice-query';
import { messages } from './messages';

const words = messages.filters;
const statuses = Object.values(INVOICE_STATUS);

interface FiltersProps extends ListFilterProps<InvoiceQuery> {
  /** Today in Beijing, YYYY-MM-DD. */
  today: string;
}

/** States at the left, where there are any, and days. */
export function Filters({ today, ...list }: FiltersProps) {
  const { query, onQueryChange } = list;
  const set = (change: Partial<InvoiceQuery>) => onQueryChange(invoiceQuery.change(query, change));
  return (
    <ListFilters
      {...list}
      list={invoiceQuery}
      filters={{
        status: query.tab === 'records' && (
          <StatusFilter
            label={words.status}
            all={words.all}
            statuses={statuses}
            labels={INVOICE_STATUS_LABELS}
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
