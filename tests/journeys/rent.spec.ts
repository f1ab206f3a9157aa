import { addUp, balanceChanges } from './customer';
import { followedStart } from './instances';
import {
  expectAccessible,
  expectLinesToAddUp,
  expectLive,
  expectNoSidewaysScroll,
  expectScreen,
  fenOf,
  payOnPhone,
  registerByForm,
  resize,
  watchForErrors,
} from './pages';
import { expect, test, withWatchedStarts } from './site';

const password = 'Gpu2026rent';

test('a visitor registers, tops up by WeChat code, rents a machine by the day and finds it running, every fen accounted for', async ({
  page,
  context,
  server: { url },
}) => {
  const errors = watchForErrors(page);
  await page.goto(url);
  await expect(page).toHaveURL(`${url}/store`);
  await expect(page).toHaveTitle('算力市场');
  await expect(page.locator('[data-component="GpuCard"]').first()).toBeVisible();

  await page.getByRole('link', { name: '立即注册' }).click();
  await expectAccessible(page);
  await registerByForm(page, url, '13911112222', password);
  await expect(page.getByText('余额 ¥0.00')).toBeVisible();

  await page.getByRole('link', { name: /^余额.*充值$/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: '充值' })).toBeVisible();
  await page.getByRole('button', { name: /立即充值/ }).click();
  const dialog = page.getByRole('dialog', { name: /微信/ });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByText('等待支付')).toBeVisible();
  await payOnPhone(context, url);
  // It stays until it was seen, and names what arrived.
  await expect(dialog.getByText('到账 ¥100.00，余额已更新')).toBeVisible();
  await expect(dialog.getByRole('button', { name: '查看充值详情' })).toBeVisible();
  await dialog.getByRole('button', { name: '关闭' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('余额 ¥100.00')).toBeVisible();

  await page.getByRole('link', { name: '算力市场' }).first().click();
  const card = page.locator('[data-component="GpuCard"]').filter({ hasText: 'RTX 3090' });
  await card.getByRole('link', { name: '立即租用' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '创建实例' })).toBeVisible();
  await page.getByRole('radio', { name: /按天/ }).check();
  const price = await expectLinesToAddUp(page);
  expect(price).toBeGreaterThan(0);
  await withWatchedStarts(url, async () => {
    await page.getByRole('button', { name: '立即支付' }).click();

    // One thing goes on: paid, its phases, running, the command to copy.
    await followedStart(page);
    await expect(page.getByRole('listitem').filter({ hasText: '已支付' })).toBeVisible();
    await expect(page.getByText(/^ssh -p \d+ /)).toBeVisible({ timeout: 45_000 });
  });
  await (await followedStart(page)).click();
  await expect(page).toHaveURL(/\/console\/dashboard\?.*highlight=/);
  const row = page.getByRole('row').filter({ hasText: 'RTX 3090' });
  await expect(row.getByText('运行中', { exact: true })).toBeVisible({ timeout: 45_000 });
  const balance = page.getByText(/^余额 ¥/).first();
  await expect(balance).not.toHaveText('余额 ¥100.00');
  expect(fenOf((await balance.textContent()) ?? '')).toBe(10_000 - price);

  const session = await page.evaluate(() => localStorage.getItem('token'));
  expect(addUp(await balanceChanges(url, session ?? ''))).toBe(10_000 - price);
  expect(errors).toEqual([]);
});

test('on a phone the order form without a chosen model fits the screen', async ({ page, server: { url } }) => {
  await resize(page, { width: 375, height: 812 });
  await page.goto(`${url}/createInstance?type=kvm`);
  await expectScreen(page);
  await expectNoSidewaysScroll(page);
});

test('by keyboard alone: log in, open the account menu and log out', async ({ page, server: { url } }) => {
  await page.goto(`${url}/login?page=login`);
  // Enter on the drawn page is kept for five seconds only, and a busy machine may need more for the app.
  await expectLive(page);
  await page.getByLabel('手机号').focus();
  await page.keyboard.type('13800000003');
  await page.keyboard.press('Tab');
  for (
    let step = 0;
    step < 3 && !(await page.getByLabel('密码', { exact: true }).evaluate((field) => field === document.activeElement));
    step += 1
  )
    await page.keyboard.press('Tab');
  await page.keyboard.type('Suanli2026');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${url}/store`);
  await page.getByRole('button', { name: /陈立群/ }).focus();
  await page.keyboard.press('Enter');
  const logout = page.getByRole('button', { name: '退出登录' });
  await expect(logout).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(logout).toBeHidden();
  await expect(page.getByRole('button', { name: /陈立群/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await logout.focus();
  // The page is loaded anew; until then it can go at any moment.
  const reloaded = page.waitForEvent('load');
  await page.keyboard.press('Enter');
  await reloaded;
  await expect(page.getByRole('link', { name: '登录', exact: true })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

test('an unknown address leads to the market and says so', async ({ page, server: { url } }) => {
  // The words stand for three seconds: they are looked for at once.
  await page.goto(`${url}/no-such-page`, { waitUntil: 'commit' });
  await expect(page.getByText('页面不存在，已返回算力市场')).toBeVisible();
  await expect(page).toHaveURL(`${url}/store`);
});
