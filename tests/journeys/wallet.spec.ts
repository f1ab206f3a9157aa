import { customerWith, intention, must, newPhone, post, tellOfCustomer } from './customer';
import { ways } from './hand';
import {
  expectAccessible,
  expectNoSidewaysScroll,
  fenOf,
  narrow,
  openLoggedIn,
  tabTo,
  watchForErrors,
  wide,
} from './pages';
import { expect, test } from './site';

interface Purse {
  readonly Money: number;
  readonly PowerMoney: number;
}
const purseOf = (url: string, session: string) => must(post<Purse>(url, '/get_user_info', { session }, { form: true }));

test('by keyboard alone: the coupon dialog opens over any page, a coupon is claimed, and another becomes balance', async ({
  page,
  server: { url },
}) => {
  const errors = watchForErrors(page);
  const session = await customerWith(url, '13924003010', 0);
  await openLoggedIn(page, url, '/console/dashboard', '13924003010');
  // The keys of a page come with its search.
  await expect(page.getByRole('banner').getByRole('button', { name: '搜索', exact: true })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', { name: '快速前往' }).getByRole('combobox')).toBeFocused();
  await page.keyboard.type('领取优惠券');
  await expect(page.getByRole('option', { name: '领取优惠券', exact: true })).toBeVisible();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: '优惠券' });
  await expect(dialog).toBeVisible();
  const cardOf = (name: string) => dialog.locator('[data-component="CouponCard"]').filter({ hasText: name });
  const claim = cardOf('新人满减券').getByRole('button', { name: '立即领取' });
  await tabTo(page, claim);
  await page.keyboard.press('Enter');
  await expect(page.getByText('领取成功').first()).toBeVisible();
  await expect(claim).toHaveCount(0);
  await expectAccessible(page);
  // What becomes balance stands in a row of its own, and asks first.
  await expect(cardOf('问卷回馈充值券')).toHaveCount(0);
  await tabTo(page, dialog.getByRole('button', { name: '充入余额 问卷回馈充值券' }));
  await page.keyboard.press('Enter');
  const confirm = page.getByRole('alertdialog', { name: '充入余额' });
  await expect(confirm.getByText('将 ¥5.00 充入账户余额？')).toBeVisible();
  await tabTo(page, confirm.getByRole('button', { name: '立即充入' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('充值成功').first()).toBeVisible();
  expect(await purseOf(url, session)).toMatchObject({ Money: 5 });
  await tabTo(page, dialog.getByRole('tab', { name: '领券中心' }));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await tabTo(page, cardOf('新人满减券').getByRole('link', { name: '去使用' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/store\?.*coupon_id=/);
  await expect(dialog).toBeHidden();
  expect(errors).toEqual([]);
});

for (const [index, { name, width, height }] of [wide, narrow].entries()) {
  test(`${name}: balance becomes vouchers, once, and never more than there is`, async ({ page, server: { url } }) => {
    const errors = watchForErrors(page);
    await page.setViewportSize({ width, height });
    const phone = `1392400302${index}`;
    const session = await customerWith(url, phone, 100);
    await openLoggedIn(page, url, '/console/coupon', phone);
    await page.getByRole('button', { name: '购买算力券' }).first().click();
    const dialog = page.getByRole('dialog', { name: '购买算力券' });
    await dialog.getByLabel('购买金额').fill('500');
    await expect(dialog.getByRole('link', { name: '去充值' })).toBeVisible();
    await dialog.getByLabel('购买金额').fill('30');
    await expect(dialog.getByText('¥70.00')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: '确认购买' }).click();
    await expect(dialog).toBeHidden();
    expect(await purseOf(url, session)).toMatchObject({ Money: 70, PowerMoney: 30 });
    await expect(page.getByText('¥30.00').first()).toBeVisible();
    await expectNoSidewaysScroll(page);
    expect(errors).toEqual([]);
  });

  test(`${name}: a cloud disk is opened, enlarged and renewed, each at the price that was shown`, async ({
    page,
    server: { url },
  }) => {
    const errors = watchForErrors(page);
    await page.setViewportSize({ width, height });
    const phone = `1392400303${index}`;
    const session = await customerWith(url, phone, 100);
    await openLoggedIn(page, url, '/console/cloudDisk', phone);
    await expect(page.getByText('未开通云盘')).toBeVisible();
    let left = 10_000;
    const pay = async (title: string) => {
      const dialog = page.getByRole('dialog', { name: title });
      const breakdown = dialog.locator('[data-component="PriceBreakdown"]');
      await expect(breakdown).not.toHaveAttribute('data-quoting', /.*/);
      await expectNoSidewaysScroll(page);
      left -= fenOf((await breakdown.locator('[data-part="total"] [data-part="amount"]').textContent()) ?? '');
      await dialog.getByRole('button', { name: '确认支付' }).click();
      await expect(dialog).toBeHidden();
      expect(Math.round((await purseOf(url, session)).Money * 100)).toBe(left);
    };
    await page.getByRole('button', { name: '立即开通' }).click();
    await pay('开通云盘');
    await expect(page.getByRole('heading', { name: '使用情况' })).toBeVisible();
    const secret = page
      .getByRole('region', { name: '连接信息' })
      .or(page.locator('[data-component="ConnectionPanel"]'))
      .first();
    await expect(secret.getByText(/^sftp /).first()).toBeVisible();
    await page.getByRole('button', { name: '扩容', exact: true }).click();
    await pay('扩容云盘');
    await page.getByRole('button', { name: '续费', exact: true }).first().click();
    await pay('续费云盘');
    await expectNoSidewaysScroll(page);
    expect(errors).toEqual([]);
  });
}

for (const { name, width, height, handOf } of ways) {
  test(`${name}: a cloud disk says when it is nearly full and when it is full, and grows from where it says so`, async ({
    page,
    server: { url },
  }) => {
    const errors = watchForErrors(page);
    await page.setViewportSize({ width, height });
    const hand = handOf(page);
    const phone = newPhone();
    const session = await customerWith(url, phone, 100);
    await must(
      post(
        url,
        '/buy_sftp_size',
        { session, size: 50, months: 1, type: 0 },
        { headers: { 'idempotency-key': intention() } },
      ),
    );
    await tellOfCustomer(url, phone, { used: '41' });
    await openLoggedIn(page, url, '/console/cloudDisk', phone);
    const warning = page.locator('[data-component="Alert"]').filter({ hasText: /已用 \d+%/ });
    await expect(warning).toContainText('云盘空间不足，已用 82%');
    await tellOfCustomer(url, phone, { used: '48' });
    await page.reload();
    await expect(warning).toContainText('云盘即将写满，已用 96%');
    await expectNoSidewaysScroll(page);
    const grow = warning.getByRole('button', { name: '扩容' });
    const dialog = page.getByRole('dialog', { name: '扩容云盘' });
    await hand.press(grow);
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(grow).toBeFocused();
    await hand.press(grow);
    await hand.press(dialog.getByRole('button', { name: '确认支付' }));
    await expect(dialog).toBeHidden();
    await expect(warning).toContainText('云盘空间不足，已用 80%');
    expect(errors).toEqual([]);
  });
}
