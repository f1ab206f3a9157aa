import { Chips } from '@compute-market/components/chips';
import { Field } from '@compute-market/components/field';
import { SearchField } from '@compute-market/components/search-field';
import { Select } from '@compute-market/components/select';
import type { InstanceCounts } from '@compute-market/contract/entities/instance';
import type { SubAccount } from '@compute-market/contract/entities/sub-account';
import {
  CONTAINER_TYPE,
  CONTAINER_TYPE_LABELS,
  INSTANCE_STATUS_FILTER,
  INSTANCE_STATUS_FILTER_LABELS,
} from '@compute-market/contract/enumerations';
import { FilterSheet } from '../../filter-sheet';
import { FilterBar } from '../../list-filter';
import { messages } from './messages';
import { filterCount, withChange, blankQuery, type SubAccountQuery } from './sub-account-query';
import { Controls } from './SubAccountInstancesScreen.styles';

const words = messages.filters;
const everything = 'all';
const statuses = Object.values(INSTANCE_STATUS_FILTER);
const types = Object.values(CONTAINER_TYPE);

export interface FiltersProps {
  query: SubAccountQuery;
  onQueryChange: (query: SubAccountQuery) => void;
  /** Rows in each group of states; chips stand without numbers while they are not known. */
  counts: InstanceCounts | undefined;
}

const StatusChips = ({ query, onQueryChange, counts }: FiltersProps) => (
  <Chips
    aria-label={words.status}
    value={query.status}
    onValueChange={(status) => onQueryChange(withChange(query, { status }))}
    options={statuses.map((status) => ({
      value: status,
      label: INSTANCE_STATUS_FILTER_LABELS[status],
      fact: counts?.[status],
    }))}
  />
);

const TypeSelect = ({ query, onQueryChange, size }: Omit<FiltersProps, 'counts'> & { size?: 'touch' }) => (
  <Select
    aria-label={words.type}
    size={size}
    value={query.type ?? everything}
    onValueChange={(value) => onQueryChange(withChange(query, { type: types.find((type) => type === value) ?? null }))}
    options={[
      { value: everything, label: words.allTypes },
      ...types.map((type) => ({ value: type, label: CONTAINER_TYPE_LABELS[type] })),
    ]}
  />
);

/** The words to look for are sent with Enter or when the field is emptied; another address brings its own words. */
const Search = ({ query, onQueryChange, size }: Omit<FiltersProps, 'counts'> & { size?: 'touch' }) => (
  <SearchField
    key={query.q}
    size={size}
    placeholder={words.search}
    defaultValue={query.q}
    onSearch={(text) => onQueryChange(withChange(query, { q: text.trim() }))}
  />
);

export const Filters = (props: FiltersProps) => (
  <FilterBar>
    <StatusChips {...props} />
    <Controls>
      <div data-part="type">
        <TypeSelect {...props} />
      </div>
      <div data-part="search">
        <Search {...props} />
      </div>
    </Controls>
  </FilterBar>
);

/** Search and one button on small screens, where the sheet also chooses the sub-account. */
export const PhoneFilters = ({
  total,
  accounts,
  ...props
}: FiltersProps & { total: number | undefined; accounts: readonly SubAccount[] }) => (
  <FilterSheet
    search={<Search {...props} size="touch" />}
    count={filterCount(props.query)}
    total={total}
    onClear={() => props.onQueryChange({ ...blankQuery, size: props.query.size, q: props.query.q })}
  >
    <Field label={messages.accounts.label}>
      <Select
        size="touch"
        value={props.query.sub === '' ? everything : props.query.sub}
        onValueChange={(sub) => props.onQueryChange(withChange(props.query, { sub: sub === everything ? '' : sub }))}
        options={[
          { value: everything, label: messages.accounts.all },
          ...accounts.map(({ Name, Note }) => ({ value: Name, label: Note === '' ? Name : `${Name} · ${Note}` })),
        ]}
      />
    </Field>
    <Field label={words.status} group>
      <StatusChips {...props} />
    </Field>
    <Field label={words.type}>
      <TypeSelect {...props} size="touch" />
    </Field>
  </FilterSheet>
);
