import { PERMISSION_FORBIDDEN } from '@compute-market/contract/error-matchers';
import { routeList, type KeyedRoute } from '@compute-market/contract/routes';
import type { Page, Request } from '@playwright/test';
import { logIn, must, post } from './customer';
import {
  expectAccessible,
  expectNoSidewaysScroll,
  expectScreen,
  narrow,
  startLoggedIn,
  watchForErrors,
  wide,
} from './pages';
import { expect, test } from './site';

const main = '13800000001';
const password = 'Suanli2026';

/** What the addresses of some screens name, as the demo data has it for this customer. */
interface Names {
  readonly machine: string;
  readonly kept: string;
  readonly ticket: number;
  readonly notice: number;
  readonly document: number;
}

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
    (await (await fetch(`${url}/third-party${path}`, { headers: { authorization: session } })).json()) as { data: Data }
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
  const kept = machines.find(({ Status }) => Status === 8) ?? machines[0];
  return {
    machine: machines[0]?.Container_name ?? 'nobodys-machine',
    kept: kept?.Container_name ?? 'nobodys-machine',
    ticket: orders[0]?.id ?? 1,
    notice: notices.data[0]?.Id ?? 1,
    document: documents[0]?.id ?? 1,
  };
}

/** The address of a screen. A route with a parameter that is not known here fails: it wants an entry. */
function addressOf({ key, path }: KeyedRoute, names: Names): string {
  const filled: Partial<Record<KeyedRoute['key'], string>> = {
    createInstance: '/createInstance?type=kvm&gpu_type=RTX%203090&gpu_num=1',
    informDetail: `/informDetail/${names.notice}`,
    docsDetail: `/docs/${names.document}`,
    instanceAvailableKvmStore: `/instanceAvailableKvmStore?instance_name=${names.kept}`,
    restartInstance: `/restartInstance?instance_name=${names.kept}`,
    instancePlugin: `/console/instancePlugin/${names.machine}`,
    pay: '/console/pay',
    submitWorkOrder: '/console/createWorkOrder/submit/32/GPU/kvm',
    workOrderDetail: `/console/createWorkOrder/myWorkOrderDetail/${names.ticket}`,
    unknown: '/no/such/page',
  };
  const address = filled[key] ?? path;
  expect(address, `the walk has no address for ${key}`).not.toMatch(/[:*]/);
  return address;
}

/** Opens a screen and looks at it on both widths. Each is read by axe once; its other states and widths are read in their stories. */
async function look(page: Page, address: string, { byAxe }: { byAxe: boolean }): Promise<string> {
  await page.setViewportSize(wide);
  await page.goto(address);
  await expectScreen(page);
  await expectNoSidewaysScroll(page);
  if (byAxe) await expectAccessible(page);
  await page.setViewportSize(narrow);
  await expectScreen(page);
  await expectNoSidewaysScroll(page);
  return '';
}

/** What answered a page that was left for another cannot be read any more, and the other asks again. Anything else is a problem. */
const unlessLeft = (error: unknown) => (String(error).includes('navigated away from') ? '' : String(error));

/** Answers, once every call of the page has ended, the paths of those that were refused because the caller may not have what they answer. */
function watchForRefusals(page: Page): () => Promise<string[]> {
  const pending = new Set<Request>();
  const refused: Promise<string>[] = [];
  const pathOf = (request: Request) => new URL(request.url()).pathname;
  const refusal = async (request: Request) => {
    const body = await (await request.response())?.text();
    return body?.includes(String(PERMISSION_FORBIDDEN)) ? pathOf(request) : '';
  };
  page.on('request', (request) => {
    if (/^\/(api|third-party)\//.test(pathOf(request))) pending.add(request);
  });
  page.on('requestfailed', (request) => void pending.delete(request));
  page.on('requestfinished', (request) => {
    if (pending.delete(request)) refused.push(refusal(request).catch(unlessLeft));
  });
  return async () => {
    await expect.poll(() => pending.size).toBe(0);
    return (await Promise.all(refused.splice(0))).filter((path) => path !== '');
  };
}

async function logInAs(page: Page, url: string, session: string | null) {
  if (session !== null) await startLoggedIn(page, session);
  await page.goto(`${url}/docs`);
}

const visitors = {
  visitor: () => Promise.resolve(null),
  main: (url: string) => logIn(url, main, password),
  sub: async (url: string) =>
    (
      await must(
        post<{ session: string }>(
          url,
          '/sub_account_login',
          { phone: main, sub_account_name: 'lab-a', passwd: password },
          { form: true },
        ),
      )
    ).session,
} as const;
const called = { visitor: '访客', main: '主账号', sub: '子账号' } as const;

for (const [visitor, sessionOf] of Object.entries(visitors) as [
  keyof typeof visitors,
  (typeof visitors)[keyof typeof visitors],
][]) {
  test(`every address stands, fits both windows and asks for nothing forbidden, for ${called[visitor]}`, async ({
    page,
    server: { url },
  }) => {
    test.setTimeout(900_000);
    const session = await sessionOf(url);
    await logInAs(page, url, session);
    const names = await namesFor(url, session ?? (await logIn(url, main, password)));
    const errors = watchForErrors(page);
    const refusals = watchForRefusals(page);
    const problems: string[] = [];
    const byAxe = (route: KeyedRoute) => visitor === (route.allowed.includes('main') ? 'main' : 'visitor');
    for (const route of routeList) {
      // A visitor is led to the login page, which is looked at once.
      if (visitor === 'visitor' && !route.allowed.includes('visitor')) continue;
      // All of them are looked at, whatever one of them shows.
      const problem = await test.step(route.key, () =>
        look(page, url + addressOf(route, names), { byAxe: byAxe(route) }).catch(String),
      );
      // No address asks the server for what its visitor may not have.
      const refused = (await refusals()).map((path) => `asks for ${path}`);
      problems.push(
        ...[problem, ...refused, ...errors.splice(0)]
          .filter((text) => text !== '')
          .map((text) => `${route.key}: ${text}`),
      );
    }
    expect(problems).toEqual([]);
  });
}

/** Names that nothing bears. */
const nothing: Names = {
  machine: 'nobodys-machine',
  kept: 'nobodys-machine',
  ticket: 999_999,
  notice: 999_999,
  document: 999_999,
};

test('an address that names nothing says so on a page that everyone can read', async ({ page, server: { url } }) => {
  test.setTimeout(180_000);
  await logInAs(page, url, await visitors.main(url));
  const naming: readonly KeyedRoute['key'][] = [
    'informDetail',
    'docsDetail',
    'instanceAvailableKvmStore',
    'restartInstance',
    'instancePlugin',
    'workOrderDetail',
  ];
  for (const route of routeList.filter(({ key }) => naming.includes(key))) {
    await test.step(route.key, async () => {
      await page.goto(url + addressOf(route, nothing));
      await expectScreen(page);
      await expectAccessible(page);
    });
  }
});

test('a visitor who asks for a page of the console is led to login, whichever it is', async ({
  page,
  server: { url },
}) => {
  test.setTimeout(300_000);
  for (const route of routeList.filter(({ allowed }) => !allowed.includes('visitor'))) {
    await page.goto(url + addressOf(route, nothing));
    await expect(page, route.key).toHaveURL(/\/login\?page=login&redirect=/);
  }
});
