import { getBareMetalInstances, getCardCourses, getInstances } from '@compute-market/contract/calls/instance';
import { getStoreSelectorOptions } from '@compute-market/contract/calls/market';
import { getOrders } from '@compute-market/contract/calls/payment';
import { getSubAccounts } from '@compute-market/contract/calls/sub-account';
import { getUnreadFlag } from '@compute-market/contract/calls/work-order';
import { MAX_PAGE_SIZE } from '@compute-market/contract/constants';
import type { RequestOf } from '@compute-market/contract/define-call';
import type { InstanceCounts } from '@compute-market/contract/entities/instance';
import type { CardCourse } from '@compute-market/contract/entities/usage';
import {
  ASSIGNED_COUPON_FILTER,
  CONTAINER_TYPE,
  INSTANCE_STATUS,
  INSTANCE_STATUS_FILTER,
  ORDER_STATUS,
} from '@compute-market/contract/enumerations';
import { couponUrgency } from '@compute-market/contract/rules/coupon';
import {
  dueSpans,
  dashboardQuery,
  type BareMetalPage,
  type DashboardQuery,
  type FilterChoices,
  type InstancePage,
  type RunwayReading,
} from '@compute-market/patterns/instance/DashboardScreen';
import { api } from '../../api';
import type { CallOptions } from '../../api/client';
import { knownOrNull } from '../../flows/known-call';
import { readRunway } from '../../flows/runway';
import { serverNow } from '../../state/clock';
import { readClaimed } from '../money/coupon-data';
import { readAllPages, readExistingPage } from '../read-pages';

/** Tells one list from another: two reads of the same list are a refresh, which disturbs nobody. */
export const listKeyOf = (query: DashboardQuery): string => dashboardQuery.key({ ...query, highlight: '' });

type InstanceFilter = Omit<RequestOf<typeof getInstances>, 'page' | 'page_size'>;
export type InstanceTab = keyof typeof CONTAINER_TYPE;

/** The filters of an address as the call takes them. */
export function filterOf(query: DashboardQuery, tab: InstanceTab): InstanceFilter {
  return {
    container_type: CONTAINER_TYPE[tab],
    status_type: query.status,
    gpu_type: query.gpu || undefined,
    district: query.district || undefined,
    keyword: query.q || undefined,
    sub_account_name: query.sub || undefined,
    project: query.project || undefined,
    tag: query.tag || undefined,
    due_before: query.due === '' ? undefined : serverNow() + dueSpans[query.due],
  };
}

export interface KeyedPage extends InstancePage {
  readonly key: string;
}

/** The page that was asked for, or the last one when there are fewer by now. */
export async function readPage(query: DashboardQuery, tab: InstanceTab, options: CallOptions): Promise<KeyedPage> {
  const filter = filterOf(query, tab);
  const { data, total, page, counts } = await readExistingPage(
    // What was just bought is the newest: it stands on the first page until something else is asked for.
    (asked, page_size) =>
      api.call(
        getInstances,
        { ...filter, sort: query.highlight === '' ? query.sort : undefined, page: asked, page_size },
        options,
      ),
    query.page,
    query.size,
  );
  return { key: listKeyOf(query), rows: data, total, page, counts, readAt: serverNow() };
}

/** How much of their cards the running rows of a page used; null where the back end does not know our call. */
export async function readCourses(
  page: Promise<InstancePage>,
  options: CallOptions,
): Promise<readonly CardCourse[] | null> {
  const running = (await page).rows.filter(({ Status }) => Status === INSTANCE_STATUS.running);
  if (running.length === 0) return [];
  const asked = { instance_names: running.map(({ Container_name }) => Container_name) };
  return (await knownOrNull(api.call(getCardCourses, asked, options)))?.List ?? null;
}

/** How many machines of a kind are not over, under the same filters but the state: what its tab says, whichever states are listed. */
export async function readTotal(query: DashboardQuery, tab: InstanceTab, options: CallOptions): Promise<number> {
  const filter = { ...filterOf(query, tab), status_type: INSTANCE_STATUS_FILTER.default };
  return (await api.call(getInstances, { ...filter, page: 1, page_size: 1 }, options)).total;
}

/** All rows that pass a filter, page by page; tells how far it is. */
export function readAll(
  filter: InstanceFilter,
  options: CallOptions,
  onProgress?: (done: number, total: number) => void,
) {
  return readAllPages(
    (page, page_size) => api.call(getInstances, { ...filter, page, page_size }, options),
    ({ Container_name }) => Container_name,
    onProgress,
  );
}

/** What is paid for, and how long it can be: one answer, however many instances. */
export async function readPaid(options: CallOptions): Promise<RunwayReading | null> {
  const runway = await readRunway(options);
  return runway && { runway, readAt: serverNow() };
}

/** How many there are, of both kinds. */
export const readCounts = async (options: CallOptions): Promise<InstanceCounts> =>
  (await api.call(getInstances, { status_type: INSTANCE_STATUS_FILTER.default, page: 1, page_size: 1 }, options))
    .counts;

/** A page of the machines, and which one it is. */
export interface KeyedMetals extends BareMetalPage {
  readonly key: string;
  readonly page: number;
}

/** The page that was asked for, or the last one when there are fewer by now. */
export async function readBareMetals(query: DashboardQuery, options: CallOptions): Promise<KeyedMetals> {
  const { data, total, page, InUse } = await readExistingPage(
    (asked, page_size) => api.call(getBareMetalInstances, { page: asked, page_size }, options),
    query.tab === 'bareMetal' ? query.page : 1,
    query.size,
  );
  const inUse = InUse && { running: InUse.RunningNum, due: { count: InUse.DueNum, nearest: InUse.NearestDue } };
  return { key: listKeyOf(query), rows: data, total, page, inUse };
}

/** All machines, page by page; tells how far it is. */
export const readAllBareMetals = (options: CallOptions, onProgress?: (done: number, total: number) => void) =>
  readAllPages(
    (page, page_size) => api.call(getBareMetalInstances, { page, page_size }, options),
    ({ Id, Name }) => Id || Name,
    onProgress,
  );

/** Whether a back end says in what state a top-up is. */
const isStateTold = ({ Status }: { readonly Status?: number }): boolean => Status !== undefined;

export const readUnreadTickets = async (options: CallOptions): Promise<number> =>
  (await api.call(getUnreadFlag, {}, options)).count;

/** Top-ups that wait to be paid. A back end that does not know the filter, which is ours, sends others along: then those are counted that say it, and one that says nothing, or that was not sent, makes it unknown (decisions 70). */
export async function readUnpaidOrders(options: CallOptions): Promise<number> {
  const asked = { page: 1, page_size: MAX_PAGE_SIZE, status: ORDER_STATUS.unpaid };
  const { data, total } = await api.call(getOrders, asked, options);
  const unpaid = data.filter(({ Status }) => Status === ORDER_STATUS.unpaid).length;
  if (unpaid === data.length) return total;
  return total === data.length && data.every(isStateTold) ? unpaid : Number.NaN;
}

/** Coupons in their last three days; unknown where the end of one is. */
export async function readEndingCoupons(options: CallOptions): Promise<number> {
  const unused = await readClaimed(ASSIGNED_COUPON_FILTER.unused, options);
  const now = serverNow();
  if (unused.some(({ ExpireTime }) => ExpireTime === 0)) return Number.NaN;
  return unused.filter(({ ExpireTime }) => couponUrgency(ExpireTime, now) !== null).length;
}

type MarketChoices = Pick<FilterChoices, 'gpus' | 'districts'>;
let choices: Promise<MarketChoices> | null = null;

/** The market's models and places, which change with the catalogue only: read once a visit. */
export function readChoices(): Promise<MarketChoices> {
  choices ??= api.call(getStoreSelectorOptions, {}).then(
    ({ all_gputypes, all_districts }) => ({
      gpus: all_gputypes,
      districts: all_districts.map(({ District }) => District),
    }),
    (error: unknown) => {
      choices = null;
      throw error;
    },
  );
  return choices;
}

/** Names of the sub-accounts; for main accounts. */
export async function readSubAccountNames(options: CallOptions): Promise<readonly string[]> {
  const { data } = await api.call(getSubAccounts, { page: 1, page_size: MAX_PAGE_SIZE }, options);
  return data.map(({ Name }) => Name);
}
