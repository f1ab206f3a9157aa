import { BALANCE_CHANGE_TYPE_LABELS, COST_TYPE_LABELS } from '@compute-market/contract/enumerations';
import { BILL_PRODUCT_LABELS, INSTANCE_PRODUCT } from '@compute-market/contract/rules/bill';
import { Cluster } from '@compute-market/components/cluster';
import { DaysFilter, ListFilters, SearchFilter, SelectFilter, type ListFilterProps } from '../../list-filter';
import { AmountsFilter } from './AmountsFilter';
import { Bar, Choice, Search } from './ExpenseScreen.styles';
import { daysOf, expenseQuery, type ExpenseQuery } from './expense-query';
import { messages } from './messages';

const words = messages.filters;
const optionsOf = (labels: Readonly<Record<number, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value: Number(value), label }));
const types = {
  instance: optionsOf(COST_TYPE_LABELS),
  bareMetal: [],
  balance: optionsOf(BALANCE_CHANGE_TYPE_LABELS),
} as const;

const products = Object.values(INSTANCE_PRODUCT).map((value) => ({ value, label: BILL_PRODUCT_LABELS[value] }));

interface FiltersProps extends ListFilterProps<ExpenseQuery> {
  /** Today in Beijing, YYYY-MM-DD: nothing is younger. */
  today: string;
  /** Names to choose from; none for sub-accounts and for accounts without. */
  subAccounts: readonly string[];
  /** Names of projects to choose from. */
  projects: readonly string[];
}

/** Days at the left, the rest at the right. */
export function Filters({ today, subAccounts, projects, ...list }: FiltersProps) {
  const { query, onQueryChange } = list;
  const set = (change: Partial<ExpenseQuery>) => onQueryChange(expenseQuery.change(query, change));
  const hasSubs = query.tab !== 'bareMetal' && (subAccounts.length > 0 || query.sub !== '');
  const hasProjects = query.tab === 'instance' && (projects.length > 0 || query.project !== '');
  return (
    <ListFilters
      {...list}
      list={expenseQuery}
      search={
        query.tab === 'instance' && (
          <SearchFilter placeholder={words.search} value={query.q} onChange={(q) => set({ q })} />
        )
      }
      filters={{
        days: (
          <DaysFilter
            label={words.days}
            value={daysOf({ ...query, bar: '' }, today)}
            today={today}
            onChange={(days) => set({ days, bar: '' })}
          />
        ),
        type: types[query.tab].length > 0 && (
          <SelectFilter
            label={words.type}
            all={words.allTypes}
            short={words.type}
            options={types[query.tab]}
            value={query.type}
            onChange={(type) => set({ type })}
          />
        ),
        product: query.tab === 'instance' && (
          <SelectFilter
            label={words.product}
            all={words.allProducts}
            short={words.product}
            options={products}
            value={query.product}
            onChange={(product) => set({ product })}
          />
        ),
        amount: <AmountsFilter lowest={query.lowest} highest={query.highest} onChange={set} />,
        project: hasProjects && (
          <SelectFilter
            label={words.project}
            all={words.allProjects}
            short={words.project}
            options={projects.map((name) => ({ value: name, label: name }))}
            value={query.project || null}
            onChange={(project) => set({ project: project ?? '' })}
          />
        ),
        sub: hasSubs && (
          <SelectFilter
            label={words.sub}
            all={words.allSubs}
            short={words.sub}
            options={subAccounts.map((name) => ({ value: name, label: name }))}
            value={query.sub}
            onChange={(sub) => set({ sub: sub ?? '' })}
          />
        ),
      }}
    >
      {({ search, days, type, product, amount, project, sub }) => (
        <Bar>
          {days}
          <Cluster gap={8} align="stretch">
            {search && <Search>{search}</Search>}
            {type && <Choice>{type}</Choice>}
            {product && <Choice>{product}</Choice>}
            {amount}
            {project && <Choice>{project}</Choice>}
            {sub && <Choice>{sub}</Choice>}
          </Cluster>
        </Bar>
      )}
    </ListFilters>
  );
}
