import type { InstanceCounts } from '@compute-market/contract/entities/instance';
import type { User } from '@compute-market/contract/entities/user';
import { INSTANCE_STATUS_FILTER } from '@compute-market/contract/enumerations';
import { displayBalance, remainingCredit } from '@compute-market/contract/rules/credit';
import { fenFromYuan, formatMoney, type Fen } from '@compute-market/contract/rules/money';
import { routes } from '@compute-market/contract/routes';
import type { Resource } from '../../resource';
import { runwayMessages } from '../../runway';
import type { tighterLimit, Viewer } from '../../viewer';
import { dashboardQuery, type DashboardQuery } from './dashboard-query';
import type { Overview, Todos } from './data';
import { messages } from './messages';

/** The purse of a main account, as the strip shows it. */
export interface Purse {
  readonly balance: Fen;
  /** 授信, for who has a quota, and 算力券 in one line. */
  readonly reserves: string;
}

export function purseOf({ Money, CreditMoneyQuota, PowerMoney }: User): Purse {
  const funds = { balance: fenFromYuan(Money), quota: fenFromYuan(CreditMoneyQuota) };
  const { credit, voucher, and } = messages.overview;
  const reserves = [
    ...(funds.quota > 0 ? [credit(formatMoney(remainingCredit(funds)))] : []),
    voucher(formatMoney(fenFromYuan(PowerMoney))),
  ];
  return { balance: displayBalance(funds), reserves: reserves.join(and) };
}

/** How far a sub-account has used its tighter limit. */
export function limitNote({ used, limit, ofMonth }: ReturnType<typeof tighterLimit>): string {
  const { limitNote: ofTotal, monthNote } = messages.overview;
  return (ofMonth ? monthNote : ofTotal)(formatMoney(used), formatMoney(limit));
}

/** Names of the figures that could not be had, of those this person is shown; a small screen has no todos. */
export function missingOf(
  { paid, counts }: Overview,
  { viewer: { role }, accountFailed }: { readonly viewer: Viewer; readonly accountFailed: boolean },
  todos?: Todos,
): string[] {
  const words = messages.overview;
  const ofPurse =
    role === 'unknown' && accountFailed
      ? ({ state: 'error', reason: '' } as const)
      : role === 'main'
        ? paid
        : undefined;
  const parts: (readonly [string, Resource<unknown> | undefined])[] = [
    [words.summary, counts],
    [words.due, paid],
    [words.spending, paid],
    [runwayMessages.label, ofPurse],
    [words.tickets, todos?.tickets],
    [words.orders, role === 'sub' ? undefined : todos?.orders],
    [words.coupons, role === 'sub' ? undefined : todos?.coupons],
  ];
  return parts.flatMap(([name, resource]) => (resource?.state === 'error' ? [name] : []));
}

/** How much of a figure is rentals, and how much whole machines. */
interface CountsOfBoth {
  readonly rentals: number | undefined;
  readonly machines: number;
}

/** Where a figure of the strip leads: the same tab with one filter alone. */
export const hrefTo = ({ tab, size }: DashboardQuery, filter: Partial<DashboardQuery>): string =>
  routes.dashboard.to(
    dashboardQuery.parameters(
      dashboardQuery.change({ ...dashboardQuery.blank, tab: tab === 'bareMetal' ? 'kvm' : tab, size }, filter),
    ),
  );

/** Where a figure leads that counts whole machines too: to them where it counts nothing else (decisions 247). */
export const hrefToBoth = (query: DashboardQuery, filter: Partial<DashboardQuery>, counts: CountsOfBoth): string =>
  counts.rentals === 0 && counts.machines > 0
    ? routes.dashboard.to(dashboardQuery.parameters({ ...dashboardQuery.blank, tab: 'bareMetal', size: query.size }))
    : hrefTo(query, filter);

/**
 * Where the figure of those in trouble leads. It counts machines and containers together, so that a tab which is known to have none of them is not
 * the one to look in. What else narrows the list may be why it has none.
 */
export function troubleHref(query: DashboardQuery, listed: InstanceCounts | undefined): string {
  const { status } = dashboardQuery.blank;
  const isElsewhere =
    query.tab !== 'bareMetal' && listed?.statusRunningError === 0 && !dashboardQuery.isFiltered({ ...query, status });
  const other = query.tab === 'docker' ? 'kvm' : 'docker';
  return hrefTo(isElsewhere ? { ...query, tab: other } : query, { status: INSTANCE_STATUS_FILTER.runningError });
}
