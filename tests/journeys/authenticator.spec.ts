import { readFile } from 'node:fs/promises';
import { applicationCode } from './authenticator';
import { customerWith, logIn, must, newPassword, newPhone, passHours, post } from './customer';
import {
  expectAccessible,
  expectNoSidewaysScroll,
  logInByForm,
  narrow,
  openLoggedIn,
  watchForErrors,
  wide,
} from './pages';
import { expect, test } from './site';

test.use({ timeMoves: true });

/** What the application shows now. */
async function codeNow(url: string, session: string, secret: string): Promise<string> {
  const { ServerTime: now } = await must(
    post<{ ServerTime: number }>(url, '/get_user_info', { session }, { form: true }),
  );
  return applicationCode(secret, now);
}

for (const { name, width, height } of [wide, narrow]) {
  test(`${name}: an authenticator is bound, asked for, stood in for by a recovery code, and unbound`, async ({
    page,
    browser,
    server: { url },
  }) => {
    const errors = watchForErrors(page);
    const phone = newPhone();
    await page.setViewportSize({ width, height });
    const session = await customerWith(url, phone, 0);
    await openLoggedIn(page, url, '/console/safe', phone);
    await page.getByRole('button', { name: '绑定身份验证器' }).click();
    const bind = page.getByRole('dialog', { name: '绑定身份验证器' });
    await bind.getByLabel('登录密码').fill(newPassword);
    await bind.getByRole('button', { name: '下一步' }).click();
    await expect(bind.getByRole('img', { name: '身份验证器二维码' })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    const secret = ((await bind.locator('code').textContent()) ?? '').replaceAll(' ', '');
    await bind.getByLabel('验证器中的 6 位验证码').fill(await codeNow(url, session, secret));
    await bind.getByRole('button', { name: '绑定', exact: true }).click();

    const told = page.getByRole('dialog', { name: '恢复码' });
    await expect(told.getByRole('listitem')).toHaveCount(10);
    const codes = await told.getByRole('listitem').allTextContents();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    const saved = page.waitForEvent('download');
    await told.getByRole('button', { name: '下载' }).click();
    expect(await readFile(await (await saved).path(), 'utf8')).toBe(`${codes.join('\n')}\n`);
    await told.getByRole('button', { name: '我已保存' }).click();
    await expect(told).toBeHidden();
    await expect(page.getByText('恢复码还剩 10 个')).toBeVisible();
    await expect(page.getByText(codes[0] ?? '')).toHaveCount(0);
    const refused = await post(url, '/login', { phone, passwd: newPassword }, { form: true });
    expect(refused.data).not.toHaveProperty('session');

    for (const way of ['authenticator', 'recovery'] as const) {
      // A code counts once: an hour brings another. A begun login would not last that long.
      await passHours(url, 1);
      const elsewhere = await (await browser.newContext({ viewport: { width, height } })).newPage();
      await elsewhere.goto(`${url}/login?page=login&redirect=/console/safe`);
      await logInByForm(elsewhere, phone, newPassword);
      const step = elsewhere.getByRole('form', { name: '二次验证' });
      await expect(step.getByLabel('验证器中的 6 位验证码')).toBeVisible();
      await expectNoSidewaysScroll(elsewhere);
      await expectAccessible(elsewhere);
      if (way === 'recovery') {
        await step.getByRole('button', { name: '使用恢复码' }).click();
        await step.getByLabel('恢复码').fill((codes[0] ?? '').toLowerCase());
      } else await step.getByLabel('验证器中的 6 位验证码').fill(await codeNow(url, session, secret));
      await step.getByRole('button', { name: '登录', exact: true }).click();
      await expect(elsewhere.getByRole('heading', { level: 1, name: '安全设置' })).toBeVisible();
      const records = elsewhere.getByRole('region', { name: '登录记录' });
      const recorded = way === 'recovery' ? '密码 + 恢复码' : '密码 + 验证器';
      await expect(records.getByText(recorded).first()).toBeVisible();
      await elsewhere.context().close();
    }

    await passHours(url, 1);
    await page.reload();
    await expect(page.getByText('恢复码还剩 9 个')).toBeVisible();
    await page.getByRole('button', { name: '解绑身份验证器' }).click();
    const unbind = page.getByRole('dialog', { name: '解绑身份验证器' });
    await unbind.getByLabel('验证器中的 6 位验证码').fill(await codeNow(url, session, secret));
    await unbind.getByRole('button', { name: '解绑', exact: true }).click();
    await expect(page.getByText('身份验证器已解绑')).toBeVisible();
    await expect(page.getByRole('button', { name: '绑定身份验证器' })).toBeVisible();
    expect(await logIn(url, phone, newPassword)).not.toBe('');
    expect(errors).toEqual([]);
  });
}
