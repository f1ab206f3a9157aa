import type { Locator, Page } from '@playwright/test';

/** Code that a page goes on without: it says nothing where it cannot be had. */
export interface Later {
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

export const later: readonly Later[] = [
  // Other pages share code with it, and say so where it is lost; the market stands without it.
  { source: 'site-deferred', address: '/store', visitor: true, shown: (page) => page.getByRole('contentinfo') },
  {
    source: 'store-deferred',
    address: '/store',
    visitor: true,
    shown: (page) => page.getByRole('radiogroup', { name: '查看方式' }),
  },
  { source: 'passkey-login', address: '/login?page=login', visitor: true, sends: /\/get_passkey_domain/ },
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

/** A menu whose code comes when its trigger is approached; the next approach asks again. */
export interface Menu {
  readonly source: string;
  readonly approach: (page: Page) => Promise<void>;
  readonly shown: (page: Page) => Locator;
  readonly onPhone?: true;
}

export const menus: readonly Menu[] = [
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
