import type { Page } from '@playwright/test';
import {
  expectReadable,
  expectScreen,
  follow,
  narrow,
  openLoggedIn,
  startInTheDark,
  watchForErrors,
  wide,
} from './pages';
import { expect, test } from './site';
import { startWalk } from './walk';

const main = '13800000001';
const password = 'Suanli2026';

const root = (page: Page) => page.locator('html');
const choice = (page: Page, name: string) =>
  page.getByRole('radiogroup', { name: '主题' }).getByText(name, { exact: true });
const byPalette = async (page: Page, words: string, name: string) => {
  await page.keyboard.press('Control+k');
  const sought = page.getByRole('combobox', { name: '搜索页面、实例、订单、发票、工单与文档' });
  await sought.fill(words);
  await page.getByRole('option', { name: new RegExp(`^${name}`) }).click();
  // Another Ctrl K is for nobody while it is still closing.
  await expect(sought).toHaveCount(0);
};
const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const barColor = (page: Page) => page.locator('meta[name="theme-color"]').getAttribute('content');

test('a visitor makes the pages dark: every tab follows, and the next page is dark before any of its code is there', async ({
  page,
  context,
  server: { url },
}) => {
  const errors = watchForErrors(page);
  await page.goto(`${url}/docs`);
  await expect(root(page)).toHaveAttribute('data-theme', 'light');
  const [lightGround, lightBar] = [await ground(page), await barColor(page)];
  const other = await context.newPage();
  await other.goto(`${url}/store`);

  await choice(page, '深色').click();
  await expect(root(page)).toHaveAttribute('data-theme', 'dark');
  expect(await ground(page)).not.toBe(lightGround);
  expect(await barColor(page)).not.toBe(lightBar);
  await expect(root(other)).toHaveAttribute('data-theme', 'dark');
  await expect(other.getByRole('radiogroup', { name: '主题' }).getByRole('radio', { name: '深色' })).toBeChecked();

  const next = await context.newPage();
  await next.route('**/assets/*.js', (route) => route.abort());
  await next.goto(`${url}/store`);
  expect(await root(next).getAttribute('data-theme')).toBe('dark');
  expect(await ground(next)).not.toBe(lightGround);
  expect(errors).toEqual([]);
});

test('跟随系统 follows the system while the page stands', async ({ page, server: { url } }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(`${url}/docs`);
  const light = await ground(page);
  const lightBar = await barColor(page);
  await choice(page, '跟随系统').click();
  expect(await ground(page)).toBe(light);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await ground(page)).not.toBe(light);
  await expect.poll(() => barColor(page)).not.toBe(lightBar);
});

test('the system alone changes nothing: the product is light until somebody chooses', async ({
  page,
  server: { url },
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(`${url}/docs`);
  const light = await ground(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await ground(page)).toBe(light);
});

test('a customer chooses in the menu of the account or by the palette, and a logout keeps the choice', async ({
  page,
  server: { url },
}) => {
  await openLoggedIn(page, url, '/console/dashboard', main, password);
  await expectScreen(page);
  await page.getByRole('button', { name: /账号菜单/ }).click();
  await choice(page, '深色').click();
  await expect(root(page)).toHaveAttribute('data-theme', 'dark');
  await page.keyboard.press('Escape');
  await byPalette(page, 'qianse', '浅色');
  await expect(root(page)).toHaveAttribute('data-theme', 'light');
  await byPalette(page, 'ss', '深色');
  await expect(root(page)).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', { name: /账号菜单/ }).click();
  await page.getByRole('button', { name: '退出登录' }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect(root(page)).toHaveAttribute('data-theme', 'dark');
});

test('on a phone the drawer has the choice, and what is dark there can be read', async ({ page, server: { url } }) => {
  await page.setViewportSize(narrow);
  await page.goto(`${url}/store`);
  await page.getByRole('button', { name: '打开导航' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByText('深色', { exact: true }).click();
  await expect(root(page)).toHaveAttribute('data-theme', 'dark');
  await expectReadable(page, '[role="dialog"]');
});

/** The screens with the most on them; the others are read in the dark at night (dark-routes.spec.ts). */
const heaviest = new Set(['store', 'createInstance', 'dashboard', 'instancePlugin', 'expenseDetail']);

test('the heaviest screens can be read in the dark', async ({ page, server: { url } }) => {
  await page.setViewportSize(wide);
  await startInTheDark(page);
  const addresses = (await startWalk(page, url, 'main')).filter(([{ key }]) => heaviest.has(key));
  expect(addresses).toHaveLength(heaviest.size);
  for (const [route, address] of addresses) {
    await test.step(route.key, async () => {
      await follow(page, address);
      await expectScreen(page);
      await expectReadable(page, 'html');
    });
  }
});
