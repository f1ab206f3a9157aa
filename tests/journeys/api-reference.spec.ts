import { customerWith, newPassword } from './customer';
import { expectAccessible, expectNoSidewaysScroll, narrow, openLoggedIn, watchForErrors, wide } from './pages';
import { expect, test } from './site';

for (const { name, width, height } of [wide, narrow]) {
  test(`${name}: a visitor finds a call, copies its command and comes back by its address`, async ({
    page,
    context,
    server: { url },
  }) => {
    await page.setViewportSize({ width, height });
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const errors = watchForErrors(page);
    await page.goto(`${url}/docs`);
    await page.getByRole('link', { name: '接口文档' }).click();
    await expect(page.getByRole('heading', { level: 1, name: '接口文档' })).toBeVisible();
    await expect(page.getByRole('link', { name: '下载 OpenAPI 文档' })).toHaveAttribute('href', `${url}/openapi.json`);
    await page.getByRole('searchbox').fill('run_kvm_v2_query_price');
    await page.getByRole('searchbox').press('Enter');
    await expect(page.getByText('找到 1 个接口')).toBeVisible();
    await page.getByText('租用云主机询价', { exact: true }).locator('visible=true').last().click();
    await page.getByRole('button', { name: '复制「租用云主机询价」的 curl' }).click();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toContain(`curl '${url}/api/run_kvm_v2_query_price'`);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    await page.goto(`${url}/docs/api#getRunway`);
    await expect(page.getByRole('group', { name: '「余额可维持时间」的 curl' })).toBeAttached();
    await expect(page.locator('#getRunway summary').first()).toBeInViewport();

    // An address that somebody cut off in its middle names no call, and the page stands.
    await page.goto(`${url}/docs`);
    await page.goto(`${url}/docs/api#%E6`);
    await expect(page.getByRole('heading', { level: 1, name: '接口文档' })).toBeVisible();
    expect(errors).toEqual([]);
  });
}

test('from the panel of API keys one comes to the page of the API', async ({ page, server: { url } }) => {
  const phone = '13933000107';
  await customerWith(url, phone, 0);
  await openLoggedIn(page, url, '/console/safe', phone, newPassword);
  await page.getByRole('region', { name: 'API 密钥' }).getByRole('link', { name: '接口文档' }).click();
  await expect(page).toHaveURL(/\/docs\/api$/);
  await expect(page.getByRole('heading', { level: 1, name: '接口文档' })).toBeVisible();
});
