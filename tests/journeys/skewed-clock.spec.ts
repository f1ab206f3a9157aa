import { daySeconds as day } from '@compute-market/contract/rules/time-units';
import { customerWith, logIn, must, newPassword, passHours, post } from './customer';
import { rentRunning } from './instances';
import { openLoggedIn } from './pages';
import { expect, test } from './site';

/** The coupon of this test is good for seven days; so it has one and a half left. */
const hoursToWait = 5.5 * 24;

test.use({ timeMoves: true });

for (const [index, { name, skew }] of [
  { name: 'a day fast', skew: day },
  { name: 'a day slow', skew: -day },
].entries()) {
  test(`on a device whose clock is ${name}, what is left of a coupon, a machine and a payment is what the server says`, async ({
    page,
    server: { url },
  }) => {
    // The machine starts once the server has done the work of the days that passed, hour by hour.
    const phone = `1393500001${index}`;
    const early = await customerWith(url, phone, 300);
    const groups = await must(
      post<{ GroupId: number; Name: string }[]>(url, '/get_all_user_visible_coupon_group', { session: early }),
    );
    await must(
      post(url, '/assign_to_user', {
        session: early,
        group_id: groups.find(({ Name }) => Name === '新人满减券')?.GroupId,
      }),
    );
    await passHours(url, hoursToWait);
    const session = await logIn(url, phone, newPassword);
    await rentRunning(url, session, 'skewed', { unit: 'day', pack_time: 2 });
    const { ServerTime } = await must(post<{ ServerTime: number }>(url, '/get_user_info', { session }, { form: true }));
    await page.clock.install({ time: (ServerTime + skew) * 1000 });

    await openLoggedIn(page, url, '/console/dashboard', phone);
    const machine = page.getByRole('table').getByRole('row').filter({ hasText: 'skewed' });
    await expect(machine).toContainText('剩1天23小时');

    await page.goto(`${url}/console/coupon`);
    const coupon = page
      .locator('[data-component="CouponCard"]')
      .filter({ hasText: '新人满减券' })
      .filter({ has: page.getByRole('link', { name: '去使用' }) });
    await expect(coupon).toContainText('仅剩 1 天');

    await page.goto(`${url}/console/recharge`);
    await page.getByRole('button', { name: /立即充值/ }).click();
    const payment = page.getByRole('dialog', { name: /微信/ });
    await expect(payment.getByText('等待支付')).toBeVisible();
    await expect(payment).toContainText(/(?<![\d:])0[1-4]:[0-5]\d(?!:)/);
    await expect(payment.getByText('二维码已过期')).toHaveCount(0);
  });
}
