import {
  INCOME_GROUP,
  SETTLEMENT_STATUS,
  type IncomeGroup,
  type SettlementStatus,
} from '@compute-market/contract/enumerations';
import { dayParameters, everyDay, monthUntil, readDays, type DayRange } from '../../day-range';
import { among, firstPlace, placeParameters, readPlace, type ListPlace } from '../../list-place';

export const incomeTabs = ['machines', 'settlements', 'market'] as const;
export type IncomeTab = (typeof incomeTabs)[number];

/** What 合作收益 shows. It lives in the address (screens A2). */
export interface IncomeQuery extends ListPlace {
  readonly tab: IncomeTab;
  readonly group: IncomeGroup;
  /** Name of one machine; empty for all. */
  readonly host: string;
  /** Without a range: this month. */
  readonly days: DayRange;
  /** Of the settlement sheets; null for all. */
  readonly status: SettlementStatus | null;
}

export const blankQuery: IncomeQuery = {
  tab: 'machines',
  group: INCOME_GROUP.machine,
  host: '',
  days: everyDay,
  status: null,
  ...firstPlace,
};

/** Reads an address; whatever it says wrongly, or of another list, counts as not said. */
export function readIncomeQuery(search: URLSearchParams): IncomeQuery {
  const tab = among(incomeTabs, search.get('tab')) ?? blankQuery.tab;
  const place = readPlace(search);
  if (tab === 'market') return { ...blankQuery, tab };
  if (tab === 'settlements')
    return {
      ...blankQuery,
      ...place,
      tab,
      status: among(Object.values(SETTLEMENT_STATUS), search.get('status')) ?? null,
    };
  const host = search.get('host') ?? '';
  return {
    ...blankQuery,
    ...place,
    group: among(Object.values(INCOME_GROUP), search.get('group')) ?? blankQuery.group,
    host: /^[\w-]{1,64}$/.test(host) ? host : '',
    days: readDays(search),
  };
}

/** The address's parameters: only what differs from the blank screen. */
export function incomeParameters({ tab, group, host, days, status, ...place }: IncomeQuery): Record<string, string> {
  return {
    ...(tab === blankQuery.tab ? {} : { tab }),
    ...(group === blankQuery.group ? {} : { group }),
    ...(host === '' ? {} : { host }),
    ...dayParameters(days),
    ...(status === null ? {} : { status: String(status) }),
    ...placeParameters(place),
  };
}

/** The query after a change: another list starts anew, any other filter at page 1; another page keeps the filters. */
export function withChange(query: IncomeQuery, change: Partial<IncomeQuery>): IncomeQuery {
  const moved = change.tab !== undefined && change.tab !== query.tab;
  return moved ? { ...blankQuery, size: query.size, ...change } : { ...query, page: 1, ...change };
}

/** The days the machines are shown for. `today` is Beijing's, YYYY-MM-DD. */
export const daysOf = ({ days }: Pick<IncomeQuery, 'days'>, today: string): DayRange =>
  days.start === '' ? monthUntil(today) : days;
