import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { expectScreen, logInByForm, narrow, openLoggedIn } from './pages';
import { expect, test } from './site';

const main = '13800000001';
const password = 'Suanli2026';

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

/** Code that a page goes on without: it says nothing where it cannot be had. */
interface Later {
  /** Part of the name by which the build knows it. */
  readonly source: string;
  /** Where it is needed. */
  readonly address: string;
  readonly visitor?: true;
  /** What brings it, beside the page itself. */
  readonly ask?: (page: Page) => Promise<void>;
  /** What is there with it alone. */
  readonly shown?: (page: Page) => Locator;
  /** The call that it sends, where nothing else tells that it came. */
  readonly sends?: RegExp;
}

const later: readonly Later[] = [
  { source: 'site-deferred', address: '/docs', visitor: true, shown: (page) => page.getByRole('contentinfo') },
  {
    source: 'store-deferred',
    address: '/store',
    visitor: true,
    shown: (page) => page.getByRole('radiogroup', { name: '查看方式' }),
  },
  { source: 'PasskeyLogin', address: '/login?page=login', visitor: true, sends: /\/get_passkey_domain/ },
  { source: 'customer-flags', address: '/docs', sends: /\/unread-flag/ },
  {
    source: 'pinyin-match',
    address: '/console/createWorkOrder/submit/32/GPU/kvm',
    ask: async (page) => {
      await page.getByRole('combobox', { name: /关联实例/ }).click();
      await page.getByPlaceholder('搜索名称、拼音或首字母').fill('quexian');
    },
    shown: (page) => page.getByRole('option', { name: /缺陷/ }),
  },
];

/** The file that holds a piece, as the build wrote it down. */
function fileOf(source: string): string {
  const files = JSON.parse(readFileSync('packages/app/dist/.vite/manifest.json', 'utf8')) as Record<
    string,
    { readonly file: string }
  >;
  const found = Object.entries(files).find(([name]) => name.includes(source));
  if (found === undefined) throw new Error(`the build has no ${source}`);
  return `**/${found[1].file}`;
}

for (const { source, address, visitor, ask, shown, sends } of later)
  test(`${source} comes by itself when the network is back, and nothing is said of it`, async ({
    page,
    context,
    server: { url },
  }) => {
    const file = fileOf(source);
    const lost = page.waitForEvent('requestfailed', (request) => request.url().endsWith(file.slice(2)));
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

/** A menu whose code comes when its trigger is approached; the next approach asks again. */
interface Menu {
  readonly source: string;
  readonly approach: (page: Page) => Promise<void>;
  readonly shown: (page: Page) => Locator;
  readonly onPhone?: true;
}

const menus: readonly Menu[] = [
  {
    source: 'BellMenu',
    approach: async (page) => {
      await page.mouse.move(0, 0);
      await page.getByRole('banner').getByRole('link', { name: /公告/ }).hover();
    },
    shown: (page) => page.getByRole('link', { name: '查看更多' }),
  },
  {
    source: 'AccountPanel',
    approach: (page) => page.getByRole('button', { name: /账号菜单/ }).click(),
    shown: (page) => page.getByRole('button', { name: '退出登录' }),
  },
  {
    source: 'SiteDrawerPanel',
    approach: (page) => page.getByRole('button', { name: '打开导航' }).click(),
    shown: (page) => page.getByRole('dialog'),
    onPhone: true,
  },
  {
    source: 'ContactPanel',
    approach: (page) => page.getByRole('button', { name: '公众号' }).click(),
    shown: (page) => page.getByRole('dialog'),
  },
];

for (const { source, approach, shown, onPhone } of menus)
  test(`${source} could not be fetched: that is said, its trigger goes on working, and the next approach opens it`, async ({
    page,
    server: { url },
  }) => {
    if (onPhone) await page.setViewportSize(narrow);
    const file = fileOf(source);
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
