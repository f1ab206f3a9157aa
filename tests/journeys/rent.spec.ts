import { addUp, balanceChanges, payByCode } from './customer';
import { followedStart } from './instances';
import {
  expectAccessible,
  expectLinesToAddUp,
  expectLive,
  expectNoSidewaysScroll,
  expectScreen,
  fenOf,
  logInByForm,
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
  await expectAccessible(page);

  await page.getByRole('link', { name: '立即注册' }).click();
  await expectAccessible(page);
  await registerByForm(page, url, '13911112222', password);
  await expect(page.getByText('余额 ¥0.00')).toBeVisible();

  await page.getByRole('link', { name: /^余额.*充值$/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: '充值' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /立即充值/ }).click();
  const dialog = page.getByRole('dialog', { name: /微信/ });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByText('等待支付')).toBeVisible();
  await expectAccessible(page);
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
  await expectAccessible(page);
  const price = await expectLinesToAddUp(page);
  expect(price).toBeGreaterThan(0);
  await withWatchedStarts(url, async () => {
    await page.getByRole('button', { name: '立即支付' }).click();

    // One thing goes on: paid, its phases, running, the command to copy.
    await followedStart(page);
    await expect(page.getByRole('listitem').filter({ hasText: '已支付' })).toBeVisible();
    await expect(page.getByText(/^ssh -p \d+ /)).toBeVisible({ timeout: 45_000 });
  });
  await expectAccessible(page);
  await (await followedStart(page)).click();
  await expect(page).toHaveURL(/\/console\/dashboard\?.*highlight=/);
  const row = page.getByRole('row').filter({ hasText: 'RTX 3090' });
  await expect(row.getByText('运行中', { exact: true })).toBeVisible({ timeout: 45_000 });
  await expectAccessible(page);
  const balance = page.getByText(/^余额 ¥/).first();
  await expect(balance).not.toHaveText('余额 ¥100.00');
  expect(fenOf((await balance.textContent()) ?? '')).toBe(10_000 - price);

  const session = await page.evaluate(() => localStorage.getItem('token'));
  expect(addUp(await balanceChanges(url, session ?? ''))).toBe(10_000 - price);
  expect(errors).toEqual([]);
});

test('without enough balance the quick top-up opens over the form, and after paying the same form buys', async ({
  page,
  server: { url },
}) => {
  const errors = watchForErrors(page);
  await page.goto(`${url}/createInstance?type=kvm&gpu_type=RTX%203090&gpu_num=1`);
  await page.getByRole('button', { name: '登录后支付' }).click();
  await logInByForm(page, '13800000002');
  await expect(page.getByRole('heading', { level: 1, name: '创建实例' })).toBeVisible();
  await page.getByRole('textbox', { name: '备注' }).fill('第一台训练机');
  await page.getByRole('button', { name: '充值并支付' }).click();
  const topUp = page.getByRole('dialog', { name: '快捷充值' });
  await expect(topUp).toBeVisible();
  await expectAccessible(page);
  await topUp.getByRole('button', { name: /立即充值/ }).click();
  await expect(page.getByRole('dialog', { name: /微信/ }).getByText('等待支付')).toBeVisible();
  await payByCode(url);
  await page.getByRole('button', { name: '继续下单' }).click();
  await expect(topUp).toBeHidden();
  await expect(page.getByText('余额已到账，是否继续下单？')).toBeVisible();
  await expect(page.getByRole('textbox', { name: '备注' })).toHaveValue('第一台训练机');
  await page.getByRole('button', { name: '继续支付' }).click();
  await (await followedStart(page)).click();
  await expect(page.getByRole('row').filter({ hasText: '第一台训练机' })).toBeVisible();
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

test('a sub-account sees its limit, not the balance, and is told what only the main account may do', async ({
  page,
  server: { url },
}) => {
  await page.goto(`${url}/login?page=login`);
  await page.getByText('子账号登录').click();
  await page.getByLabel('主账号手机号').fill('13800000001');
  await page.getByLabel('子账号名').fill('lab-a');
  await page.getByLabel('密码', { exact: true }).fill('Suanli2026');
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page.getByText(/额度 ¥/).first()).toBeVisible();
  await page.goto(`${url}/console/recharge`);
  await expect(page.getByText('该功能仅主账号可用')).toBeVisible();
  await page.goto(`${url}/console/dashboard`);
  await expect(page.getByRole('heading', { level: 1, name: '我的实例' })).toBeVisible();
});

test('an unknown address leads to the market and says so', async ({ page, server: { url } }) => {
  // The words stand for three seconds: they are looked for at once.
  await page.goto(`${url}/no-such-page`, { waitUntil: 'commit' });
  await expect(page.getByText('页面不存在，已返回算力市场')).toBeVisible();
  await expect(page).toHaveURL(`${url}/store`);
});
