import { INCOME_GROUP, SETTLEMENT_STATUS } from '@compute-market/contract/enumerations';
import { days, monthUntil, type DayRange } from '../../day-range';
import { choice, defineListQuery, option, place, tab, text, type QueryOf } from '../../list-query';

export const incomeTabs = ['machines', 'settlements', 'market'] as const;

/** What 合作收益 shows. Each list knows its own filters only, and the market has neither filters nor pages (screens A2). */
export const incomeQuery = defineListQuery(
  {
    tab: tab(incomeTabs),
    group: option(Object.values(INCOME_GROUP), INCOME_GROUP.machine),
    /** Name of one machine; empty for all. */
    host: text(/^[\w-]{1,64}$/),
    /** Without a range: this month. */
    days: days(),
    /** Of the settlement sheets; null for all. */
    status: choice(Object.values(SETTLEMENT_STATUS)),
    ...place,
  },
  {
    tabs: { by: 'tab', own: ['group', 'host', 'days', 'status'] },
    within(query, blank) {
      const { tab: list, status, page, size } = query;
      if (list === 'market') return { ...blank, tab: list };
      if (list === 'settlements') return { ...blank, tab: list, status, page, size };
      return { ...query, status: null };
    },
  },
);
export type IncomeQuery = QueryOf<typeof incomeQuery>;

/** The days the machines are shown for. `today` is Beijing's, YYYY-MM-DD. */
export const daysOf = ({ days: range }: Pick<IncomeQuery, 'days'>, today: string): DayRange =>
  range.start === '' ? monthUntil(today) : range;

/** The parameters by which the rows of a file are found again on any later day: the days of machines are named (decisions 218). */
export const heldParameters = (query: IncomeQuery, today: string): Readonly<Record<string, string>> =>
  incomeQuery.parameters(query.tab === 'machines' ? { ...query, days: daysOf(query, today) } : query);
