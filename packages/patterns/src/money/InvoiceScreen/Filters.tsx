import { Chips } from '@compute-market/components/chips';
import { DateRangeField } from '@compute-market/components/date-range-field';
import { Field } from '@compute-market/components/field';
import { INVOICE_STATUS, INVOICE_STATUS_LABELS } from '@compute-market/contract/enumerations';
import { FilterSheet } from '../../filter-sheet';
import { longestSpanDays } from '../../day-range';
import { filterCount, withChange, withoutFilters, type InvoiceQuery } from './invoice-query';
import { Bar } from './InvoiceScreen.styles';
import { messages } from './messages';

const words = messages.filters;
const everything = 'all';
const statuses = Object.values(INVOICE_STATUS);

export interface FiltersProps {
  query: InvoiceQuery;
  onQueryChange: (query: InvoiceQuery) => void;
  /** Today in Beijing, YYYY-MM-DD. */
  today: string;
}

const StatusChips = ({ query, onQueryChange }: FiltersProps) => (
  <Chips
    aria-label={words.status}
    value={query.status === null ? everything : String(query.status)}
    onValueChange={(value) => onQueryChange(withChange(query, { status: statuses.find((status) => String(status) === value) ?? null }))}
    options={[{ value: everything, label: words.all }, ...statuses.map((status) => ({ value: String(status), label: INVOICE_STATUS_LABELS[status] }))]}
  />
);

const Days = ({ query, onQueryChange, today, size }: FiltersProps & { size?: 'touch' }) => (
  <DateRangeField aria-label={words.days} size={size} value={query.days} today={today} max={today} maxDays={longestSpanDays} onValueChange={(days) => onQueryChange(withChange(query, { days }))} />
);

/** States at the left, where there are any, and days. */
export const Filters = (props: FiltersProps) => (
  <Bar>
    {props.query.tab === 'records' && <StatusChips {...props} />}
    <Days {...props} />
  </Bar>
);

/** One button on small screens; the filters come in a sheet. */
export const PhoneFilters = (props: FiltersProps) => (
  <FilterSheet count={filterCount(props.query)} total={undefined} onClear={() => props.onQueryChange(withoutFilters(props.query))}>
    {props.query.tab === 'records' && <Field label={words.status} group><StatusChips {...props} /></Field>}
    <Field label={words.days} group><Days {...props} size="touch" /></Field>
  </FilterSheet>
);
