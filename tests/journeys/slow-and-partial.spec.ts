import { customerWith } from './customer';
import { expectAccessible, expectNoSidewaysScroll, narrow, openLoggedIn, wide } from './pages';
import { expect, test } from './site';

const slowWords = '加载较慢，正在重试…';

/** A number of its own for every time a test is run on the same server. */
const phoneOf = (number: number) => `1393000${String(test.info().repeatEachIndex * 10 + number).padStart(4, '0')}`;

test('a list that does not come says so after a while, and shows its rows when they are there', async ({
  page,
  server: { url },
}) => {
  const phone = phoneOf(1);
  await customerWith(url, phone, 100);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/get_order', async (route) => {
    await released;
    await route.continue();
  });
  await openLoggedIn(page, url, '/console/orders', phone);
  const hint = page.getByRole('status').filter({ hasText: slowWords });
  await expect(hint).toBeVisible({ timeout: 60_000 });
  release();
  await expect(page.getByRole('row', { name: /复制订单号.*100\.00/ })).toBeVisible();
  await expect(page.getByText(slowWords)).toHaveCount(0);
  await expectAccessible(page);
});

test('a read that a gateway lost is sent again by itself: nobody sees an error', async ({ page, server: { url } }) => {
  const phone = phoneOf(2);
  await customerWith(url, phone, 200);
  let asked = 0;
  await page.route('**/api/get_order', async (route) => {
    asked += 1;
    if (asked === 1) await route.fulfill({ status: 503, contentType: 'text/plain', body: 'no healthy upstream' });
    else await route.continue();
  });
  await openLoggedIn(page, url, '/console/orders', phone);
  await expect(page.getByRole('row', { name: /复制订单号.*200\.00/ })).toBeVisible();
  await expect(page.getByText(/加载失败/)).toHaveCount(0);
  expect(asked).toBeGreaterThan(1);
});

for (const { name, width, height, number } of [
  { ...wide, number: 3 },
  { ...narrow, number: 4 },
]) {
  test(`what could not be loaded is named once, and one press loads it (${name})`, async ({
    page,
    server: { url },
  }) => {
    await page.setViewportSize({ width, height });
    const phone = phoneOf(number);
    await customerWith(url, phone, 50);
    let broken = true;
    await page.route('**/api/get_balance_runway', (route) =>
      broken ? route.fulfill({ status: 500, contentType: 'text/plain', body: 'broken' }) : route.continue(),
    );
    await openLoggedIn(page, url, '/console/dashboard', phone);
    const notice = page.getByText('部分数据暂时无法获取，合计未包含：24 小时内到期、当前花费、余额可维持');
    await expect(notice).toBeVisible();
    // What was read by itself is there: this customer has nothing, and the page says so.
    await expect(page.getByText('还没有实例，10 分钟即可开始训练')).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    broken = false;
    await page.getByRole('button', { name: /^重试(：当前花费)?$/ }).click();
    await expect(notice).toHaveCount(0);
    await expect(page.getByText('/小时').first()).toBeVisible();
  });
}
