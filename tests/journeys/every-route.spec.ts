import { PERMISSION_FORBIDDEN } from '@compute-market/contract/error-matchers';
import { matchRoute, routeList, routes, type KeyedRoute } from '@compute-market/contract/routes';
import type { Page, Request } from '@playwright/test';
import {
  expectAccessible,
  expectNoSidewaysScroll,
  expectReadable,
  expectScreen,
  follow,
  narrow,
  watchForErrors,
  wide,
} from './pages';
import { expect, test } from './site';
import { addressOf, nothing, readOn, startWalk, visitors, type Visitor } from './walk';

/**
 * Whether the walk of this visitor loads an address anew: each is loaded once by a visitor or else by a main account, and one that a sub-account may not see
 * also by such. The others are followed inside the page, as a link is.
 */
function isLoaded(visitor: Visitor, { key, allowed }: KeyedRoute): boolean {
  if (visitor === 'sub') return key === 'recharge';
  return visitor === 'visitor' || !allowed.includes('visitor');
}

/** The path that an address leads to, when it is only there to lead on. */
function endOf({ redirectTo }: KeyedRoute): string | null {
  if (redirectTo === null) return null;
  const next = matchRoute(redirectTo);
  return (next && endOf(next)) ?? redirectTo;
}

interface Look {
  readonly page: Page;
  readonly visitor: Visitor;
  readonly route: KeyedRoute;
  readonly address: string;
}

/** Goes to a screen and looks at it on both widths. Each is read by axe on one of them, or on none; its other states are read in their stories. */
async function look({ page, visitor, route, address }: Look): Promise<string> {
  await page.setViewportSize(wide);
  if (isLoaded(visitor, route)) await page.goto(address);
  else await follow(page, address);
  await expectScreen(page);
  const end = endOf(route);
  if (end !== null) {
    // The screen there is looked at under its own address.
    await expect(page).toHaveURL(new URL(end, address).href);
    return '';
  }
  const read = readOn(visitor, route);
  await expectNoSidewaysScroll(page);
  if (read === 'wide') await expectAccessible(page);
  // A browser may leave out a media query of styles that arrive while the window changes its size: then it is made narrow once more, after
  // the first look has used up its own time.
  await expect(async () => {
    await page.setViewportSize(wide);
    await page.setViewportSize(narrow);
    await expectScreen(page);
    await expectNoSidewaysScroll(page, 5_000);
  }).toPass({ timeout: 40_000 });
  if (read === 'narrow') await expectReadable(page, 'html');
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

for (const [visitor, called] of visitors) {
  test(`every address stands, fits both windows and asks for nothing forbidden, for ${called}`, async ({
    page,
    server: { url },
  }) => {
    test.setTimeout(900_000);
    const addresses = await startWalk(page, url, visitor);
    const errors = watchForErrors(page);
    const refusals = watchForRefusals(page);
    const problems: string[] = [];
    for (const [route, address] of addresses) {
      // All of them are looked at, whatever one of them shows.
      const problem = await test.step(route.key, () => look({ page, visitor, route, address }).catch(String));
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

test('an address that names nothing says so on a page that everyone can read', async ({ page, server: { url } }) => {
  await startWalk(page, url, 'main');
  const naming: readonly KeyedRoute['key'][] = [
    'informDetail',
    'docsDetail',
    'instanceAvailableKvmStore',
    'restartInstance',
    'instancePlugin',
    'workOrderDetail',
    'orderDetail',
    'invitation',
  ];
  for (const route of routeList.filter(({ key }) => naming.includes(key))) {
    await test.step(route.key, async () => {
      await follow(page, addressOf(route, nothing));
      await expectScreen(page);
      await expectAccessible(page);
    });
  }
});

test('a visitor who asks for a page of the console is led to login, whichever it is', async ({
  page,
  server: { url },
}) => {
  const guarded = routeList.filter(({ allowed }) => !allowed.includes('visitor'));
  for (const [index, route] of guarded.entries()) {
    const address = addressOf(route, nothing);
    if (index === 0) await page.goto(url + address);
    else await follow(page, address);
    const wanted = endOf(route) ?? address;
    await expect(page, route.key).toHaveURL(
      ({ pathname, searchParams }) => pathname === routes.login.path && searchParams.get('redirect') === wanted,
    );
  }
});
