import { customerWith, latestCode, logIn, newPassword, passHours } from './customer';
import { expectAccessible, expectNoSidewaysScroll, narrow, openLoggedIn, watchForErrors, wide } from './pages';
import { expect, test } from './site';

test.use({ timeMoves: true });

for (const [index, { name, width, height }] of [wide, narrow].entries()) {
  test(`${name}: the login phone is changed by two codes, and logs in from then on`, async ({
    page,
    server: { url },
  }) => {
    const errors = watchForErrors(page);
    const [old, next] = [`1393300030${index}`, `1393300031${index}`];
    await page.setViewportSize({ width, height });
    await customerWith(url, old, 0);
    await passHours(url, 1);
    await openLoggedIn(page, url, '/console/safe', old);
    await page.getByRole('button', { name: '修改登录手机' }).click();
    const dialog = page.getByRole('dialog', { name: '修改登录手机' });
    const ask = dialog.getByRole('button', { name: '获取验证码' });
    const current = dialog.getByLabel(/^当前手机验证码/);
    await ask.first().click();
    await expect(dialog.getByRole('button', { name: /秒后重发/ })).toHaveCount(1);
    await expect(current).toBeFocused();
    await current.fill(await latestCode(url, old));
    await dialog.getByLabel('新手机号').fill(next);
    await ask.click();
    await expect(dialog.getByRole('button', { name: /秒后重发/ })).toHaveCount(2);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await dialog.getByLabel('新手机验证码').fill('000000');
    await dialog.getByRole('button', { name: '修改手机' }).click();
    await expect(dialog.getByText('新手机的验证码错误或已过期，请检查或重新获取')).toBeVisible();
    await expect(dialog.getByLabel('新手机号')).toHaveValue(next);
    await dialog.getByLabel('新手机验证码').fill(await latestCode(url, next));
    await dialog.getByRole('button', { name: '修改手机' }).press('Enter');
    await expect(page.getByText('登录手机已修改，下次请用新手机号登录')).toBeVisible();
    await expect(page.getByText(`${next.slice(0, 3)}****${next.slice(-4)}`).first()).toBeVisible();
    expect(await logIn(url, next, newPassword)).not.toBe('');
    expect(errors).toEqual([]);
  });
}
