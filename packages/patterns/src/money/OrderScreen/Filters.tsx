import { Field } from '@compute-market/components/field';
import { SearchField } from '@compute-market/components/search-field';
import { Select } from '@compute-market/components/select';
import { ORDER_STATUS, ORDER_STATUS_LABELS, PAY_TYPE, PAY_TYPE_LABELS } from '@compute-market/contract/enumerations';
import { FilterSheet } from '../../filter-sheet';
import { DaysFilter, FilterRow, FilterRows, StatusFilter } from '../../list-filter';
import { Choice, SearchBox } from './Filters.styles';
import { messages } from './messages';
import { filterCount, withChange, withoutFilters, type OrderQuery } from './order-query';

const words = messages.filters;
/** Stands for no choice: an empty value would mean the placeholder, which cannot be chosen. */
const everything = 'all';
const statuses = [
  ORDER_STATUS.unpaid,
  ORDER_STATUS.paid,
  ORDER_STATUS.closed,
  ORDER_STATUS.refunded,
  ORDER_STATUS.partlyRefunded,
];
const payTypes = [PAY_TYPE.wechat, PAY_TYPE.alipay, PAY_TYPE.corporateTransfer];

export interface FiltersProps {
  query: OrderQuery;
  onQueryChange: (query: OrderQuery) => void;
  /** Today in Beijing, YYYY-MM-DD: no order is younger. */
  today: string;
}

type Part = Pick<FiltersProps, 'query' | 'onQueryChange'>;

const StatusChips = ({ query, onQueryChange }: Part) => (
  <StatusFilter
    label={words.status}
    all={words.all.status}
    statuses={statuses}
    labels={ORDER_STATUS_LABELS}
    value={query.status}
    onChange={(status) => onQueryChange(withChange(query, { status }))}
  />
);

const PayTypeSelect = ({ query, onQueryChange, size }: Part & { size?: 'touch' }) => (
  <Select
    aria-label={words.payType}
    size={size}
    placeholder={words.payType}
    value={query.payType === null ? '' : String(query.payType)}
    onValueChange={(value) =>
      onQueryChange(withChange(query, { payType: payTypes.find((type) => String(type) === value) ?? null }))
    }
    options={[
      { value: everything, label: words.all.payType },
      ...payTypes.map((type) => ({ value: String(type), label: PAY_TYPE_LABELS[type] })),
    ]}
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

/** The digits to look for are sent with Enter or when the field is emptied; another address brings its own. */
const Search = ({ query, onQueryChange, size }: Part & { size?: 'touch' }) => (
  <SearchField
    key={query.q}
    size={size}
    inputMode="numeric"
    placeholder={words.search}
    defaultValue={query.q}
    onSearch={(text) => onQueryChange(withChange(query, { q: text.replace(/\D/g, '').slice(0, 15) }))}
  />
);

/** States and number on the first line, days and channel on the second. */
export const Filters = (props: FiltersProps) => (
  <FilterRows>
    <FilterRow>
      <StatusChips {...props} />
      <SearchBox>
        <Search {...props} />
      </SearchBox>
    </FilterRow>
    <FilterRow>
      <Days {...props} />
      <Choice>
        <PayTypeSelect {...props} />
      </Choice>
    </FilterRow>
  </FilterRows>
);

/** Search and one button on small screens; the filters come in a sheet. */
export const PhoneFilters = ({ total, ...props }: FiltersProps & { total: number | undefined }) => (
  <FilterSheet
    search={<Search {...props} size="touch" />}
    count={filterCount(props.query)}
    total={total}
    onClear={() => props.onQueryChange({ ...withoutFilters(props.query), q: props.query.q })}
  >
    <Field label={words.status} group>
      <StatusChips {...props} />
    </Field>
    <Field label={words.payType}>
      <PayTypeSelect {...props} size="touch" />
    </Field>
    <Field label={words.days} group>
      <Days {...props} size="touch" />
    </Field>
  </FilterSheet>
);
