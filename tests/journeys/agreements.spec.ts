import { customerWith, latestCode, newPassword } from './customer';
import { expectAccessible, expectNoSidewaysScroll, expectScreen, follow, narrow, openLoggedIn, wide } from './pages';
import { expect, test } from './site';

/** A number of its own for every time a test is run on the same server. */
const phoneOf = (number: number) => `1394200${String(test.info().repeatEachIndex * 20 + number).padStart(4, '0')}`;

const failed = '协议内容加载失败';

for (const { name, width, height, number } of [
  { ...wide, number: 1 },
  { ...narrow, number: 2 },
]) {
  test(`nobody registers under agreements that cannot be read; one press reads them (${name})`, async ({
    page,
    server: { url },
  }) => {
    await page.setViewportSize({ width, height });
    const phone = phoneOf(number);
    let broken = true;
    await page.route('**/content/agreements/**', (route) => (broken ? route.abort() : route.continue()));
    await page.goto(`${url}/login?page=register`);
    const tick = page.getByRole('checkbox', { name: /我已阅读并同意/ });
    await expect(page.getByText(failed)).toBeVisible();
    await expect(tick).toBeDisabled();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    await page.getByLabel('手机号').fill(phone);
    await page.getByRole('button', { name: '获取验证码' }).click();
    await expect(page.getByRole('button', { name: /秒后重发/ })).toBeVisible();
    await page.getByLabel('短信验证码').fill(await latestCode(url, phone));
    await page.getByLabel('密码', { exact: true }).fill(newPassword);
    await page.getByLabel('确认密码').fill(newPassword);
    await page.getByRole('button', { name: '注册', exact: true }).click();
    await expect(page.getByText('请先阅读并同意用户协议')).toBeVisible();

    broken = false;
    await page.getByRole('button', { name: '重试' }).click();
    await expect(tick).toBeFocused();
    await page.keyboard.press('Space');
    await page.getByRole('button', { name: '注册', exact: true }).click();
    await expect(page).not.toHaveURL(/login/);
  });

  test(`nobody is verified under an agreement that cannot be read; one press reads it (${name})`, async ({
    page,
    server: { url },
  }) => {
    await page.setViewportSize({ width, height });
    const phone = phoneOf(number + 2);
    await customerWith(url, phone, 0);
    let broken = true;
    await page.route('**/content/agreements/**', (route) =>
      broken
        ? route.fulfill({ status: 503, contentType: 'text/plain', body: 'no healthy upstream' })
        : route.continue(),
    );
    await openLoggedIn(page, url, '/console/verification/selectVerification', phone);
    await expect(page.getByText(failed)).toBeVisible();
    await expect(page.getByRole('checkbox')).toBeDisabled();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: /^其他方式/ }).click();
    await expect(page.getByText('请先阅读并同意《实名认证服务协议》')).toBeVisible();

    broken = false;
    await page.getByRole('button', { name: '重试' }).click();
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: /^其他方式/ }).click();
    await expectScreen(page);
    await expect(page).not.toHaveURL(/selectVerification/);
  });
}

test('an enterprise, a ticket and the end of an account wait for their agreements too', async ({
  page,
  server: { url },
}) => {
  const phone = phoneOf(5);
  await customerWith(url, phone, 0);
  await page.route('**/content/agreements/**', (route) => route.abort());
  await page.goto(`${url}/login?page=register&way=company`);
  await expect(page.getByText(failed)).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /我已阅读并同意/ })).toBeDisabled();

  await openLoggedIn(page, url, '/console/createWorkOrder/submit/32/GPU/none', phone);
  await expect(page.getByText(failed)).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /我已阅读并同意/ })).toBeDisabled();
  await expectAccessible(page);

  await follow(page, '/console/accountInfo');
  await page.getByRole('button', { name: '注销检查' }).click();
  const dialog = page.getByRole('dialog', { name: '注销账号' });
  await expect(dialog.getByText(failed)).toBeVisible();
  await expect(dialog.getByRole('checkbox')).toBeDisabled();
  await expectAccessible(page);
});
