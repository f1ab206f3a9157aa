import { routeList, type KeyedRoute } from '@compute-market/contract/routes';
import { expect, test, type Page } from '@playwright/test';
import { startForeignBackEnd, type OfOurs } from '../foreign/back-end';
import { startLoggedIn, watchForErrors } from './pages';

/** The address of a screen, for what this back end knows. */
const addressOf = ({ path }: KeyedRoute): string =>
  path
    .replace(':instanceName', 'k7f3a2c')
    .replace(':id', '3')
    .replace(':no', '118220261118')
    .replace(':question', 'GPU')
    .replace(':resource_type', 'none')
    .replace('*', 'no/such/page');

/** Follows an address as a link of the site does, without loading the page anew. */
const follow = (page: Page, address: string) =>
  page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, address);

/** What the browser says by itself of an HTTP error is no error of the page. */
const ofThePage = (text: string) => !text.startsWith('Failed to load resource');

async function look(page: Page, route: KeyedRoute): Promise<string> {
  await follow(page, addressOf(route));
  await expect(page.getByRole('main').first()).toHaveText(/\S/);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  return (await page.getByText(/页面遇到问题/).count()) > 0 ? 'the page broke' : '';
}

for (const ofOurs of ['missing', 'garbage'] as const satisfies readonly OfOurs[]) {
  test(`no page breaks before a back end that is not ours (what is ours: ${ofOurs})`, async ({ page }) => {
    test.setTimeout(240_000);
    const backEnd = await startForeignBackEnd(ofOurs);
    try {
      const errors = watchForErrors(page);
      const problems: string[] = [];
      await startLoggedIn(page, 'foreign-token');
      await page.goto(`${backEnd.url}/docs`);
      for (const route of routeList.filter(({ key }) => key !== 'login')) {
        const problem = await test.step(route.key, () =>
          look(page, route).catch((error: unknown) => String(error).slice(0, 300)),
        );
        problems.push(
          ...[problem, ...errors.splice(0).filter(ofThePage)]
            .filter((text) => text !== '')
            .map((text) => `${route.key}: ${text.slice(0, 400)}`),
        );
      }
      expect(problems).toEqual([]);
    } finally {
      backEnd.stop();
    }
  });
}
