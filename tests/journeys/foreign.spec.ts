import { routeList, type KeyedRoute } from '@compute-market/contract/routes';
import { expect, test, type Page } from '@playwright/test';
import { startForeignBackEnd, type OfOurs } from '../foreign/back-end';
import { logInByForm, startLoggedIn, watchForErrors } from './pages';

const backEnds = ['missing', 'garbage'] as const satisfies readonly OfOurs[];

/** The address of a screen, for what this back end knows. */
const addressOf = ({ path }: KeyedRoute): string =>
  path
    .replace(':instanceName', 'k7f3a2c')
    .replace(':id', '3')
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

/** Runs with a back end of its own; what the page says wrong is told at the end. */
async function against(ofOurs: OfOurs, page: Page, visit: (url: string) => Promise<readonly string[]>) {
  const backEnd = await startForeignBackEnd(ofOurs);
  try {
    const errors = watchForErrors(page);
    const problems = await visit(backEnd.url);
    expect([...problems, ...errors.filter(ofThePage)]).toEqual([]);
  } finally {
    backEnd.stop();
  }
}

for (const ofOurs of backEnds) {
  test(`no page breaks before a back end that is not ours (what is ours: ${ofOurs})`, async ({ page }) => {
    test.setTimeout(240_000);
    await startLoggedIn(page, 'foreign-token');
    await against(ofOurs, page, async (url) => {
      const problems: string[] = [];
      await page.goto(`${url}/docs`);
      for (const route of routeList.filter(({ key }) => key !== 'login')) {
        const problem = await test.step(route.key, () =>
          look(page, route).catch((error: unknown) => String(error).slice(0, 300)),
        );
        if (problem !== '') problems.push(`${route.key}: ${problem}`);
      }
      return problems;
    });
  });

  test(`a person logs in by the form and tops up before a back end that is not ours (what is ours: ${ofOurs})`, async ({
    page,
  }) => {
    await against(ofOurs, page, async (url) => {
      await page.goto(`${url}/login?page=login&redirect=${encodeURIComponent('/console/recharge')}`);
      await logInByForm(page, '13800000009');
      await expect(page).toHaveURL(`${url}/console/recharge`);
      await page.getByRole('button', { name: /立即充值/ }).click();
      await expect(page.getByText('支付成功').first()).toBeVisible();
      return [];
    });
  });

  test(`what has no price shows none and cannot be rented, before a back end that is not ours (what is ours: ${ofOurs})`, async ({
    page,
  }) => {
    await startLoggedIn(page, 'foreign-token');
    await against(ofOurs, page, async (url) => {
      await page.goto(`${url}/store`);
      const unpriced = page
        .getByRole('article', { name: 'H20' })
        .or(page.getByRole('listitem').filter({ hasText: 'H20' }));
      await expect(unpriced.first()).toContainText('库存未知');
      await expect(unpriced.first()).not.toContainText(/¥|免费/);
      await expect(unpriced.first().getByRole('link', { name: /立即租用|租用/ })).toHaveCount(0);
      await page.goto(`${url}/createInstance?type=kvm&gpu_type=H20&gpu_num=1`);
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      await expect(page.getByRole('main').first()).toContainText('H20');
      await expect(page.getByRole('main').first()).not.toContainText(/¥0\.00|免费\s*$/);
      await expect(
        page.getByRole('button', { name: /立即(支付|租用|下单)|支付/ }).and(page.locator(':enabled')),
      ).toHaveCount(0);
      return [];
    });
  });

  test(`a coupon is claimed before a back end that is not ours (what is ours: ${ofOurs})`, async ({ page }) => {
    await startLoggedIn(page, 'foreign-token');
    await against(ofOurs, page, async (url) => {
      await page.goto(`${url}/console/coupon`);
      await page.getByRole('button', { name: /领取/ }).first().click();
      await expect(page.getByText('领取成功').first()).toBeVisible();
      return [];
    });
  });
}
