import { customerWith, latestCode, newPassword, newPhone, passHours } from './customer';
import { expectAccessible, expectNoSidewaysScroll, narrow, watchForErrors, wide } from './pages';
import { expect, test } from './site';

test.use({ timeMoves: true });

for (const { name, width, height } of [wide, narrow]) {
  test(`${name}: a customer logs in by text-message code, and finds that way again`, async ({
    page,
    server: { url },
  }) => {
    const errors = watchForErrors(page);
    const phone = newPhone();
    await page.setViewportSize({ width, height });
    await customerWith(url, phone, 0);
    await passHours(url, 1);
    await page.goto(`${url}/login?page=login&redirect=/console/safe`);
    await page.getByLabel('手机号').fill(phone);
    await page.getByRole('button', { name: '验证码登录' }).click();
    await expect(page.getByLabel('手机号')).toHaveValue(phone);
    await expect(page.getByLabel('短信验证码')).toBeFocused();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.getByRole('button', { name: '获取验证码' }).click();
    await expect(page.getByRole('button', { name: /秒后重发/ })).toBeVisible();
    await page.getByLabel('短信验证码').fill(await latestCode(url, phone));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: '安全设置' })).toBeVisible();
    await expect(page.getByRole('region', { name: '登录记录' }).getByText('短信验证码').first()).toBeVisible();

    await page.evaluate(() => localStorage.removeItem('token'));
    await page.goto(`${url}/login`);
    await expect(page.getByRole('form', { name: '验证码登录' })).toBeVisible();
    await page.getByLabel('手机号').fill(phone);
    await page.getByRole('button', { name: '密码登录' }).press('Enter');
    await expect(page.getByLabel('密码', { exact: true })).toBeFocused();
    await page.keyboard.type(newPassword);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/store/);
    expect(errors).toEqual([]);
  });
}
