import { Chips } from '@compute-market/components/chips';
import { Field } from '@compute-market/components/field';
import { SearchField } from '@compute-market/components/search-field';
import { Select } from '@compute-market/components/select';
import type { InstanceCounts } from '@compute-market/contract/entities/instance';
import { INSTANCE_STATUS_FILTER, INSTANCE_STATUS_FILTER_LABELS } from '@compute-market/contract/enumerations';
import type { ReactNode } from 'react';
import { FilterSheet } from '../../filter-sheet';
import { FilterBar } from '../../list-filter';
import {
  dueSpans,
  filterCount,
  withChange,
  withoutFilters,
  type DashboardQuery,
  type DueSpan,
} from './dashboard-query';
import type { FilterChoices } from './data';
import { Controls, SearchBox, SelectBox } from './Filters.styles';
import { messages } from './messages';

const words = messages.filters;
const { default: live, running, runningError, createError, keptDisk, all } = INSTANCE_STATUS_FILTER;
const statusOrder = [live, running, runningError, createError, keptDisk, all] as const;
const spans = Object.keys(dueSpans) as DueSpan[];
/** Stands for no choice: an empty value would mean the placeholder, which cannot be chosen. */
const everything = 'all';

export interface FiltersProps {
  query: DashboardQuery;
  onQueryChange: (query: DashboardQuery) => void;
  choices: FilterChoices;
  /** Rows in each group of states; chips stand without numbers while they are not known. */
  counts: InstanceCounts | undefined;
}

function StatusChips({ query, onQueryChange, counts }: Omit<FiltersProps, 'choices'>) {
  return (
    <Chips
      aria-label={words.status}
      value={query.status}
      onValueChange={(status) => onQueryChange(withChange(query, { status }))}
      options={statusOrder.map((status) => ({
        value: status,
        label: INSTANCE_STATUS_FILTER_LABELS[status],
        fact: counts?.[status],
      }))}
    />
  );
}

type SelectKey = 'gpu' | 'district' | 'due' | 'sub';

function optionsOf(key: SelectKey, query: DashboardQuery, choices: FilterChoices): { value: string; label: string }[] {
  if (key === 'due') return spans.map((span) => ({ value: span, label: words.spans[span] }));
  const offered = { gpu: choices.gpus, district: choices.districts, sub: choices.subAccounts }[key];
  const chosen = query[key];
  // What the address asks for can be seen and taken off even when it is no longer offered.
  const values = chosen === '' || offered.includes(chosen) ? offered : [chosen, ...offered];
  return values.map((value) => ({ value, label: value }));
}

function FilterSelect({
  name,
  query,
  onQueryChange,
  choices,
  size,
}: Omit<FiltersProps, 'counts'> & { name: SelectKey; size?: 'touch' }) {
  const change = (value: string) => {
    const chosen = value === everything ? '' : value;
    onQueryChange(withChange(query, { [name]: chosen }));
  };
  return (
    <Select
      aria-label={words[name]}
      size={size}
      placeholder={words[name]}
      value={query[name]}
      onValueChange={change}
      options={[{ value: everything, label: words.all[name] }, ...optionsOf(name, query, choices)]}
    />
  );
}

/** Who made it is asked where there is somebody else, or where the address asks for it. */
const asksForCreator = ({ query, choices }: Pick<FiltersProps, 'query' | 'choices'>): boolean =>
  choices.subAccounts.length > 0 || query.sub !== '';

/** The words to look for are sent with Enter or when the field is emptied; another address brings its own words. */
function Search({ query, onQueryChange, size }: Pick<FiltersProps, 'query' | 'onQueryChange'> & { size?: 'touch' }) {
  return (
    <SearchField
      key={query.q}
      size={size}
      placeholder={words.search}
      defaultValue={query.q}
      onSearch={(text) => onQueryChange(withChange(query, { q: text.trim() }))}
    />
  );
}

/** One row of filters: groups of states at the left, the rest at the right. */
export function Filters({ end, ...props }: FiltersProps & { end: ReactNode }) {
  return (
    <FilterBar>
      <StatusChips {...props} />
      <Controls>
        <SelectBox>
          <FilterSelect name="gpu" {...props} />
        </SelectBox>
        <SelectBox>
          <FilterSelect name="district" {...props} />
        </SelectBox>
        <SelectBox data-wide="">
          <FilterSelect name="due" {...props} />
        </SelectBox>
        {asksForCreator(props) && (
          <SelectBox>
            <FilterSelect name="sub" {...props} />
          </SelectBox>
        )}
        <SearchBox>
          <Search {...props} />
        </SearchBox>
        {end}
      </Controls>
    </FilterBar>
  );
}

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
    <Field label={words.gpu}>
      <FilterSelect name="gpu" size="touch" {...props} />
    </Field>
    <Field label={words.district}>
      <FilterSelect name="district" size="touch" {...props} />
    </Field>
    <Field label={words.due}>
      <FilterSelect name="due" size="touch" {...props} />
    </Field>
    {asksForCreator(props) && (
      <Field label={words.sub}>
        <FilterSelect name="sub" size="touch" {...props} />
      </Field>
    )}
  </FilterSheet>
);
