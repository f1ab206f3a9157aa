import { routeList, type KeyedRoute } from '@compute-market/contract/routes';
import { formatDay } from '@compute-market/contract/rules/time';
import { expect, type Page } from '@playwright/test';
import { ask, logIn, logInSub, must, post } from './customer';
import { startLoggedIn } from './pages';

const main = '13800000001';
const password = 'Suanli2026';

/** What the addresses of some screens name, as the demo data has it for this customer. */
export interface Names {
  readonly machine: string;
  readonly kept: string;
  readonly ticket: number;
  readonly notice: number;
  readonly document: number;
  readonly order: number | string;
}

/** Names that nothing bears. */
export const nothing: Names = {
  machine: 'nobodys-machine',
  kept: 'nobodys-machine',
  ticket: 999_999,
  notice: 999_999,
  document: 999_999,
  order: 999_999,
};

interface Instance {
  readonly Container_name: string;
  readonly Status: number;
}

async function listOf<Row>(url: string, path: string, session: string): Promise<Row[]> {
  return (await must(post<{ data: Row[] }>(url, path, { session, page: 1, page_size: 100, status_type: 'statusAll' })))
    .data;
}

async function thirdParty<Data>(url: string, path: string, session: string): Promise<Data> {
  return (
    (await (await ask(`${url}/third-party${path}`, { headers: { authorization: session } })).json()) as { data: Data }
  ).data;
}

async function namesFor(url: string, session: string): Promise<Names> {
  const machines = await listOf<Instance>(url, '/get_container_by_token_with_page_v2', session);
  const { orders } = await thirdParty<{ orders: { id: number }[] }>(
    url,
    '/api/v1/work-order/orders?page=1&page_size=20',
    session,
  );
  const { documents } = await thirdParty<{ documents: { id: number }[] }>(
    url,
    '/api/v1/work-order/documents?page=1&page_size=20',
    session,
  );
  const notices = await thirdParty<{ data: { Id: number }[] }>(url, '/get_notice_by_page?page=1&page_size=20', session);
  // Top-ups are the main account's alone; what a sub-account is told at one is part of its walk.
  const topUps = await listOf<{ OutTradeNo: string }>(url, '/get_order', await logIn(url, main, password));
  const kept = machines.find(({ Status }) => Status === 8) ?? machines[0];
  return {
    machine: machines[0]?.Container_name ?? 'nobodys-machine',
    kept: kept?.Container_name ?? 'nobodys-machine',
    ticket: orders[0]?.id ?? 1,
    notice: notices.data[0]?.Id ?? 1,
    document: documents[0]?.id ?? 1,
    order: topUps[0]?.OutTradeNo ?? 1,
  };
}

/** The address of a screen. A route with a parameter that is not known here fails: it wants an entry. */
export function addressOf({ key, path }: KeyedRoute, names: Names): string {
  const filled: Partial<Record<KeyedRoute['key'], string>> = {
    createInstance: '/createInstance?type=kvm&gpu_type=RTX%203090&gpu_num=1',
    informDetail: `/informDetail/${names.notice}`,
    docsDetail: `/docs/${names.document}`,
    instanceAvailableKvmStore: `/instanceAvailableKvmStore?instance_name=${names.kept}`,
    restartInstance: `/restartInstance?instance_name=${names.kept}`,
    instancePlugin: `/console/instancePlugin/${names.machine}`,
    pay: '/console/pay',
    orderDetail: `/console/orders/${names.order}`,
    submitWorkOrder: '/console/createWorkOrder/submit/32/GPU/kvm',
    workOrderDetail: `/console/createWorkOrder/myWorkOrderDetail/${names.ticket}`,
    invitation: '/invite/nobodys-token',
    terminal: `/console/terminal/${names.machine}`,
    screen: `/console/screen/${names.machine}`,
    // Not open, so the page stays and says so.
    openPort: `/console/port/${names.machine}/8000`,
    // The running month is always there.
    bill: `/console/bills/${formatDay(Date.now() / 1000).slice(0, 7)}`,
    unknown: '/no/such/page',
  };
  const address = filled[key] ?? path;
  expect(address, `the walk has no address for ${key}`).not.toMatch(/[:*]/);
  return address;
}

async function logInAs(page: Page, url: string, session: string | null) {
  if (session !== null) await startLoggedIn(page, session);
  await page.goto(`${url}/docs`);
}

/** Logs the demo's sub-account lab-a in: answers its session. */
export const logInAsSub = (url: string): Promise<string> => logInSub(url, main, 'lab-a', password);

const sessions = {
  visitor: () => Promise.resolve(null),
  main: (url: string) => logIn(url, main, password),
  sub: logInAsSub,
} as const;
const called = { visitor: '访客', main: '主账号', sub: '子账号' } as const;

export type Visitor = keyof typeof sessions;
export const visitors = Object.entries(called) as [Visitor, string][];

/** Logs the page in as this visitor. Answers the addresses that the visitor's walk goes through: all, but for a visitor those that lead to the login. */
export async function startWalk(page: Page, url: string, visitor: Visitor): Promise<[KeyedRoute, string][]> {
  const session = await sessions[visitor](url);
  await logInAs(page, url, session);
  const names = await namesFor(url, session ?? (await logIn(url, main, password)));
  return routeList
    .filter(({ allowed }) => visitor !== 'visitor' || allowed.includes('visitor'))
    .map((route) => [route, url + addressOf(route, names)]);
}

/**
 * On which width axe reads a screen in the walk of this visitor: on the wide one for a main account, and for a sub-account, who sees another screen in the
 * console; on a phone for who is not logged in.
 */
export function readOn(visitor: Visitor, { allowed }: KeyedRoute): 'wide' | 'narrow' | 'not' {
  if (visitor === 'visitor') return 'narrow';
  const isOwnScreen = allowed.includes('sub') && !allowed.includes('visitor');
  return visitor === 'main' || isOwnScreen ? 'wide' : 'not';
}
