import { logIn } from './customer';
import { menus } from './later-pieces';
import { expectReadable, expectScreen, follow, narrow, openLive, startLoggedIn, wide } from './pages';
import { expect, test } from './site';

/** Opened by a press in the list of machines. */
const ofRow = {
  source: '更多操作',
  approach: async (page) => {
    await page
      .getByRole('button', { name: /的更多操作$/ })
      .filter({ visible: true })
      .first()
      .click();
  },
  shown: (page) => page.getByRole('menu'),
} satisfies (typeof menus)[number];

const places = [
  ...menus.map((menu) => ({ ...menu, address: '/store' })),
  { ...ofRow, address: '/console/dashboard' },
  { ...ofRow, address: '/console/dashboard', onPhone: true as const },
];
const windows = [
  { size: wide, shownThere: places.filter((place) => !('onPhone' in place)) },
  { size: narrow, shownThere: places.filter((place) => 'onPhone' in place) },
];

/** What a menu half covers cannot be pressed while it is open, so axe would find it too small: the menu is read, and the bar above all. */
const readable = 'header, [data-base-ui-portal]';

test('a menu that stands open over its page is readable by everyone, and so is the bar above it', async ({
  page,
  server: { url },
}) => {
  await startLoggedIn(page, await logIn(url, '13800000001'));
  for (const { size, shownThere } of windows) {
    await page.setViewportSize(size);
    await openLive(page, `${url}/store`);
    for (const { source, address, approach, shown } of shownThere)
      await test.step(source, async () => {
        if (page.url() !== url + address) await follow(page, address);
        await expectScreen(page);
        await approach(page);
        await expect(shown(page).first()).toBeVisible();
        await expectReadable(page, readable);
        await page.keyboard.press('Escape');
        await expect(shown(page)).toHaveCount(0);
      });
  }
});
