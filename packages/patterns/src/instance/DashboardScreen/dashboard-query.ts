import { INSTANCE_STATUS_FILTER, type InstanceStatusFilter } from '@compute-market/contract/enumerations';
import { firstPlace, readPlace, type ListPlace } from '../../list-place';

export const dashboardTabs = ['kvm', 'docker', 'bareMetal'] as const;
export type DashboardTab = (typeof dashboardTabs)[number];

/** Spans in which a rental becomes due, seconds. */
export const dueSpans = { '24h': 86_400, '3d': 3 * 86_400, '7d': 7 * 86_400 } as const;
export type DueSpan = keyof typeof dueSpans;

/** What the list shows. It lives in the address, so that back leads to the same list (screens A2). */
export interface DashboardQuery extends ListPlace {
  readonly tab: DashboardTab;
  readonly status: InstanceStatusFilter;
  /** Words in the note, the address or the name. */
  readonly q: string;
  /** A model; empty for all. So with the two after it. */
  readonly gpu: string;
  readonly district: string;
  readonly due: DueSpan | '';
  /** Who made it: a sub-account's name; empty for all. Main accounts only. */
  readonly sub: string;
  /** Names of instances that were just bought, a comma between them. */
  readonly highlight: string;
}

export const blankQuery: DashboardQuery = {
  tab: 'kvm',
  status: INSTANCE_STATUS_FILTER.default,
  q: '',
  ...firstPlace,
  gpu: '',
  district: '',
  due: '',
  sub: '',
  highlight: '',
};

type StatusKey = keyof typeof INSTANCE_STATUS_FILTER;
const isStatusKey = (text: string): text is StatusKey => Object.hasOwn(INSTANCE_STATUS_FILTER, text);
const isDueSpan = (text: string): text is DueSpan => Object.hasOwn(dueSpans, text);
const keyOfStatus = (status: InstanceStatusFilter): string =>
  Object.keys(INSTANCE_STATUS_FILTER).find((key) => isStatusKey(key) && INSTANCE_STATUS_FILTER[key] === status) ?? '';

/** Reads an address; whatever it says wrongly counts as not said. */
export function readQuery(search: URLSearchParams): DashboardQuery {
  const text = (name: keyof DashboardQuery) => (search.get(name) ?? '').trim();
  const status = text('status');
  const due = text('due');
  return {
    tab: dashboardTabs.find((tab) => tab === text('tab')) ?? blankQuery.tab,
    status: isStatusKey(status) ? INSTANCE_STATUS_FILTER[status] : blankQuery.status,
    q: text('q'),
    ...readPlace(search),
    gpu: text('gpu'),
    district: text('district'),
    due: isDueSpan(due) ? due : '',
    sub: text('sub'),
    highlight: text('highlight'),
  };
}

/** The address's parameters: only what differs from the blank list. */
export function queryParameters(query: DashboardQuery): Readonly<Record<string, string | number>> {
  const told = { ...query, status: keyOfStatus(query.status) };
  const blank = { ...blankQuery, status: keyOfStatus(blankQuery.status) };
  return Object.fromEntries(
    (Object.keys(blank) as (keyof DashboardQuery)[])
      .filter((name) => told[name] !== blank[name])
      .map((name) => [name, told[name]]),
  );
}

/** The query after a change: any other filter starts at page 1 and forgets what was just bought. Another page keeps the filters. */
export function withChange(query: DashboardQuery, change: Partial<DashboardQuery>): DashboardQuery {
  return { ...query, page: 1, highlight: '', ...change };
}

/** The filters behind 筛选: the number on its button on small screens. */
export const filterCount = ({ status, gpu, district, due, sub }: DashboardQuery): number =>
  [status === blankQuery.status ? '' : status, gpu, district, due, sub].filter((filter) => filter !== '').length;

/** Whether anything narrows the list. */
export const isFiltered = (query: DashboardQuery): boolean => query.q !== '' || filterCount(query) > 0;

/** The same tab and page size without filters. */
export const withoutFilters = ({ tab, size }: DashboardQuery): DashboardQuery => ({ ...blankQuery, tab, size });
