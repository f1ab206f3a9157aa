import type { Page } from '@playwright/test';
import { later, menus } from './later-pieces';
import { expectScreen, logInByForm, narrow, openLoggedIn } from './pages';
import { fileOf } from './piece-walk';
import { expect, test } from './site';
import { isEmbeddedByItself } from './stored-data';

const main = '13800000001';
const password = 'Suanli2026';

// The code of a demonstration's band would come late too. Where every server is at home another one need not start.
if (!isEmbeddedByItself) test.use({ embedded: true });

const told = (page: Page) => page.getByRole('alert').getByText('网络连接失败，请检查网络后重试');
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

interface Piece {
  readonly name: string;
  readonly open: (page: Page) => Promise<void>;
}

const byKeys = (name: string, keys: string): Piece => ({ name, open: (page) => page.keyboard.press(keys) });
const byButton = (name: string, button: string | RegExp): Piece => ({
  name,
  open: (page) => page.getByRole('button', { name: button }).filter({ visible: true }).first().click(),
});

/** Pieces whose code comes when they are opened, by the page they stand on. */
const places: Readonly<Record<string, readonly Piece[]>> = {
  '/store': [byKeys('快速前往', 'Control+k'), byKeys('键盘快捷键', '?')],
  '/console/coupon': [byButton('购买算力券', '购买算力券'), byButton('算力券说明', '了解算力券')],
};

for (const [address, pieces] of Object.entries(places))
  test(`on ${address} what could not be fetched says so, comes when the network is back, and opens again`, async ({
    page,
    context,
    server: { url },
  }) => {
    await openLoggedIn(page, url, address, main, password);
    await expectScreen(page);
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => Object.assign(window, { samePage: true }));
    for (const { name, open } of pieces) {
      await context.setOffline(true);
      await open(page);
      await expect(told(page)).toBeVisible();
      await expect(dialog(page, name)).toHaveCount(0);
      await context.setOffline(false);
      await expect(dialog(page, name)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog(page, name)).toHaveCount(0);
      await open(page);
      await expect(dialog(page, name)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog(page, name)).toHaveCount(0);
    }
    expect(await page.evaluate(() => 'samePage' in window)).toBe(true);
  });

test('a page whose code could not be fetched comes by itself when the network is back', async ({
  page,
  context,
  server: { url },
}) => {
  await openLoggedIn(page, url, '/console/dashboard', main, password);
  await expectScreen(page);
  await page.evaluate(() => Object.assign(window, { samePage: true }));
  await context.setOffline(true);
  await page.getByRole('navigation').getByRole('link', { name: '发票管理' }).first().click();
  await expect(page.getByText('页面文件加载失败，请检查网络后重试')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: '发票管理' })).toBeVisible();
  expect(await page.evaluate(() => 'samePage' in window)).toBe(true);
});

test('a login without a network says why, though no message was shown before', async ({
  page,
  context,
  server: { url },
}) => {
  await page.goto(`${url}/login?page=login`);
  await expectScreen(page);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await logInByForm(page, main, password);
  await expect(told(page).first()).toBeVisible();
});

for (const { source, address, visitor, ask, shown, sends } of later)
  test(`${source} comes by itself when the network is back, and nothing is said of it`, async ({
    page,
    context,
    server: { url },
  }) => {
    const file = `**${fileOf(source)}`;
    const lost = page.waitForEvent('requestfailed', (request) => request.url().endsWith(fileOf(source)));
    await page.route(file, (route) => route.abort());
    if (visitor) await page.goto(url + address);
    else await openLoggedIn(page, url, address, main, password);
    await expectScreen(page);
    await ask?.(page);
    await lost;
    await page.evaluate(() => Object.assign(window, { samePage: true }));
    if (shown) await expect(shown(page)).toHaveCount(0);
    await expect(told(page)).toHaveCount(0);
    const sent = sends && page.waitForRequest(sends);
    await page.unroute(file);
    await context.setOffline(true);
    await context.setOffline(false);
    await sent;
    if (shown) await expect(shown(page).first()).toBeVisible();
    expect(await page.evaluate(() => 'samePage' in window)).toBe(true);
  });

for (const { source, approach, shown, onPhone } of menus)
  test(`${source} could not be fetched: that is said, its trigger goes on working, and the next approach opens it`, async ({
    page,
    server: { url },
  }) => {
    if (onPhone) await page.setViewportSize(narrow);
    const file = `**${fileOf(source)}`;
    await page.route(file, (route) => route.abort());
    await openLoggedIn(page, url, '/store', main, password);
    await expectScreen(page);
    await page.evaluate(() => Object.assign(window, { samePage: true }));
    await approach(page);
    await expect(told(page)).toBeVisible();
    await expect(shown(page)).toHaveCount(0);
    await page.unroute(file);
    await approach(page);
    await expect(shown(page)).toBeVisible();
    expect(await page.evaluate(() => 'samePage' in window)).toBe(true);
  });
