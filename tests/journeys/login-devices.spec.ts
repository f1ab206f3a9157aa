import type { Page } from '@playwright/test';
import { customerWith, logIn, must, newPassword, post } from './customer';
import { expectAccessible, expectNoSidewaysScroll, narrow, openThroughLogin, watchForErrors, wide } from './pages';
import { expect, test } from './site';

const region = (page: Page, name: string) => page.getByRole('region', { name });
const devices = (page: Page) => region(page, '登录设备');
const end = (page: Page) => devices(page).getByRole('button', { name: /^退出 / });

for (const [index, { name, width, height }] of [wide, narrow].entries()) {
  test(`${name}: a browser is signed out from another, then all others, and every login stands in the record`, async ({
    page,
    browser,
    server: { url },
  }) => {
    const errors = watchForErrors(page);
    const phone = `1393300001${index}`;
    await page.setViewportSize({ width, height });
    await customerWith(url, phone, 0);
    await post(url, '/login', { phone, passwd: 'Wrong2026' }, { form: true });
    await openThroughLogin(page, url, '/console/safe', phone, newPassword);
    // Registering has signed in too, and the two of them stand here.
    await expect(devices(page).getByText('2 台设备已登录')).toBeVisible();
    await expect(devices(page).getByText('当前设备')).toHaveCount(1);

    const other = await browser.newContext({
      userAgent:
        'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) MicroMessenger/8.0.54 <b>x</b>',
    });
    const elsewhere = await other.newPage();
    await openThroughLogin(elsewhere, url, '/console/safe', phone, newPassword);
    await expect(devices(elsewhere).getByText('3 台设备已登录')).toBeVisible();
    await expect(devices(elsewhere).getByText('iPhone 上的微信')).toBeVisible();

    await page.reload();
    await page.getByRole('button', { name: /^退出 iPhone 上的微信/ }).click();
    const dialog = page.getByRole('alertdialog', { name: '退出登录设备' });
    await expect(dialog.getByText('再次使用需重新登录')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: '退出', exact: true }).click();
    await expect(page.getByText('该设备已退出登录')).toBeVisible();
    await expect(devices(page).getByText('2 台设备已登录')).toBeVisible();
    await elsewhere.getByRole('link', { name: '账号信息' }).first().click();
    await expect(elsewhere).toHaveURL(/\/login\?page=login&redirect=/);
    await other.close();

    await page.getByRole('button', { name: '退出其他设备' }).click();
    await page.getByRole('alertdialog', { name: '退出其他设备' }).getByRole('button', { name: '退出其他设备' }).click();
    await expect(page.getByText('已退出 1 台设备')).toBeVisible();
    await expect(devices(page).getByText('1 台设备已登录')).toBeVisible();
    await expect(end(page)).toHaveCount(0);

    const records = region(page, '登录记录');
    await expect(records.getByText('密码错误')).toBeVisible();
    await expect(records.getByText('短信注册')).toHaveCount(1);
    await expect(records.getByText('成功', { exact: true })).toHaveCount(3);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    expect(errors).toEqual([]);
  });
}

test('one that has gone in the meantime is refused in words, and the list is brought up to date', async ({
  page,
  server: { url },
}) => {
  const phone = '13933000020';
  await customerWith(url, phone, 0);
  const session = await logIn(url, phone, newPassword);
  await openThroughLogin(page, url, '/console/safe', phone, newPassword);
  await expect(devices(page).getByText('3 台设备已登录')).toBeVisible();
  await must(post(url, '/logout', { session }));
  // Both come from the same tool; the younger stands first.
  await end(page).first().click();
  const dialog = page.getByRole('alertdialog', { name: '退出登录设备' });
  await dialog.getByRole('button', { name: '退出', exact: true }).click();
  await expect(dialog.getByText('该设备已退出登录，请刷新列表')).toBeVisible();
  // Behind the question, where no region is announced.
  await expect(page.getByText('2 台设备已登录')).toBeAttached();
});

test('a sub-account sees its own logins and none of its main account', async ({ page, server: { url } }) => {
  const phone = '13933000030';
  const session = await customerWith(url, phone, 0);
  await must(
    post(url, '/add_user_sub_account', { session, sub_account_name: 'night', passwd: newPassword, money_limit: 0 }),
  );
  await page.goto(`${url}/login?page=login&way=sub&redirect=/console/safe`);
  await page.getByLabel('主账号手机号').fill(phone);
  await page.getByLabel('子账号名').fill('night');
  await page.getByLabel('密码', { exact: true }).fill(newPassword);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(devices(page).getByText('1 台设备已登录')).toBeVisible();
  await expect(region(page, '登录记录').getByText('子账号密码')).toHaveCount(1);
  await expectAccessible(page);
});
