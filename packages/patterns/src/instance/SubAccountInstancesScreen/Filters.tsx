import type { InstanceCounts } from '@compute-market/contract/entities/instance';
import type { SubAccount } from '@compute-market/contract/entities/sub-account';
import { isKnown } from '@compute-market/contract/rules/money';
import {
  CONTAINER_TYPE,
  CONTAINER_TYPE_LABELS,
  INSTANCE_STATUS_FILTER,
  INSTANCE_STATUS_FILTER_LABELS,
} from '@compute-market/contract/enumerations';
import {
  ChipsFilter,
  FilterBar,
  ListFilters,
  SearchFilter,
  SelectFilter,
  type ListFilterProps,
} from '../../list-filter';
import { messages } from './messages';
import { subAccountQuery, type SubAccountQuery } from './sub-account-query';
import { Controls } from './SubAccountInstancesScreen.styles';

const words = messages.filters;
const statuses = Object.values(INSTANCE_STATUS_FILTER);
const types = Object.values(CONTAINER_TYPE).map((value) => ({ value, label: CONTAINER_TYPE_LABELS[value] }));

interface FiltersProps extends ListFilterProps<SubAccountQuery> {
  /** Rows in each group of states; chips stand without numbers while they are not known. */
  counts: InstanceCounts | undefined;
  accounts: readonly SubAccount[];
}

/** One row; on small screens the sheet also chooses the sub-account, which stands beside the list on larger ones. */
export function Filters({ counts, accounts, ...list }: FiltersProps) {
  const { query, onQueryChange, small } = list;
  const set = (change: Partial<SubAccountQuery>) => onQueryChange(subAccountQuery.change(query, change));
  return (
    <ListFilters
      {...list}
      list={subAccountQuery}
      search={<SearchFilter placeholder={words.search} value={query.q} onChange={(q) => set({ q })} />}
      countedToo={query.sub === '' ? 0 : 1}
      onClear={() => onQueryChange({ ...subAccountQuery.clearFilters(query), sub: '' })}
      filters={{
        sub: small && (
          <SelectFilter
            label={messages.accounts.label}
            all={messages.accounts.all}
            options={accounts.map(({ Name, Note }) => ({
              value: Name,
              label: Note === '' ? Name : `${Name} · ${Note}`,
            }))}
            value={query.sub}
            onChange={(sub) => set({ sub: sub ?? '' })}
          />
        ),
        status: (
          <ChipsFilter
            label={words.status}
            value={query.status}
            onChange={(status) => set({ status })}
            options={statuses.map((status) => ({
              value: status,
              label: INSTANCE_STATUS_FILTER_LABELS[status],
              fact: counts && isKnown(counts[status]) ? counts[status] : undefined,
            }))}
          />
        ),
        type: (
          <SelectFilter
            label={words.type}
            all={words.allTypes}
            options={types}
            value={query.type}
            onChange={(type) => set({ type })}
          />
        ),
      }}
    >
      {({ status, type, search }) => (
        <FilterBar>
          {status}
          <Controls>
            <div data-part="type">{type}</div>
            <div data-part="search">{search}</div>
          </Controls>
        </FilterBar>
      )}
    </ListFilters>
  );
}
