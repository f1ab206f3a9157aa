import { Field } from '@compute-market/components/field';
import { INVOICE_STATUS, INVOICE_STATUS_LABELS } from '@compute-market/contract/enumerations';
import { FilterSheet } from '../../filter-sheet';
import { DaysFilter, FilterBar, StatusFilter } from '../../list-filter';
import { filterCount, withChange, withoutFilters, type InvoiceQuery } from './invoice-query';
import { messages } from './messages';

const words = messages.filters;
const statuses = Object.values(INVOICE_STATUS);

export interface FiltersProps {
  query: InvoiceQuery;
  onQueryChange: (query: InvoiceQuery) => void;
  /** Today in Beijing, YYYY-MM-DD. */
  today: string;
}

const StatusChips = ({ query, onQueryChange }: FiltersProps) => (
  <StatusFilter
    label={words.status}
    all={words.all}
    statuses={statuses}
    labels={INVOICE_STATUS_LABELS}
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

/** States at the left, where there are any, and days. */
export const Filters = (props: FiltersProps) => (
  <FilterBar>
    {props.query.tab === 'records' && <StatusChips {...props} />}
    <Days {...props} />
  </FilterBar>
);

/** One button on small screens; the filters come in a sheet. */
export const PhoneFilters = (props: FiltersProps) => (
  <FilterSheet
    count={filterCount(props.query)}
    total={undefined}
    onClear={() => props.onQueryChange(withoutFilters(props.query))}
  >
    {props.query.tab === 'records' && (
      <Field label={words.status} group>
        <StatusChips {...props} />
      </Field>
    )}
    <Field label={words.days} group>
      <Days {...props} size="touch" />
    </Field>
  </FilterSheet>
);
