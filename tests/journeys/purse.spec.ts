import type { Page } from '@playwright/test';
import { customerWith, intention, logIn, must, newPassword as password, post, sandboxToken } from './customer';
import { expectAccessible, expectLinesToAddUp, expectNoSidewaysScroll, logInByForm, narrow, openLoggedIn, payOnPhone, watchForErrors, wide } from './pages';
import { expect, test } from './site';

async function openPalette(page: Page) {
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', { name: '快速前往' }).getByRole('combobox')).toBeFocused();
}

/** The note of an order; on a phone its section opens first. */
async function noteOf(page: Page) {
  const note = page.getByRole('textbox', { name: '备注' });
  if (!(await note.isVisible())) await page.getByRole('heading', { level: 2, name: '备注' }).click();
  return note;
}

for (const [index, { name, width, height }] of [wide, narrow].entries()) {
  test(`${name}: a wrong password tells how many tries are left; after the last one even the right password must wait`, async ({ page, server: { url } }) => {
    await page.setViewportSize({ width, height });
    const phone = `1391111000${index + 1}`;
    await customerWith(url, phone, 0);
    await page.goto(`${url}/login?page=login`);
    for (const left of [4, 3, 2, 1]) {
      await logInByForm(page, phone, 'Wrong2026');
      await expect(page.getByText(`账号或密码错误，还可尝试 ${left} 次`)).toBeVisible();
      await expect(page.getByLabel('手机号')).toHaveValue(phone);
    }
    await logInByForm(page, phone, 'Wrong2026');
    await expect(page.getByText(/尝试次数过多/)).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await logInByForm(page, phone, password);
    await expect(page.getByText(/尝试次数过多/)).toBeVisible();
    await expect(page).toHaveURL(/\/login/);
  });

  test(`${name}: a code that is not ready three times is asked for again with its reason in view, and then paid`, async ({ page, context, server: { url } }) => {
    await page.setViewportSize({ width, height });
    const phone = `1391111001${index}`;
    await customerWith(url, phone, 0);
    await openLoggedIn(page, url, '/console/recharge', phone);
    const errors = watchForErrors(page);
    const reason = '二维码未生成或者已过期';
    let asked = 0;
    await page.route('**/api/get_qrcode', async (route) => {
      asked += 1;
      if (asked > 3) return route.continue();
      return route.fulfill({ json: { status: 200_122, reason, data: null } });
    });
    await page.getByRole('button', { name: /立即充值/ }).click();
    await expect(page.getByText(reason).filter({ visible: true }).first()).toBeVisible();
    const dialog = page.getByRole('dialog', { name: /微信/ });
    await expect(dialog.getByText('等待支付')).toBeVisible({ timeout: 20_000 });
    expect(asked).toBeGreaterThanOrEqual(4);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await payOnPhone(context, url);
    await expect(page.getByText('支付成功').first()).toBeVisible();
    expect(errors).toEqual([]);
  });

  test(`${name}: a session that ends in the middle of an order loses nothing: after logging in the same order is there and is paid`, async ({ page, server: { url } }) => {
    await page.setViewportSize({ width, height });
    const phone = `1391111002${index}`;
    await customerWith(url, phone, 100);
    await openLoggedIn(page, url, '/createInstance?type=kvm&gpu_type=RTX%203090&gpu_num=1', phone);
    await page.getByRole('radio', { name: /按天/ }).check();
    await (await noteOf(page)).fill('夜里的长任务');
    const before = await expectLinesToAddUp(page);
    const session = await page.evaluate(() => localStorage.getItem('token'));
    await must(post(url, '/logout', { session }));
    await page.getByRole('button', { name: '立即支付' }).click();
    await expect(page).toHaveURL(/\/login\?page=login&redirect=/);
    await expect(page.getByText('登录已失效，重新登录后将回到当前页面，已填写内容不会丢失')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await logInByForm(page, phone, password);
    await expect(page.getByRole('heading', { level: 1, name: '创建实例' })).toBeVisible();
    await expect(await noteOf(page)).toHaveValue('夜里的长任务');
    await expect(page.getByRole('radio', { name: /按天/ })).toBeChecked();
    expect(await expectLinesToAddUp(page)).toBe(before);
    await page.getByRole('button', { name: '立即支付' }).click();
    await expect(page).toHaveURL(/\/console\/dashboard/);
    await expect(page.getByText('夜里的长任务').first()).toBeVisible();
    await expectNoSidewaysScroll(page);
  });
}

test('by keyboard alone: top up by typing another amount and open the code', async ({ page, context, server: { url } }) => {
  await customerWith(url, '13911110030', 0);
  await openLoggedIn(page, url, '/console/recharge', '13911110030');
  await openPalette(page);
  await page.keyboard.type('czjl');
  await expect(page.getByRole('option', { name: '充值记录' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: '充值记录' })).toBeVisible();
  await openPalette(page);
  await page.keyboard.type('chongzhi');
  await expect(page.getByRole('option', { name: '充值', exact: true }).first()).toBeVisible();
  await page.keyboard.press('Enter');
  const topUp = page.getByRole('dialog', { name: '快捷充值' });
  await expect(topUp).toBeVisible();
  const amount = topUp.getByRole('textbox', { name: '其他金额' });
  for (let step = 0; step < 12 && !(await amount.evaluate((field) => field === document.activeElement)); step += 1) await page.keyboard.press('Tab');
  await page.keyboard.type('37.50');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: /微信/ }).getByText('等待支付')).toBeVisible();
  await payOnPhone(context, url);
  await expect(page.getByText('支付成功').first()).toBeVisible();
  await expect(page.getByText('余额 ¥37.50')).toBeVisible();
});

for (const [index, { name, width, height }] of [wide, narrow].entries()) {
  test(`${name}: a corporate transfer asks for no code: the account is there to copy, support credits what arrives, and the record says so`, async ({ page, server: { url } }) => {
    await page.setViewportSize({ width, height });
    const phone = `1391111004${index}`;
    const session = await customerWith(url, phone, 0);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (/create_qrcode|get_qrcode/.test(request.url())) asked.push(request.url());
    });
    await openLoggedIn(page, url, '/console/recharge', phone);
    await page.getByRole('radio', { name: /对公转账/ }).check();
    await expect(page.getByText('对公转账账户')).toBeVisible();
    await expect(page.getByRole('button', { name: /立即充值/ })).toHaveCount(0);
    await expectAccessible(page);
    expect(asked).toEqual([]);

    const { Id: accountId } = await must(post<{ Id: number }>(url, '/get_user_info', { session }));
    await expect(page.locator('[data-component="CorporateTransferCard"]')).toContainText(String(accountId));
    const form = new URLSearchParams({ page_token: await sandboxToken(url), account_id: String(accountId), amount: '12000', action: 'receive' });
    await fetch(`${url}/sandbox/transfers`, { method: 'POST', body: form, redirect: 'manual' });
    await page.goto(`${url}/console/orders`);
    // A table on wide screens, cards on small ones.
    const newest = page.getByRole(width === wide.width ? 'row' : 'listitem').filter({ hasText: '对公转账' }).first();
    await expectNoSidewaysScroll(page);
    await expect(newest).toContainText('¥12,000.00');
    await expect(newest).toContainText('对公转账');
    await expect(newest).toContainText('已支付');
    await expect(page.getByRole('banner')).toContainText('¥12,000.00');
  });
}

for (const [index, { name, width, height }] of [wide, narrow].entries()) {
  test(`${name}: a claimed coupon leads to the market and takes its sum off the rental it fits`, async ({ page, server: { url } }) => {
    const errors = watchForErrors(page);
    await page.setViewportSize({ width, height });
    const phone = `1391111005${index}`;
    await customerWith(url, phone, 500);
    await openLoggedIn(page, url, '/console/coupon', phone);
    await page.getByRole('tab', { name: /领券中心/ }).click();
    const card = page.locator('[data-component="CouponCard"]').filter({ hasText: '新人满减券' });
    await card.getByRole('button', { name: '立即领取' }).click();
    await expect(card.getByRole('button', { name: '立即领取' })).toHaveCount(0);
    await page.getByRole('tab', { name: /未使用/ }).click();
    await expect(card).toBeVisible();
    await expectAccessible(page);
    await card.getByRole('link', { name: '去使用' }).click();
    await expect(page).toHaveURL(/\/store/);
    await page.locator('[data-component="GpuCard"]').filter({ hasText: 'RTX 3090' }).getByRole('link', { name: '立即租用' }).click();
    await page.getByRole('radio', { name: /按月/ }).check();
    await expect(page.locator('[data-component="PriceBreakdown"]').first()).toContainText('−¥10.00');
    await expectLinesToAddUp(page);
    await expectNoSidewaysScroll(page);
    expect(errors).toEqual([]);
  });
}

for (const { name, width, height } of [wide, narrow]) {
  test(`${name}: an account with credit pays below zero, down to its quota and no further`, async ({ page, server: { url } }) => {
    await page.setViewportSize({ width, height });
    const session = await logIn(url, '13800000003');
    const purse = async () => must(post<{ Money: number; CreditMoneyQuota: number }>(url, '/get_user_info', { session }));
    expect((await purse()).CreditMoneyQuota).toBe(500);
    expect((await purse()).Money).toBeLessThan(0);
    await openLoggedIn(page, url, '/createInstance?type=kvm&gpu_type=RTX%203090&gpu_num=1&unit=day&pack_time=1', '13800000003', 'Suanli2026');
    const before = (await purse()).Money;
    const price = await expectLinesToAddUp(page);
    await page.getByRole('button', { name: '立即支付' }).click();
    await expect(page).toHaveURL(/\/console\/dashboard/);
    expect(Math.round((await purse()).Money * 100)).toBe(Math.round(before * 100) - price);

    await page.goto(`${url}/createInstance?type=kvm&gpu_type=RTX%203090&gpu_num=1&unit=month&pack_time=1`);
    await expectLinesToAddUp(page);
    await expect(page.getByRole('button', { name: '充值并支付' })).toBeVisible();
    const { status } = await post(url, '/run_kvm_v2', { session, gpu_type: 'RTX 3090', gpu_num: 1, image_name: 'pytorch-2.5', pack_time: 1, unit: 'month', due_mode: -1 }, { headers: { 'idempotency-key': intention() } });
    expect(status).not.toBe(0);
    expect((await purse()).Money).toBeGreaterThanOrEqual(-500);
  });
}
