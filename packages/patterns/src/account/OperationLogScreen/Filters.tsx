import { Cluster } from '@compute-market/components/cluster';
import {
  OPERATION_KIND_LABELS,
  OPERATION_OUTCOME_LABELS,
  SUB_OPERATION_KINDS,
} from '@compute-market/contract/entities/operation';
import {
  DaysFilter,
  FilterRow,
  FilterRows,
  ListFilters,
  SearchFilter,
  SelectFilter,
  type ListFilterProps,
} from '../../list-filter';
import { operationLogMessages } from './messages';
import { mainAccount, operationQuery, type OperationQuery } from './operation-query';
import { Choice, SearchBox } from './OperationLogScreen.styles';

const words = operationLogMessages.filters;
const optionsOf = <Value extends string>(labels: Readonly<Record<Value, string>>) =>
  (Object.keys(labels) as Value[]).map((value) => ({ value, label: labels[value] }));
const kinds = optionsOf(OPERATION_KIND_LABELS);
const subKinds = kinds.filter(({ value }) => SUB_OPERATION_KINDS.includes(value));
const outcomes = optionsOf(OPERATION_OUTCOME_LABELS);

interface FiltersProps extends ListFilterProps<OperationQuery> {
  /** Today in Beijing, YYYY-MM-DD: nothing is younger. */
  today: string;
  /** Names to choose from; null where one sees only what one did oneself. */
  subAccounts: readonly string[] | null;
}

/** Words, kind, result and person on the first line, days on the second. */
export function Filters({ today, subAccounts, ...list }: FiltersProps) {
  const { query, onQueryChange } = list;
  const set = (change: Partial<OperationQuery>) => onQueryChange(operationQuery.change(query, change));
  return (
    <ListFilters
      {...list}
      list={operationQuery}
      search={<SearchFilter placeholder={words.search} value={query.q} onChange={(q) => set({ q })} />}
      filters={{
        kind: (
          <SelectFilter
            label={words.kind}
            all={words.all.kind}
            short={words.kind}
            options={subAccounts === null ? subKinds : kinds}
            value={query.kind}
            onChange={(kind) => set({ kind })}
          />
        ),
        outcome: (
          <SelectFilter
            label={words.outcome}
            all={words.all.outcome}
            short={words.outcome}
            options={outcomes}
            value={query.outcome}
            onChange={(outcome) => set({ outcome })}
          />
        ),
        who: subAccounts !== null && (
          <SelectFilter
            label={words.who}
            all={words.all.who}
            short={words.who}
            options={[
              { value: mainAccount, label: operationLogMessages.mainAccount },
              ...subAccounts.map((name) => ({ value: name, label: name })),
            ]}
            value={query.who}
            onChange={(who) => set({ who: who ?? '' })}
          />
        ),
        days: <DaysFilter label={words.days} value={query.days} today={today} onChange={(days) => set({ days })} />,
      }}
    >
      {({ search, kind, outcome, who, days }) => (
        <FilterRows>
          <FilterRow>
            <SearchBox>{search}</SearchBox>
            <Cluster gap={8}>
              <Choice>{kind}</Choice>
              <Choice>{outcome}</Choice>
              {who && <Choice>{who}</Choice>}
            </Cluster>
          </FilterRow>
          <FilterRow>{days}</FilterRow>
        </FilterRows>
      )}
    </ListFilters>
  );
}
