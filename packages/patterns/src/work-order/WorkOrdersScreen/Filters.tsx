import { Field } from '@compute-market/components/field';
import { SearchField } from '@compute-market/components/search-field';
import { Select } from '@compute-market/components/select';
import type { WorkOrderCategory } from '@compute-market/contract/entities/work-order';
import { WORK_ORDER_STATUS, WORK_ORDER_STATUS_LABELS } from '@compute-market/contract/enumerations';
import { FilterSheet } from '../../filter-sheet';
import { DaysFilter, FilterRow, FilterRows, StatusFilter } from '../../list-filter';
import { messages } from './messages';
import { filterCount, withChange, withoutFilters, type WorkOrderQuery } from './work-order-query';
import { Choice, SearchBox } from './WorkOrdersScreen.styles';

const words = messages.filters;
/** Stands for no choice: an empty value would mean the placeholder, which cannot be chosen. */
const everything = 'all';
const statuses = Object.values(WORK_ORDER_STATUS);

export interface FiltersProps {
  query: WorkOrderQuery;
  onQueryChange: (query: WorkOrderQuery) => void;
  /** Empty while they are not known. */
  categories: readonly WorkOrderCategory[];
  /** Today in Beijing, YYYY-MM-DD: no ticket is younger. */
  today: string;
}

type Sized = FiltersProps & { size?: 'touch' };

const StatusChips = ({ query, onQueryChange }: FiltersProps) => (
  <StatusFilter
    label={words.status}
    all={words.all.status}
    statuses={statuses}
    labels={WORK_ORDER_STATUS_LABELS}
    value={query.status}
    onChange={(status) => onQueryChange(withChange(query, { status }))}
  />
);

const CategorySelect = ({ query, onQueryChange, categories, size }: Sized) => (
  <Select
    aria-label={words.category}
    size={size}
    value={query.category === null ? everything : String(query.category)}
    onValueChange={(value) =>
      onQueryChange(withChange(query, { category: categories.find(({ id }) => String(id) === value)?.id ?? null }))
    }
    options={[
      { value: everything, label: words.all.category },
      ...categories.map(({ id, name }) => ({ value: String(id), label: name })),
    ]}
  />
);

const Days = ({ query, onQueryChange, today, size }: Sized) => (
  <DaysFilter
    label={words.days}
    size={size}
    value={query.days}
    today={today}
    onChange={(days) => onQueryChange(withChange(query, { days }))}
  />
);

/** The words are sent with Enter or when the field is emptied; another address brings its own. */
const Search = ({ query, onQueryChange, size }: Sized) => (
  <SearchField
    key={query.q}
    size={size}
    maxLength={60}
    placeholder={words.search}
    defaultValue={query.q}
    onSearch={(text) => onQueryChange(withChange(query, { q: text.trim() }))}
  />
);

/** States and words on the first line, days and category on the second. */
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
        <CategorySelect {...props} />
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
    <Field label={words.category}>
      <CategorySelect {...props} size="touch" />
    </Field>
    <Field label={words.days} group>
      <Days {...props} size="touch" />
    </Field>
  </FilterSheet>
);
