import { devices } from '@playwright/test';
import { routes } from '@compute-market/contract/routes';
import { logIn } from './customer';
import { drawn, holdScripts, isDrawn, openDrawn, siteScripts, watchShift } from './drawn-page';
import { expectReadableNow, expectScreen, startLoggedIn, wide } from './pages';
import { expect, test } from './site';

/** The balance takes its place in the bar, and numbers theirs beside the tabs. */
const noShift = 0.005;
const search = '备注 / IP / 名称';

for (const [size, phone] of [
  ['a desk', false],
  ['a phone', true],
] as const)
  test(`on ${size} the home of the console stands as it waits, is readable, and keeps what was typed when its app comes`, async ({
    browser,
    server: { url },
  }) => {
    const context = await browser.newContext(phone ? devices['Pixel 7'] : { viewport: wide });
    const page = await context.newPage();
    await startLoggedIn(page, await logIn(url, '13800000001'));
    const release = await holdScripts(page);
    await isDrawn(url + routes.dashboard.path, { 'sec-ch-ua-mobile': phone ? '?1' : '?0' });
    await page.goto(url + routes.dashboard.path, { waitUntil: 'commit' });
    await expect(drawn(page).getByRole('heading', { level: 1, name: routes.dashboard.title })).toBeVisible();
    await expect(drawn(page).getByRole('link', { name: '租用实例' })).toHaveAttribute('href', routes.store.path);
    await expectReadableNow(page, '#drawn');
    await drawn(page).getByRole('searchbox', { name: search }).fill('llama');
    release();
    await expect(drawn(page)).toHaveCount(0);
    await expect(page.getByRole('searchbox', { name: search })).toHaveValue('llama');
    await expect(page).toHaveURL(/q=llama/);
    await context.close();
  });

test('on a phone nothing of the home of the console moves while its answers come', async ({
  browser,
  server: { url },
}) => {
  const context = await browser.newContext(devices['Pixel 7']);
  const page = await context.newPage();
  await startLoggedIn(page, await logIn(url, '13800000001'));
  await watchShift(page);
  await isDrawn(url + routes.dashboard.path, { 'sec-ch-ua-mobile': '?1' });
  await page.goto(url + routes.dashboard.path);
  await expect(drawn(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expectScreen(page);
  expect(await page.evaluate(() => window.shift)).toBeLessThan(noShift);
  await context.close();
});

test('where the address asks for something else, and on other pages, the title stands alone and is readable', async ({
  page,
  server: { url },
}) => {
  await startLoggedIn(page, await logIn(url, '13800000001'));
  const release = await holdScripts(page);
  for (const [path, title] of [
    [`${routes.dashboard.path}?tab=docker`, routes.dashboard.title],
    [routes.recharge.path, routes.recharge.title],
  ] as const) {
    await openDrawn(page, url + path);
    await expect(drawn(page).getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(drawn(page).getByRole('tab')).toHaveCount(0);
    await expectReadableNow(page, '#drawn');
  }
  release();
});

for (const [who, path] of [
  ['a visitor', routes.store.path],
  ['a customer', routes.dashboard.path],
] as const)
  test(`${who} whose scripts are lost is told so, and comes back by loading the page again`, async ({
    page,
    server: { url },
  }) => {
    if (who === 'a customer') await startLoggedIn(page, await logIn(url, '13800000001'));
    await isDrawn(url + path);
    await page.route(siteScripts, (route) => route.abort());
    await page.goto(`${url}${path}`);
    const told = drawn(page).getByRole('alert');
    await expect(told).toContainText('页面没有加载完整');
    await expectReadableNow(page, '#drawn');
    await page.unroute(siteScripts);
    await told.getByRole('link', { name: '重新加载' }).click();
    await expect(drawn(page)).toHaveCount(0);
    await expect(page).toHaveURL(url + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
