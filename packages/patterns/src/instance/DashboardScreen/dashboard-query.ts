import { instanceSorts } from '@compute-market/contract/rules/instance-sort';
import { INSTANCE_STATUS_FILTER, type InstanceStatusFilter } from '@compute-market/contract/enumerations';
import { daySeconds } from '@compute-market/contract/rules/time-units';
import { defineListQuery, field, option, place, tab, text, words, type QueryOf } from '../../list-query';

export const dashboardTabs = ['kvm', 'docker', 'bareMetal'] as const;
export type DashboardTab = (typeof dashboardTabs)[number];

/** Spans in which a rental becomes due, seconds. */
export const dueSpans = { '24h': daySeconds, '3d': 3 * daySeconds, '7d': 7 * daySeconds } as const;
export type DueSpan = keyof typeof dueSpans;

const statuses = new Map<string, InstanceStatusFilter>(Object.entries(INSTANCE_STATUS_FILTER));
const nameOf = (status: InstanceStatusFilter): string => [...statuses].find(([, each]) => each === status)?.[0] ?? '';

/** What the console's list of instances shows (screens A2). */
export const dashboardQuery = defineListQuery({
  tab: tab(dashboardTabs),
  /** The address has the short names of the states: `running` for `statusRunning`. */
  status: field({ blank: INSTANCE_STATUS_FILTER.default, parse: (name) => statuses.get(name), format: nameOf }),
  /** Words in the note, the address or the name. */
  q: words(),
  ...place,
  /** A model; empty for all. So with the two after it. */
  gpu: text(),
  district: text(),
  due: option(['', ...(Object.keys(dueSpans) as DueSpan[])], ''),
  /** Who made it: a sub-account's name; empty for all. Main accounts only. */
  sub: text(),
  /** Name of a project, and one tag (decisions 113); empty for all. */
  project: text(),
  tag: text(),
  /** What asks for attention first, unless a head says otherwise. */
  sort: option(instanceSorts, 'urgency', { part: 'view' }),
  /** Names of instances that were just bought, a comma between them. */
  highlight: text(undefined, { part: 'passing' }),
});
export type DashboardQuery = QueryOf<typeof dashboardQuery>;

/** The parameters of what a file holds, its states named even where an address need not (decisions 218). All machines of bare metal are exported. */
export const heldParameters = (query: DashboardQuery): Readonly<Record<string, string>> =>
  query.tab === 'bareMetal'
    ? dashboardQuery.parameters({ ...dashboardQuery.blank, tab: query.tab })
    : { ...dashboardQuery.parameters(query), status: nameOf(query.status) };
