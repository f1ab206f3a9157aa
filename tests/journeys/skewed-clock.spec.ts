import { ASSIGNED_COUPON_FILTER } from '@compute-market/contract/enumerations';
import { couponExpiry, type ClaimedCoupon } from '@compute-market/contract/rules/coupon';
import {
  daySeconds as day,
  hourSeconds as hour,
  minuteSeconds as minute,
} from '@compute-market/contract/rules/time-units';
import { logIn, must, post } from './customer';
import { readInstance } from './instances';
import { follow, openLoggedIn } from './pages';
import { expect, test } from './site';

/** The demo's customer: one of its coupons is in its last day, and one of its machines has days left. */
const phone = '13800000001';
const password = 'Suanli2026';
const couponName = '新人满减券';
const note = 'llama3-8b-sft';

/** Longer than a page needs to be opened and looked at. */
const soon = 10 * minute;

/** What may be read of these seconds, now and soon. */
const saidOf = (left: number, said: (seconds: number) => string) => new RegExp([left, left - soon].map(said).join('|'));

for (const { name, skew } of [
  { name: 'a day fast', skew: day },
  { name: 'a day slow', skew: -day },
]) {
  test(`on a device whose clock is ${name}, what is left of a coupon, a machine and a payment is what the server says`, async ({
    page,
    server: { url },
  }) => {
    const session = await logIn(url, phone, password);
    const { Due_time } = await readInstance(url, session, note);
    const { data: coupons } = await must(
      post<{ data: ClaimedCoupon[] }>(url, '/get_user_assigned_coupon', {
        session,
        page: 1,
        page_size: 50,
        status: ASSIGNED_COUPON_FILTER.unused,
      }),
    );
    const held = coupons.find(({ CouponGroup }) => CouponGroup.Name === couponName);
    if (held === undefined) throw new Error(`the demo holds no ${couponName}`);
    const { ServerTime } = await must(post<{ ServerTime: number }>(url, '/get_user_info', { session }, { form: true }));
    const couponLeft = couponExpiry(held) - ServerTime;
    const machineLeft = Due_time - ServerTime;
    // A day more or less would be said in other words.
    expect(couponLeft).toBeGreaterThan(soon);
    expect(couponLeft).toBeLessThan(day);
    expect(machineLeft).toBeGreaterThan(day + hour + soon);
    await page.clock.install({ time: (ServerTime + skew) * 1000 });

    await openLoggedIn(page, url, '/console/dashboard', phone, password);
    const machine = page.getByRole('table').getByRole('row').filter({ hasText: note });
    await expect(machine).toContainText(
      saidOf(machineLeft, (seconds) => `剩${Math.floor(seconds / day)}天${Math.floor((seconds % day) / hour)}小时`),
    );

    await follow(page, '/console/coupon');
    const coupon = page
      .locator('[data-component="CouponCard"]')
      .filter({ hasText: couponName })
      .filter({ has: page.getByRole('link', { name: '去使用' }) });
    await expect(coupon).toContainText(saidOf(couponLeft, (seconds) => `仅剩 ${Math.ceil(seconds / hour)} 小时`));

    await follow(page, '/console/recharge');
    await page.getByRole('button', { name: /立即充值/ }).click();
    const payment = page.getByRole('dialog', { name: /微信/ });
    await expect(payment.getByText('等待支付')).toBeVisible();
    await expect(payment).toContainText(/(?<![\d:])0[1-4]:[0-5]\d(?!:)/);
    await expect(payment.getByText('二维码已过期')).toHaveCount(0);
  });
}
