import { getAllGpuInfo } from '@compute-market/contract/calls/market';
import { getMachineIncome, getPayoutAccount, getSettlements } from '@compute-market/contract/calls/partner';
import { MAX_PAGE_SIZE } from '@compute-market/contract/constants';
import type { GpuMarket } from '@compute-market/contract/entities/gpu';
import type { MachineIncome, Settlement } from '@compute-market/contract/entities/partner';
import { fenFromYuan } from '@compute-market/contract/rules/money';
import { formatDay } from '@compute-market/contract/rules/time';
import { timeRangeOf, type DayRange } from '@compute-market/patterns/day-range';
import {
  chartSpan,
  daysOf,
  incomeCsv,
  incomeQuery,
  marketCsv,
  settlementsCsv,
  type IncomeOverview,
  type IncomePage,
  type IncomeQuery,
  type Payout,
} from '@compute-market/patterns/money/IncomeScreen';
import { api } from '../../api';
import type { CallOptions } from '../../api/client';
import { knownOrNull } from '../../flows/known-call';
import { serverNow } from '../../state/clock';
import { readAllPages } from '../read-pages';
import { readListPage } from '../list-page';

export const readMarket = (options: CallOptions): Promise<GpuMarket[]> => api.call(getAllGpuInfo, {}, options);

/** A range that is never empty, as the call wants it. */
function spanOf(days: DayRange): { begin_time: number; end_time: number } {
  const { begin_time = 0, end_time = 0 } = timeRangeOf(days);
  return { begin_time, end_time };
}

const filterOf = (query: IncomeQuery) => ({
  ...spanOf(daysOf(query, formatDay(serverNow()))),
  group_by: query.group,
  host: query.host || undefined,
});

/** The page of the list that an address asks for. */
export async function readIncome(
  query: IncomeQuery,
  options: CallOptions,
): Promise<IncomePage & { readonly key: string }> {
  if (query.tab === 'market') return { key: incomeQuery.key(query), tab: 'market', rows: await readMarket(options) };
  if (query.tab === 'settlements')
    return readListPage(
      incomeQuery,
      query,
      (page, page_size) => api.call(getSettlements, { status: query.status ?? undefined, page, page_size }, options),
      () => ({ tab: 'settlements' }),
    );
  const filter = filterOf(query);
  return readListPage(
    incomeQuery,
    query,
    (page, page_size) => api.call(getMachineIncome, { ...filter, page, page_size }, options),
    ({ SumIncome }) => ({ tab: 'machines', group: query.group, sum: fenFromYuan(SumIncome) }),
  );
}

/** Where the partner is paid to, for the list of its sheets; null where nobody knows it, and for the other lists (decisions 116). */
export async function readPayout({ tab }: IncomeQuery, options: CallOptions): Promise<Payout | null> {
  if (tab !== 'settlements') return null;
  const known = await knownOrNull(api.call(getPayoutAccount, {}, options));
  return known && { account: known.Account, holders: known.Holders };
}

/** The figures over the lists, and the days of the chart. */
export async function readOverview(query: IncomeQuery, options: CallOptions): Promise<IncomeOverview> {
  const days = daysOf(query, formatDay(serverNow()));
  const span = chartSpan(days);
  const { data, ...figures } = await api.call(
    getMachineIncome,
    { ...spanOf(days), group_by: span, host: query.host || undefined, page: 1, page_size: MAX_PAGE_SIZE },
    options,
  );
  return { ...figures, span, byTime: data };
}

/** Rows of one of the three lists, and how they are written as a file. */
export interface IncomeExport {
  readonly length: number;
  readonly csv: string;
}

type OnProgress = (done: number, total: number) => void;

/** All rows of the chosen list under its filters. */
export async function readIncomeExport(
  query: IncomeQuery,
  options: CallOptions,
  onProgress: OnProgress,
): Promise<IncomeExport> {
  if (query.tab === 'market') {
    const rows = await readMarket(options);
    return { length: rows.length, csv: marketCsv(rows) };
  }
  if (query.tab === 'settlements') {
    const rows: readonly Settlement[] = await readAllPages(
      (page, page_size) => api.call(getSettlements, { status: query.status ?? undefined, page, page_size }, options),
      ({ Id }) => Id,
      onProgress,
    );
    return { length: rows.length, csv: settlementsCsv(rows) };
  }
  const filter = filterOf(query);
  const rows: readonly MachineIncome[] = await readAllPages(
    (page, page_size) => api.call(getMachineIncome, { ...filter, page, page_size }, options),
    ({ Host, Gpu_type, Day }) => (Host + Gpu_type + Day === '' ? '' : JSON.stringify([Host, Gpu_type, Day])),
    onProgress,
  );
  return { length: rows.length, csv: incomeCsv(rows, query.group) };
}
