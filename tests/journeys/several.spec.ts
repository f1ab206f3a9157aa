import { addUp, balanceChanges, customerWith, newPhone } from './customer';
import { instancesOf } from './instances';
import {
  expectAccessible,
  expectLinesToAddUp,
  expectNoSidewaysScroll,
  narrow,
  openLoggedIn,
  watchForErrors,
  wide,
} from './pages';
import { expect, test } from './site';

const note = '并行推理';

for (const { name, width, height } of [wide, narrow]) {
  test(`three containers are rented with one order, each paid by itself, and all three are shown as just bought, ${name}`, async ({
    page,
    server: { url },
  }) => {
    const errors = watchForErrors(page);
    const phone = newPhone();
    const session = await customerWith(url, phone, 300);
    await page.setViewportSize({ width, height });
    await openLoggedIn(page, url, '/createInstance?type=docker&gpu_type=RTX%203090&gpu_num=1', phone);
    await expect(page.getByRole('heading', { level: 1, name: '创建实例' })).toBeVisible();
    const isPhone = width === narrow.width;
    const open = async (section: string) => {
      if (isPhone) await page.locator('summary').filter({ hasText: section }).click();
    };
    await open('备注');
    await page.getByRole('textbox', { name: '备注' }).fill(note);
    await open('数量');
    const quantity = page.getByRole('spinbutton', { name: '数量' });
    await quantity.fill('3');
    await quantity.blur();
    const breakdown = page.locator('[data-component="PriceBreakdown"]');
    await expect(breakdown.getByText(/× 3 台$/).first()).toBeVisible();
    const total = await expectLinesToAddUp(page);
    expect(total % 3).toBe(0);
    // From the top: what the bar above covers by half is too small to press, for axe.
    await page.evaluate(() => window.scrollTo(0, 0));
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    const bar = page.locator('[data-component="CheckoutBar"]');
    if (isPhone) await expect(bar).toContainText('3 台');
    await (isPhone ? bar : page).getByRole('button', { name: '立即支付' }).click();
    await expect(page).toHaveURL(/\/console\/dashboard\?.*highlight=/);
    await expect(page.getByText('下单成功，3 台实例启动中')).toBeVisible();
    const rows = isPhone
      ? page.getByRole('heading', { level: 2, name: note })
      : page.getByRole('row').filter({ hasText: note });
    await expect(rows).toHaveCount(3);
    await expect(page.locator('[data-highlighted]')).toHaveCount(3);
    await expect(rows.first()).toBeVisible();
    await expectAccessible(page);

    const names = (await instancesOf(url, session)).map(({ Container_name }) => Container_name);
    const changes = await balanceChanges(url, session);
    const payments = changes.filter(({ RelationId }) => names.includes(RelationId));
    expect(payments.map(({ DiffMoney }) => Math.round(-100 * DiffMoney))).toEqual([total / 3, total / 3, total / 3]);
    expect(addUp(changes)).toBe(30_000 - total);
    await expect
      .poll(async () => (await instancesOf(url, session)).map(({ Status }) => Status), { timeout: 60_000 })
      .toEqual([1, 1, 1]);
    expect(errors).toEqual([]);
  });
}
