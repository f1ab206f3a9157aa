import { defineRoute, type RouteDefinition, type Visitor } from './define-route';

const main: readonly Visitor[] = ['main'];
const customers: readonly Visitor[] = ['main', 'sub'];

/** Every route of product §2. Screens link by this table, the app registers it, tests walk it. */
export const routes = {
  root: defineRoute({ path: '/', title: '算力市场', redirectTo: '/store' }),
  store: defineRoute({ path: '/store', title: '算力市场', menu: 'store', topBar: 'transparent', contactWidget: true }),
  login: defineRoute({ path: '/login', title: '登录', topBar: 'hidden' }),
  /** Ours (decisions 134). */
  invitation: defineRoute({ path: '/invite/:token', title: '接受邀请' }),
  createInstance: defineRoute({ path: '/createInstance', title: '创建实例', menu: 'store' }),

  agreements: defineRoute({ path: '/agreements', title: '服务协议' }),
  unregisterAgreement: defineRoute({ path: '/unregisterAgreement', title: '账号注销协议', contactWidget: true }),
  verifyAgreement: defineRoute({ path: '/verifyAgreement', title: '实名认证服务协议' }),
  workOrderAgreement: defineRoute({ path: '/workOrderAgreement', title: '工单服务协议', menu: 'console' }),

  inform: defineRoute({ path: '/inform', title: '公告', contactWidget: true }),
  informDetail: defineRoute({ path: '/informDetail/:id', title: '公告详情' }),
  dataset: defineRoute({ path: '/dataset', title: '公共数据集' }),
  docs: defineRoute({ path: '/docs', title: '帮助文档', menu: 'docs' }),
  /** Ours (decisions 107); before the documents, whose path it fits. */
  apiReference: defineRoute({ path: '/docs/api', title: '接口文档', menu: 'docs' }),
  docsDetail: defineRoute({ path: '/docs/:id', title: '帮助文档', menu: 'docs' }),
  software: defineRoute({ path: '/software', title: '软件下载' }),

  instanceAvailableKvmStore: defineRoute({
    path: '/instanceAvailableKvmStore',
    title: '选择启动资源',
    menu: 'console',
    allowed: customers,
  }),
  restartInstance: defineRoute({ path: '/restartInstance', title: '启动实例', menu: 'console', allowed: customers }),

  console: defineRoute({ path: '/console', title: '控制台', redirectTo: '/console/dashboard' }),
  dashboard: defineRoute({ path: '/console/dashboard', title: '我的实例' }),
  instancePlugin: defineRoute({ path: '/console/instancePlugin/:instanceName', title: '实例详情' }),
  reservations: defineRoute({ path: '/console/reservations', title: '裸金属预约', allowed: main }),
  subAccountInstance: defineRoute({ path: '/console/subAccountInstance', title: '子账号实例', allowed: main }),
  cloudDisk: defineRoute({ path: '/console/cloudDisk', title: '云盘' }),

  recharge: defineRoute({ path: '/console/recharge', title: '充值', allowed: main }),
  /** Registered twice in the product, under recharge and under orders: one screen, `from` lights the menu (decisions 23). */
  pay: defineRoute({ path: '/console/pay', title: '支付', allowed: main }),
  orders: defineRoute({ path: '/console/orders', title: '充值记录', allowed: main }),
  /** Ours (decisions 82). */
  orderDetail: defineRoute({ path: '/console/orders/:no', title: '充值详情', allowed: main }),
  /** Ours (decisions 43). */
  balanceRefund: defineRoute({ path: '/console/balanceRefund', title: '余额退款', allowed: main }),
  expenseDetail: defineRoute({ path: '/console/expenseDetail', title: '费用明细', right: 'bill' }),
  coupon: defineRoute({ path: '/console/coupon', title: '我的卡包', allowed: main }),
  invoice: defineRoute({ path: '/console/invoice', title: '发票管理', allowed: main }),
  income: defineRoute({ path: '/console/income', title: '合作收益', allowed: main }),

  account: defineRoute({ path: '/console/accountInfo', title: '账号信息' }),
  safe: defineRoute({ path: '/console/safe', title: '安全设置' }),

  verification: defineRoute({
    path: '/console/verification',
    title: '实名认证',
    allowed: main,
    redirectTo: '/console/verification/selectVerification',
  }),
  selectVerification: defineRoute({
    path: '/console/verification/selectVerification',
    title: '选择认证方式',
    allowed: main,
  }),
  personalVerification: defineRoute({ path: '/console/verification/personal', title: '个人认证', allowed: main }),
  bankCardVerification: defineRoute({
    path: '/console/verification/bankCardVerify',
    title: '银行卡认证',
    allowed: main,
  }),
  enterpriseVerification: defineRoute({ path: '/console/verification/enterprise', title: '企业认证', allowed: main }),
  licenseVerification: defineRoute({ path: '/console/verification/license', title: '营业执照认证', allowed: main }),
  otherVerification: defineRoute({ path: '/console/verification/otherChannel', title: '其他认证方式', allowed: main }),

  createWorkOrder: defineRoute({
    path: '/console/createWorkOrder',
    title: '提交工单',
    redirectTo: '/console/createWorkOrder/selectQuestion',
  }),
  selectQuestion: defineRoute({ path: '/console/createWorkOrder/selectQuestion', title: '选择问题' }),
  /** `id` is the sub-category, `question` its name. */
  submitWorkOrder: defineRoute({
    path: '/console/createWorkOrder/submit/:id/:question/:resource_type',
    title: '提交工单',
  }),
  workOrderDetail: defineRoute({ path: '/console/createWorkOrder/myWorkOrderDetail/:id', title: '工单详情' }),
  workOrders: defineRoute({ path: '/console/createWorkOrder/myWorkOrder', title: '我的工单' }),
  /** Ours (decisions 102). */
  terminal: defineRoute({ path: '/console/terminal/:instanceName', title: '网页终端' }),
  /** Ours (decisions 167). */
  screen: defineRoute({ path: '/console/screen/:instanceName', title: '网页 VNC' }),
  /** Ours (decisions 139). */
  openPort: defineRoute({ path: '/console/port/:instanceName/:inner', title: '打开端口' }),
  operationLog: defineRoute({ path: '/console/operationLog', title: '操作日志' }),
  bills: defineRoute({ path: '/console/bills', title: '月账单', allowed: main }),
  bill: defineRoute({ path: '/console/bills/:month', title: '月账单', allowed: main }),
  projects: defineRoute({ path: '/console/projects', title: '项目与预算', allowed: main }),
  exports: defineRoute({ path: '/console/exports', title: '导出记录' }),

  unknown: defineRoute({ path: '*', title: '页面不存在', redirectTo: '/' }),
} as const;

export type RouteKey = keyof typeof routes;

export interface KeyedRoute extends RouteDefinition {
  readonly key: RouteKey;
}

/** The table as a list, with its keys. */
export const routeList: readonly KeyedRoute[] = (Object.keys(routes) as RouteKey[]).map((key) => ({
  ...(routes[key] as RouteDefinition),
  key,
}));

const withoutTrailingSlash = (pathname: string): string => pathname.replace(/(?<=.)\/+$/, '');

function matches(pattern: string, pathname: string): boolean {
  const expected = pattern.split('/');
  const given = withoutTrailingSlash(pathname).split('/');
  return (
    expected.length === given.length && expected.every((part, index) => part.startsWith(':') || part === given[index])
  );
}

/** The route an address belongs to; undefined when the product has no such page. */
export function matchRoute(pathname: string): KeyedRoute | undefined {
  return routeList.find((route) => matches(route.path, pathname));
}
