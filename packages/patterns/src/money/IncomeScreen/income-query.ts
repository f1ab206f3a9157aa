import { DEFAULT_PAGE_SIZE, PAGE_SIZES } from '@compute-market/contract/constants';
import { INCOME_GROUP, SETTLEMENT_STATUS, type IncomeGroup, type SettlementStatus } from '@compute-market/contract/enumerations';
import { dayParameters, everyDay, monthUntil, readDays, type DayRange } from '../../day-range';

export const incomeTabs = ['machines', 'settlements', 'market'] as const;
export type IncomeTab = (typeof incomeTabs)[number];

/** What 合作收益 shows. It lives in the address. Screens A2. */
export interface IncomeQuery {
  readonly tab: IncomeTab;
  readonly group: IncomeGroup;
  /** Name of one machine; empty for all. */
  readonly host: string;
  /** Without a range: this month. */
  readonly days: DayRange;
  /** Of the settlement sheets; null for all. */
  readonly status: SettlementStatus | null;
  /** From 1. */
  readonly page: number;
  readonly size: number;
}

export const blankQuery: IncomeQuery = { tab: 'machines', group: INCOME_GROUP.machine, host: '', days: everyDay, status: null, page: 1, size: DEFAULT_PAGE_SIZE };

/** Reads an address; whatever it says wrongly, or of another list, counts as not said. */
export function readIncomeQuery(search: URLSearchParams): IncomeQuery {
  const tab = incomeTabs.find((known) => known === search.get('tab')) ?? blankQuery.tab;
  const paging = {
    page: /^[1-9]\d{0,5}$/.test(search.get('page') ?? '') ? Number(search.get('page')) : blankQuery.page,
    size: PAGE_SIZES.find((size) => String(size) === search.get('size')) ?? blankQuery.size,
  };
  if (tab === 'market') return { ...blankQuery, tab };
  if (tab === 'settlements') return { ...blankQuery, ...paging, tab, status: Object.values(SETTLEMENT_STATUS).find((status) => String(status) === search.get('status')) ?? null };
  const host = search.get('host') ?? '';
  return {
    ...blankQuery,
    ...paging,
    group: Object.values(INCOME_GROUP).find((group) => group === search.get('group')) ?? blankQuery.group,
    host: /^[\w-]{1,64}$/.test(host) ? host : '',
    days: readDays(search),
  };
}

/** The address's parameters: only what differs from the blank screen. */
export function incomeParameters({ tab, group, host, days, status, page, size }: IncomeQuery): Record<string, string> {
  return {
    ...(tab === blankQuery.tab ? {} : { tab }),
    ...(group === blankQuery.group ? {} : { group }),
    ...(host === '' ? {} : { host }),
    ...dayParameters(days),
    ...(status === null ? {} : { status: String(status) }),
    ...(page === blankQuery.page ? {} : { page: String(page) }),
    ...(size === blankQuery.size ? {} : { size: String(size) }),
  };
}

/** The query after a change: another list starts anew, any other filter at page 1; another page keeps the filters. */
export function withChange(query: IncomeQuery, change: Partial<IncomeQuery>): IncomeQuery {
  const moved = change.tab !== undefined && change.tab !== query.tab;
  return moved ? { ...blankQuery, size: query.size, ...change } : { ...query, page: 1, ...change };
}

/** The days the machines are shown for. `today` is Beijing's, YYYY-MM-DD. */
export const daysOf = ({ days }: Pick<IncomeQuery, 'days'>, today: string): DayRange => (days.start === '' ? monthUntil(today) : days);
