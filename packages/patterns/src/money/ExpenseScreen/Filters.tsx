import { Field } from '@compute-market/components/field';
import { Select } from '@compute-market/components/select';
import { BALANCE_CHANGE_TYPE_LABELS, COST_TYPE_LABELS } from '@compute-market/contract/enumerations';
import { FilterSheet } from '../../filter-sheet';
import { DaysFilter } from '../../list-filter';
import { Bar, Choice, Choices } from './ExpenseScreen.styles';
import { amountBands, daysOf, filterCount, withChange, withoutFilters, type ExpenseQuery } from './expense-query';
import { messages } from './messages';

const words = messages.filters;
/** Stands for no choice: an empty value would mean the placeholder, which cannot be chosen. */
const everything = 'all';
const optionsOf = (labels: Readonly<Record<number, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));
const types = {
  instance: optionsOf(COST_TYPE_LABELS),
  bareMetal: [],
  balance: optionsOf(BALANCE_CHANGE_TYPE_LABELS),
} as const;

export interface FiltersProps {
  query: ExpenseQuery;
  onQueryChange: (query: ExpenseQuery) => void;
  /** Today in Beijing, YYYY-MM-DD: nothing is younger. */
  today: string;
  /** Names to choose from; none for sub-accounts and for accounts without. */
  subAccounts: readonly string[];
}

type Sized = FiltersProps & { size?: 'touch' };

const Days = ({ query, onQueryChange, today, size }: Sized) => (
  <DaysFilter
    label={words.days}
    size={size}
    value={daysOf(query, today)}
    today={today}
    onChange={(days) => onQueryChange(withChange(query, { days }))}
  />
);

const TypeSelect = ({ query, onQueryChange, size }: Sized) => (
  <Select
    aria-label={words.type}
    size={size}
    placeholder={words.type}
    value={query.type === null ? '' : String(query.type)}
    onValueChange={(value) => onQueryChange(withChange(query, { type: value === everything ? null : Number(value) }))}
    options={[{ value: everything, label: words.allTypes }, ...types[query.tab]]}
  />
);

const AmountSelect = ({ query, onQueryChange, size }: Sized) => (
  <Select
    aria-label={words.amount}
    size={size}
    placeholder={words.amount}
    value={query.amount ?? ''}
    onValueChange={(value) =>
      onQueryChange(withChange(query, { amount: amountBands.find((band) => band === value) ?? null }))
    }
    options={[
      { value: everything, label: words.allAmounts },
      ...amountBands.map((band) => ({ value: band, label: words.amounts[band] })),
    ]}
  />
);

function SubSelect({ query, onQueryChange, subAccounts, size }: Sized) {
  // What the address asks for can be seen and taken off even when it is no longer there.
  const names = query.sub === '' || subAccounts.includes(query.sub) ? subAccounts : [query.sub, ...subAccounts];
  return (
    <Select
      aria-label={words.sub}
      size={size}
      placeholder={words.sub}
      value={query.sub}
      onValueChange={(value) => onQueryChange(withChange(query, { sub: value === everything ? '' : value }))}
      options={[{ value: everything, label: words.allSubs }, ...names.map((name) => ({ value: name, label: name }))]}
    />
  );
}

const hasType = ({ query }: FiltersProps): boolean => types[query.tab].length > 0;
const hasSubs = ({ query, subAccounts }: FiltersProps): boolean =>
  query.tab !== 'bareMetal' && (subAccounts.length > 0 || query.sub !== '');

/** Days at the left, the rest at the right. */
export const Filters = (props: FiltersProps) => (
  <Bar>
    <Days {...props} />
    <Choices>
      {hasType(props) && (
        <Choice>
          <TypeSelect {...props} />
        </Choice>
      )}
      <Choice>
        <AmountSelect {...props} />
      </Choice>
      {hasSubs(props) && (
        <Choice>
          <SubSelect {...props} />
        </Choice>
      )}
    </Choices>
  </Bar>
);

/** One button on small screens; the filters come in a sheet. */
export const PhoneFilters = ({ total, ...props }: FiltersProps & { total: number | undefined }) => (
  <FilterSheet
    count={filterCount(props.query)}
    total={total}
    onClear={() => props.onQueryChange(withoutFilters(props.query))}
  >
    <Field label={words.days} group>
      <Days {...props} size="touch" />
    </Field>
    {hasType(props) && (
      <Field label={words.type}>
        <TypeSelect {...props} size="touch" />
      </Field>
    )}
    <Field label={words.amount}>
      <AmountSelect {...props} size="touch" />
    </Field>
    {hasSubs(props) && (
      <Field label={words.sub}>
        <SubSelect {...props} size="touch" />
      </Field>
    )}
  </FilterSheet>
);
