import { routes, type KeyedRoute, type RouteKey } from '@compute-market/contract/routes';
import { lazyRoute, type ScreenModule } from './navigation/lazy-route';
import { forAllowed } from './navigation/main-accounts';

type Lazy = () => Promise<ScreenModule>;

const agreement: Lazy = lazyRoute(() => import('./routes/content/agreement'));

/** Every route that shows something of its own; the first page is known without this map, the others lead elsewhere. */
type ScreenKey = Exclude<RouteKey, 'store' | 'root' | 'console' | 'verification' | 'createWorkOrder' | 'unknown'>;

/** The whole site but its first page: which module shows which route. */
const screens: Record<ScreenKey, Lazy> = {
  createInstance: lazyRoute(() => import('./routes/store/create-instance')),
  dashboard: lazyRoute(() => import('./routes/instance/dashboard')),
  instanceAvailableKvmStore: lazyRoute(() => import('./routes/instance/start-options')),
  restartInstance: lazyRoute(() => import('./routes/instance/restart-instance')),
  instancePlugin: lazyRoute(() => import('./routes/instance/instance')),
  reservations: lazyRoute(() => import('./routes/instance/reservations')),
  subAccountInstance: lazyRoute(() => import('./routes/account/sub-account-instances')),
  invitation: lazyRoute(() => import('./routes/account/invitation')),
  login: lazyRoute(() => import('./routes/account/login')),
  account: lazyRoute(() => import('./routes/account/account')),
  safe: lazyRoute(() => import('./routes/account/safe')),
  recharge: lazyRoute(() => import('./routes/money/recharge')),
  balanceRefund: lazyRoute(() => import('./routes/money/balance-refund')),
  coupon: lazyRoute(() => import('./routes/money/coupon')),
  pay: lazyRoute(() => import('./routes/money/pay')),
  orders: lazyRoute(() => import('./routes/money/orders')),
  orderDetail: lazyRoute(() => import('./routes/money/order-detail')),
  expenseDetail: lazyRoute(() => import('./routes/money/expense')),
  invoice: lazyRoute(() => import('./routes/money/invoice')),
  income: lazyRoute(() => import('./routes/money/income')),
  cloudDisk: lazyRoute(() => import('./routes/money/cloud-disk')),
  inform: lazyRoute(() => import('./routes/content/notices')),
  informDetail: lazyRoute(() => import('./routes/content/notice')),
  selectVerification: lazyRoute(() => import('./routes/verification/select')),
  personalVerification: lazyRoute(() => import('./routes/verification/personal')),
  bankCardVerification: lazyRoute(() => import('./routes/verification/bank-card')),
  enterpriseVerification: lazyRoute(() => import('./routes/verification/enterprise')),
  licenseVerification: lazyRoute(() => import('./routes/verification/license')),
  otherVerification: lazyRoute(() => import('./routes/verification/other-channel')),
  docs: lazyRoute(() => import('./routes/content/docs')),
  apiReference: lazyRoute(() => import('./routes/content/api-reference')),
  docsDetail: lazyRoute(() => import('./routes/content/doc')),
  dataset: lazyRoute(() => import('./routes/content/dataset')),
  software: lazyRoute(() => import('./routes/content/software')),
  selectQuestion: lazyRoute(() => import('./routes/work-order/questions')),
  submitWorkOrder: lazyRoute(() => import('./routes/work-order/submit')),
  workOrders: lazyRoute(() => import('./routes/work-order/work-orders')),
  workOrderDetail: lazyRoute(() => import('./routes/work-order/work-order')),
  openPort: lazyRoute(() => import('./routes/instance/port-page')),
  terminal: lazyRoute(() => import('./routes/instance/terminal')),
  screen: lazyRoute(() => import('./routes/instance/screen')),
  operationLog: lazyRoute(() => import('./routes/account/operation-log')),
  bills: lazyRoute(() => import('./routes/money/bills')),
  bill: lazyRoute(() => import('./routes/money/bill')),
  projects: lazyRoute(() => import('./routes/money/projects')),
  exports: lazyRoute(() => import('./routes/account/exports')),
  agreements: agreement,
  unregisterAgreement: agreement,
  verifyAgreement: agreement,
  workOrderAgreement: agreement,
};

const isScreen = (key: RouteKey): key is ScreenKey => key in screens;

/** The module of a route's screen. */
export function screenOf(key: RouteKey): Lazy {
  if (!isScreen(key)) throw new Error(`${key} has no screen`);
  const route: Pick<KeyedRoute, 'allowed' | 'right'> = routes[key];
  return route.allowed.includes('sub') && route.right === undefined ? screens[key] : forAllowed(route, screens[key]);
}
