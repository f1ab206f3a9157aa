import { Cluster } from '@compute-market/components/cluster';
import type { InstanceCounts } from '@compute-market/contract/entities/instance';
import { INSTANCE_STATUS_FILTER, INSTANCE_STATUS_FILTER_LABELS } from '@compute-market/contract/enumerations';
import { isKnown } from '@compute-market/contract/rules/money';
import { instanceSorts } from '@compute-market/contract/rules/instance-sort';
import { Select } from '@compute-market/components/select';
import type { ReactNode } from 'react';
// Each by itself: the list of all brings a calendar, which no screen of the console needs first.
import { ChipsFilter } from '../../list-filter/ChipsFilter';
import { FilterField } from '../../list-filter/FilterField';
import { FilterBar } from '../../list-filter/list-filter.styles';
import { ListFilters, type ListFilterProps } from '../../list-filter/ListFilters';
import { SearchFilter } from '../../list-filter/SearchFilter';
import { SelectFilter } from '../../list-filter/SelectFilter';
import { dashboardQuery, dueSpans, type DashboardQuery, type DueSpan } from './dashboard-query';
import type { FilterChoices } from './data';
import { SearchBox, SelectBox } from './Filters.styles';
import { messages } from './messages';

const words = messages.filters;
const { default: live, running, runningError, createError, keptDisk, all } = INSTANCE_STATUS_FILTER;
const statusOrder = [live, running, runningError, createError, keptDisk, all] as const;
const sorts = instanceSorts.map((value) => ({ value, label: words.sorts[value] }));
const spans = (Object.keys(dueSpans) as DueSpan[]).map((value) => ({ value, label: words.spans[value] }));

interface FiltersProps extends ListFilterProps<DashboardQuery> {
  choices: FilterChoices;
  /** Rows in each group of states; chips stand without numbers while they are not known. */
  counts: InstanceCounts | undefined;
  /** Stands at the end of the bar. */
  end: ReactNode;
}

/** One row of filters: groups of states at the left, the rest at the right. */
export function Filters({ choices, counts, end, ...list }: FiltersProps) {
  const { query, onQueryChange } = list;
  const set = (change: Partial<DashboardQuery>) => onQueryChange(dashboardQuery.change(query, change));
  const named = (name: 'gpu' | 'district' | 'sub' | 'project' | 'tag', offered: readonly string[]) => (
    <SelectFilter
      label={words[name]}
      all={words.all[name]}
      short={words[name]}
      options={offered.map((value) => ({ value, label: value }))}
      value={query[name]}
      onChange={(value) => set({ [name]: value ?? '' })}
    />
  );
  return (
    <ListFilters
      {...list}
      list={dashboardQuery}
      search={<SearchFilter placeholder={words.search} value={query.q} onChange={(q) => set({ q })} />}
      filters={{
        // A phone has no heads to press.
        sort: (
          <FilterField label={words.sort}>
            <Select
              aria-label={words.sort}
              size="touch"
              options={sorts}
              value={query.sort}
              onValueChange={(sort) => set({ sort })}
            />
          </FilterField>
        ),
        status: (
          <ChipsFilter
            label={words.status}
            value={query.status}
            onChange={(status) => set({ status })}
            options={statusOrder.map((status) => ({
              value: status,
              label: INSTANCE_STATUS_FILTER_LABELS[status],
              fact: counts && isKnown(counts[status]) ? counts[status] : undefined,
            }))}
          />
        ),
        gpu: named('gpu', choices.gpus),
        district: named('district', choices.districts),
        due: (
          <SelectFilter
            label={words.due}
            all={words.all.due}
            short={words.due}
            options={spans}
            value={query.due || null}
            onChange={(due) => set({ due: due ?? '' })}
          />
        ),
        project: (choices.projects.length > 0 || query.project !== '') && named('project', choices.projects),
        tag: (choices.tags.length > 0 || query.tag !== '') && named('tag', choices.tags),
        // Who made it is asked where there is somebody else, or where the address asks for it.
        sub: (choices.subAccounts.length > 0 || query.sub !== '') && named('sub', choices.subAccounts),
      }}
    >
      {({ status, gpu, district, due, project, tag, sub, search }) => (
        <FilterBar>
          {status}
          <Cluster gap={8}>
            <SelectBox>{gpu}</SelectBox>
            <SelectBox>{district}</SelectBox>
            <SelectBox data-wide="">{due}</SelectBox>
            {project && <SelectBox>{project}</SelectBox>}
            {tag && <SelectBox>{tag}</SelectBox>}
            {sub && <SelectBox>{sub}</SelectBox>}
            <SearchBox>{search}</SearchBox>
            {end}
          </Cluster>
        </FilterBar>
      )}
    </ListFilters>
  );
}
