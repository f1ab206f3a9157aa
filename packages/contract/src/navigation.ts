import type { RouteDefinition } from './define-route';
import { routes, type RouteKey } from './routes';
import type { SubRight } from './rules/sub-right';

/** Who is looking, as far as the side navigation cares. */
export interface NavigationViewer {
  readonly role: 'main' | 'sub';
  readonly isPartner: boolean;
  /** What a sub-account was granted (decisions 126); everything where nobody tells. */
  readonly rights?: readonly SubRight[] | undefined;
}

export interface NavigationEntry {
  readonly route: RouteKey;
  readonly label: string;
  /** main: hidden from sub-accounts. partner: main accounts with machines of their own. */
  readonly shownTo: 'all' | 'main' | 'partner';
  /** Other screens that light this entry. */
  readonly alsoOn: readonly RouteKey[];
}

export interface NavigationGroup {
  readonly key: 'rentals' | 'expenses' | 'account' | 'support';
  readonly label: string;
  readonly entries: readonly NavigationEntry[];
}

const entry = (
  route: RouteKey,
  label: string,
  shownTo: NavigationEntry['shownTo'] = 'all',
  alsoOn: readonly RouteKey[] = [],
): NavigationEntry => ({
  route,
  label,
  shownTo,
  alsoOn,
});

/** Side navigation of the console (screens A1). */
export const navigationGroups: readonly NavigationGroup[] = [
  {
    key: 'rentals',
    label: '我的租用',
    entries: [
      entry('dashboard', '我的实例', 'all', [
        'instancePlugin',
        'instanceAvailableKvmStore',
        'restartInstance',
        'terminal',
        'screen',
        'openPort',
      ]),
      entry('reservations', '裸金属预约', 'main'),
      entry('subAccountInstance', '子账号实例', 'main'),
      entry('cloudDisk', '云盘'),
    ],
  },
  {
    key: 'expenses',
    label: '费用中心',
    entries: [
      entry('recharge', '充值', 'main', ['pay', 'balanceRefund']),
      entry('orders', '充值记录', 'main', ['orderDetail']),
      entry('expenseDetail', '费用明细'),
      entry('bills', '月账单', 'main', ['bill']),
      entry('projects', '项目与预算', 'main'),
      entry('coupon', '我的卡包', 'main'),
      entry('invoice', '发票管理', 'main'),
      entry('income', '合作收益', 'partner'),
    ],
  },
  {
    key: 'account',
    label: '账号管理',
    entries: [
      entry('account', '账号信息', 'all', ['exports']),
      entry('safe', '安全设置', 'all', ['operationLog']),
      entry('verification', '实名认证', 'main', [
        'selectVerification',
        'personalVerification',
        'bankCardVerification',
        'enterpriseVerification',
        'licenseVerification',
        'otherVerification',
      ]),
    ],
  },
  {
    key: 'support',
    label: '服务支持',
    entries: [
      entry('createWorkOrder', '提交工单', 'all', ['selectQuestion', 'submitWorkOrder', 'workOrderAgreement']),
      entry('workOrders', '我的工单', 'all', ['workOrderDetail']),
    ],
  },
];

function isShown(item: NavigationEntry, viewer: NavigationViewer): boolean {
  const { right }: Pick<RouteDefinition, 'right'> = routes[item.route];
  if (right !== undefined && viewer.rights?.includes(right) === false) return false;
  if (item.shownTo === 'all') return true;
  return viewer.role === 'main' && (item.shownTo === 'main' || viewer.isPartner);
}

/** The groups this viewer sees; a group without entries is left out. */
export function navigationFor(viewer: NavigationViewer): readonly NavigationGroup[] {
  return navigationGroups
    .map((group) => ({ ...group, entries: group.entries.filter((item) => isShown(item, viewer)) }))
    .filter((group) => group.entries.length > 0);
}

/** The letter that leads to a screen when it follows `g` (screens A8). */
export const goKeys = {
  i: 'dashboard',
  s: 'store',
  r: 'recharge',
  o: 'orders',
  e: 'expenseDetail',
  t: 'workOrders',
  d: 'docs',
} as const satisfies Readonly<Record<string, RouteKey>>;

/** The entry a screen lights. The payment screen belongs to the orders when it was opened from them (`from=orders`, decisions 23). */
export function litEntryOf(route: RouteKey, from?: string | null): RouteKey | null {
  if (route === 'pay' && from === 'orders') return 'orders';
  const entries = navigationGroups.flatMap((group) => group.entries);
  return entries.find((item) => item.route === route || item.alsoOn.includes(route))?.route ?? null;
}
