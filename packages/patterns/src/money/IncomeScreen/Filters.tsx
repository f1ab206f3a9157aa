import { Button } from '@compute-market/components/button';
import { Money } from '@compute-market/components/money';
import { Segmented } from '@compute-market/components/segmented';
import { INCOME_GROUP, SETTLEMENT_STATUS, SETTLEMENT_STATUS_LABELS } from '@compute-market/contract/enumerations';
import type { Fen } from '@compute-market/contract/rules/money';
import { DaysFilter, StatusFilter } from '../../list-filter';
import { Nothing } from '../../record-list';
import { daysOf, incomeQuery, type IncomeQuery } from './income-query';
import { Bar, BarEnd } from './IncomeScreen.styles';
import { messages } from './messages';

const words = messages.filters;
const statuses = Object.values(SETTLEMENT_STATUS);
const groups = [INCOME_GROUP.machine, INCOME_GROUP.day, INCOME_GROUP.month];

interface FiltersProps {
  query: IncomeQuery;
  onQueryChange: (query: IncomeQuery) => void;
  /** Today in Beijing, YYYY-MM-DD. */
  today: string;
  /** Of everything the filter matches; undefined while it is not known. */
  sum: Fen | undefined;
  small: boolean;
}

const MachineFilters = ({ query, onQueryChange, today, sum, small }: FiltersProps) => (
  <Bar>
    <Segmented
      aria-label={words.group}
      block={small}
      value={query.group}
      onValueChange={(group) => onQueryChange(incomeQuery.change(query, { group }))}
      options={groups.map((group) => ({ value: group, label: words.groups[group] }))}
    />
    <DaysFilter
      label={words.days}
      size={small ? 'touch' : undefined}
      value={daysOf(query, today)}
      today={today}
      onChange={(days) => onQueryChange(incomeQuery.change(query, { days }))}
    />
    {query.host !== '' && (
      <Button
        size="sm"
        aria-label={words.clearHost(query.host)}
        onClick={() => onQueryChange(incomeQuery.change(query, { host: '', group: INCOME_GROUP.machine }))}
      >
        {words.host(query.host)} ×
      </Button>
    )}
    <BarEnd role="status">
      {messages.sum}
      <b>{sum === undefined ? <Nothing reason="unknown" /> : <Money fen={sum} />}</b>
    </BarEnd>
  </Bar>
);

const SettlementFilters = ({ query, onQueryChange }: FiltersProps) => (
  <Bar>
    <StatusFilter
      label={words.status}
      all={words.all}
      statuses={statuses}
      labels={SETTLEMENT_STATUS_LABELS}
      value={query.status}
      onChange={(status) => onQueryChange(incomeQuery.change(query, { status }))}
    />
  </Bar>
);

/** What the chosen list can be narrowed by; the market by nothing. */
export function Filters(props: FiltersProps) {
  if (props.query.tab === 'market') return null;
  return props.query.tab === 'machines' ? <MachineFilters {...props} /> : <SettlementFilters {...props} />;
}
