import { transferCode } from '@compute-market/contract/rules/transfer-code';
import type { Page } from '@playwright/test';
import {
  ask,
  balanceChanges,
  customerWith,
  intention,
  must,
  newPassword,
  newPhone,
  payByCode,
  post,
  sandboxToken,
  tellOfCustomer,
} from './customer';
import { keys, logInBy, ways, type Hand } from './hand';
import { followedStart } from './instances';
import {
  expectAccessible,
  expectLinesToAddUp,
  expectNoSidewaysScroll,
  follow,
  narrow,
  openLoggedIn,
  watchForErrors,
  wide,
} from './pages';
import { expect, test } from './site';

async function openPalette(page: Page) {
  // The keys of a page come with its search.
  await expect(page.getByRole('banner').getByRole('button', { name: '搜索', exact: true })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', { name: '快速前往' }).getByRole('combobox')).toBeFocused();
}

/** The note of an order; on a phone its section opens first. */
async function noteOf({ press }: Hand, page: Page) {
  const note = page.getByRole('textbox', { name: '备注' });
  const heading = page.getByRole('heading', { level: 2, name: '备注' });
  await expect(heading).toBeVisible();
  // Only a phone folds it away.
  if (page.viewportSize()?.width === narrow.width && !(await note.isVisible())) await press(heading);
  await expect(note).toBeVisible();
  return note;
}

const store = '/createInstance?type=kvm&gpu_type=RTX%203090&gpu_num=1';

for (const { name, width, height, handOf } of ways) {
  test(`${name}: a wrong password tells how many tries are left; after the last one even the right password must wait`, async ({
    page,
    server: { url },
  }) => {
    await page.setViewportSize({ width, height });
    const hand = handOf(page);
    const phone = newPhone();
    await customerWith(url, phone, 0);
    await page.goto(`${url}/login?page=login`);
    for (const left of [4, 3, 2, 1]) {
      await logInBy(hand, page, phone, 'Wrong2026');
      await expect(page.getByRole('main').getByText(`账号或密码错误，还可尝试 ${left} 次`)).toBeVisible();
      await expect(page.getByLabel('手机号')).toHaveValue(phone);
    }
    await logInBy(hand, page, phone, 'Wrong2026');
    const reason = '尝试次数过多，请 15 分钟后再试，或通过短信重置密码';
    const told = page.getByRole('main').getByRole('alert').filter({ hasText: reason });
    await expect(told).toBeVisible();
    // It floats over the page as well, once (decisions 32), and is about no field.
    await expect(page.locator('[data-component="Toast"]').filter({ hasText: reason })).toHaveCount(1);
    await expect(page.locator('[aria-invalid="true"]')).toHaveCount(0);
    await expect(page.getByLabel('手机号')).toHaveValue(phone);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    const answered = page.waitForResponse('**/api/login');
    await logInBy(hand, page, phone, newPassword);
    await answered;
    await expect(told).toBeVisible();
    await expect(page).toHaveURL(/\/login/);
  });

  // Three times on the wide window; the other ways, where only the hand differs, wait no longer than the reason is read.
  const refusals = width === wide.width && handOf !== keys ? 3 : 1;
  test(`${name}: a code that is not ready ${refusals === 1 ? 'at first' : 'three times'} is asked for again with its reason in view, and then paid`, async ({
    page,
    server: { url },
  }) => {
    await page.setViewportSize({ width, height });
    const hand = handOf(page);
    const phone = newPhone();
    await customerWith(url, phone, 0);
    await openLoggedIn(page, url, '/console/recharge', phone);
    const errors = watchForErrors(page);
    const reason = '二维码未生成或者已过期';
    let asked = 0;
    let isRead = false;
    await page.route('**/api/get_qrcode', async (route) => {
      asked += 1;
      if (asked > refusals && isRead) return route.continue();
      return route.fulfill({ json: { status: 200_122, reason, data: null } });
    });
    const begin = page.getByRole('button', { name: /立即充值/ });
    await hand.press(begin);
    await expect(page.getByText(reason).filter({ visible: true }).first()).toBeVisible();
    isRead = true;
    const dialog = page.getByRole('dialog', { name: /微信/ });
    await expect(dialog.getByText('等待支付')).toBeVisible();
    expect(asked).toBeGreaterThan(refusals);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await payByCode(url);
    await expect(page.getByText('支付成功').first()).toBeVisible();
    await hand.press(dialog.getByRole('button', { name: '关闭' }));
    await expect(dialog).toBeHidden();
    await expect(begin).toBeFocused();
    expect(errors).toEqual([]);
  });

  test(`${name}: a session that ends in the middle of an order loses nothing: after logging in the same order is there and is paid`, async ({
    page,
    server: { url },
  }) => {
    await page.setViewportSize({ width, height });
    const hand = handOf(page);
    const phone = newPhone();
    await customerWith(url, phone, 100);
    await openLoggedIn(page, url, store, phone);
    await hand.take(page.getByRole('radio', { name: /按天/ }));
    await hand.write(await noteOf(hand, page), '夜里的长任务');
    const before = await expectLinesToAddUp(page);
    const session = await page.evaluate(() => localStorage.getItem('token'));
    await must(post(url, '/logout', { session }));
    await hand.press(page.getByRole('button', { name: '立即支付' }));
    await expect(page).toHaveURL(/\/login\?page=login&redirect=/);
    await expect(page.getByText('登录已失效，重新登录后将回到当前页面，已填写内容不会丢失')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await logInBy(hand, page, phone, newPassword);
    await expect(page.getByRole('heading', { level: 1, name: '创建实例' })).toBeVisible();
    await expect(await noteOf(hand, page)).toHaveValue('夜里的长任务');
    await expect(page.getByRole('radio', { name: /按天/ })).toBeChecked();
    expect(await expectLinesToAddUp(page)).toBe(before);
    await hand.press(page.getByRole('button', { name: '立即支付' }));
    await followedStart(page);
    await expect(page.getByText('夜里的长任务').first()).toBeVisible();
    await expectNoSidewaysScroll(page);
  });

  test(`${name}: a claimed coupon leads to the market and takes its sum off the rental it fits, which is then paid`, async ({
    page,
    server: { url },
  }) => {
    const errors = watchForErrors(page);
    await page.setViewportSize({ width, height });
    const hand = handOf(page);
    const phone = newPhone();
    const session = await customerWith(url, phone, 1500);
    await openLoggedIn(page, url, '/console/coupon', phone);
    await hand.pick(page.getByRole('tab', { name: /领券中心/ }));
    const coupon = page.locator('[data-component="CouponCard"]').filter({ hasText: '新人满减券' });
    await hand.press(coupon.getByRole('button', { name: '立即领取' }));
    await expect(coupon.getByRole('button', { name: '立即领取' })).toHaveCount(0);
    await hand.pick(page.getByRole('tab', { name: /未使用/ }));
    await expect(coupon).toBeVisible();
    await expectAccessible(page);
    await hand.press(coupon.getByRole('link', { name: '去使用' }));
    await expect(page).toHaveURL(/\/store/);
    await hand.press(
      page
        .locator('[data-component="GpuCard"]')
        .filter({ hasText: 'RTX 3090' })
        .getByRole('link', { name: '立即租用' }),
    );
    await hand.take(page.getByRole('radio', { name: /按月/ }));
    await expect(page.locator('[data-component="PriceBreakdown"]').first()).toContainText('−¥10.00');
    const price = await expectLinesToAddUp(page);
    await expectNoSidewaysScroll(page);
    await hand.press(page.getByRole('button', { name: '立即支付' }));
    await followedStart(page);
    const [rental] = await balanceChanges(url, session);
    expect(Math.round((rental?.DiffMoney ?? 0) * 100)).toBe(-price);
    const { data: coupons } = await must(
      post<{ data: { IsUsed: number }[] }>(url, '/get_user_assigned_coupon', {
        session,
        page: 1,
        page_size: 10,
        status: 2,
      }),
    );
    expect(coupons.map(({ IsUsed }) => IsUsed)).toEqual([1]);
    expect(errors).toEqual([]);
  });

  test(`${name}: an account with credit pays below zero, down to its quota and no further`, async ({
    page,
    server: { url },
  }) => {
    await page.setViewportSize({ width, height });
    const hand = handOf(page);
    const phone = newPhone();
    const session = await customerWith(url, phone, 0);
    await tellOfCustomer(url, phone, { quota: '500' });
    const purse = async () =>
      must(post<{ Money: number; CreditMoneyQuota: number }>(url, '/get_user_info', { session }));
    expect(await purse()).toMatchObject({ Money: 0, CreditMoneyQuota: 500 });
    await openLoggedIn(page, url, `${store}&unit=day&pack_time=1`, phone);
    const price = await expectLinesToAddUp(page);
    expect(price).toBeGreaterThan(0);
    await hand.press(page.getByRole('button', { name: '立即支付' }));
    await followedStart(page);
    expect(Math.round((await purse()).Money * 100)).toBe(-price);

    await follow(page, `${store}&unit=month&pack_time=1`);
    await expectLinesToAddUp(page);
    const toPay = page.getByRole('button', { name: '充值并支付' });
    await hand.press(toPay);
    const topUp = page.getByRole('dialog', { name: '快捷充值' });
    await expect(topUp).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(topUp).toBeHidden();
    await expect(toPay).toBeFocused();
    await expectNoSidewaysScroll(page);
    const { status } = await post(
      url,
      '/run_kvm_v2',
      {
        session,
        gpu_type: 'RTX 3090',
        gpu_num: 1,
        image_name: 'pytorch-2.5',
        pack_time: 1,
        unit: 'month',
        due_mode: -1,
      },
      { headers: { 'idempotency-key': intention() } },
    );
    expect(status).not.toBe(0);
    expect(Math.round((await purse()).Money * 100)).toBe(-price);
  });

  test(`${name}: the top-up of an order is one dialog from the sum to the success, and the order underneath is as it was`, async ({
    page,
    server: { url },
  }) => {
    await page.setViewportSize({ width, height });
    const hand = handOf(page);
    const phone = newPhone();
    await customerWith(url, phone, 0);
    await openLoggedIn(page, url, `${store}&unit=day&pack_time=1`, phone);
    await hand.write(await noteOf(hand, page), '边付边等的任务');
    await expectLinesToAddUp(page);
    const toPay = page.getByRole('button', { name: '充值并支付' });
    const dialogs = page.locator('[role="dialog"]');
    const form = page.getByRole('dialog', { name: '快捷充值' });
    const code = page.getByRole('dialog', { name: /微信/ });
    // Codes that nobody pays are there at once; the server's, which is paid, takes its two seconds.
    await page.route('**/api/get_qrcode', (route) =>
      route.fulfill({ json: { status: 0, reason: '', data: { wx_resp: { data: { qrcode: `${url}/unpaid` } } } } }),
    );

    await hand.press(toPay);
    await hand.write(form.getByRole('textbox', { name: '其他金额' }), '240');
    await hand.press(form.getByRole('button', { name: /立即充值/ }));
    await expect(code.getByText('等待支付')).toBeVisible();
    await expect(dialogs).toHaveCount(1);
    await expectAccessible(page);
    await hand.press(code.getByRole('button', { name: /^更换/ }));
    await expect(form.getByRole('textbox', { name: '其他金额' })).toHaveValue('240.00');
    await expect(dialogs).toHaveCount(1);

    await hand.press(form.getByRole('button', { name: /立即充值/ }));
    await expect(code.getByText('等待支付')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialogs).toHaveCount(0);
    await expect(toPay).toBeFocused();

    await page.unroute('**/api/get_qrcode');
    await hand.press(toPay);
    await hand.press(form.getByRole('button', { name: /立即充值/ }));
    await expect(code.getByText('等待支付')).toBeVisible();
    await payByCode(url);
    await hand.press(code.getByRole('button', { name: '继续下单' }));
    await expect(dialogs).toHaveCount(0);
    await expect(await noteOf(hand, page)).toHaveValue('边付边等的任务');
    await expect(page.getByText('余额已到账，是否继续下单？')).toBeVisible();
    await hand.press(page.getByRole('button', { name: '继续支付' }));
    await followedStart(page);
  });
}

for (const { name, width, height } of [wide, narrow]) {
  test(`${name}: a corporate transfer is not offered without an account to go to; support credits what arrives under the code of an account, and the record says so`, async ({
    page,
    server: { url },
  }) => {
    await page.setViewportSize({ width, height });
    const phone = newPhone();
    const session = await customerWith(url, phone, 0);
    await openLoggedIn(page, url, '/console/recharge', phone);
    // This house has no account to transfer to yet: it says so instead of an unfinished text.
    await expect(page.getByRole('radio', { name: /对公转账/ })).toBeDisabled();
    await expect(page.getByText('未开通')).toBeVisible();
    await expectAccessible(page);

    const { Id: accountId } = await must(post<{ Id: number }>(url, '/get_user_info', { session }));
    const form = new URLSearchParams({
      page_token: await sandboxToken(url),
      postscript: transferCode(accountId),
      amount: '12000',
      action: 'receive',
    });
    await ask(`${url}/sandbox/transfers`, { method: 'POST', body: form, redirect: 'manual' });
    await page.goto(`${url}/console/orders`);
    // A table on wide screens, cards on small ones.
    const newest = page
      .getByRole(width === wide.width ? 'row' : 'listitem')
      .filter({ hasText: '对公转账' })
      .first();
    await expectNoSidewaysScroll(page);
    await expect(newest).toContainText('¥12,000.00');
    await expect(newest).toContainText('对公转账');
    await expect(newest).toContainText('已支付');
    await expect(page.getByRole('banner')).toContainText('¥12,000.00');
  });
}

test('browser back leaves the quick top-up with the page it stood over', async ({ page, server: { url } }) => {
  const phone = newPhone();
  await customerWith(url, phone, 0);
  await openLoggedIn(page, url, '/console/recharge', phone);
  await page.getByRole('link', { name: '充值记录' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: '充值记录' })).toBeVisible();
  await openPalette(page);
  await page.keyboard.type('chongzhi');
  await expect(page.getByRole('option', { name: '充值', exact: true }).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: '快捷充值' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: '充值', exact: true })).toBeVisible();
  await expect(page.locator('[role="dialog"]')).toHaveCount(0);
});

test('by keyboard alone: top up by typing another amount and open the code', async ({ page, server: { url } }) => {
  const hand = keys(page);
  const phone = newPhone();
  await customerWith(url, phone, 0);
  await openLoggedIn(page, url, '/console/recharge', phone);
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
  await hand.write(topUp.getByRole('textbox', { name: '其他金额' }), '37.50');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: /微信/ }).getByText('等待支付')).toBeVisible();
  await payByCode(url);
  await expect(page.getByText('支付成功').first()).toBeVisible();
  await expect(page.getByText('余额 ¥37.50')).toBeVisible();
});
