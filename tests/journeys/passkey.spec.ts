import { expect, test } from '@playwright/test';
import { customerWith, newPassword, newPhone } from './customer';
import { expectAccessible, expectNoSidewaysScroll, narrow, openLoggedIn, watchForErrors, wide } from './pages';
import { plugIn, withNamedServer } from './passkeys';

for (const { name, width, height } of [wide, narrow]) {
  test(`${name}: a passkey is added, lets in without a password, is removed and then refused`, async ({ page }) => {
    await withNamedServer(async (site, api) => {
      const errors = watchForErrors(page);
      const phone = newPhone();
      await page.setViewportSize({ width, height });
      await customerWith(api, phone, 0);
      const device = await plugIn(page);
      await openLoggedIn(page, site, '/console/safe', phone);

      const panel = page.getByRole('region', { name: '通行密钥' });
      await expect(panel.getByText('还没有通行密钥')).toBeVisible();
      await panel.getByRole('button', { name: '添加通行密钥' }).click();
      const add = page.getByRole('dialog', { name: '添加通行密钥' });
      await expect(add.getByRole('textbox', { name: /名称/ })).not.toHaveValue('');
      await add.getByRole('textbox', { name: /名称/ }).fill('随身的手机');
      await add.getByLabel(/登录密码/).fill(newPassword);
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      await add.getByRole('button', { name: '继续' }).click();
      await expect(page.getByText('通行密钥已添加')).toBeVisible();
      await expect(add).toBeHidden();
      await expect(panel.getByText('随身的手机')).toBeVisible();
      await expect(panel.getByText('从未使用')).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);

      const enter = page.getByRole('button', { name: '使用通行密钥登录' });
      const leave = async () => {
        await page.evaluate(() => localStorage.clear());
        await page.goto(`${site}/login?page=login&redirect=/console/safe`);
        await expect(enter).toBeVisible();
      };
      await leave();
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      await enter.press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: '安全设置' })).toBeVisible();
      const records = page.getByRole('region', { name: '登录记录' });
      await expect(records.getByText('通行密钥').first()).toBeVisible();
      await expect(panel.getByText('从未使用')).toHaveCount(0);

      await panel.getByRole('button', { name: '删除通行密钥 随身的手机' }).click();
      const remove = page.getByRole('alertdialog', { name: '删除通行密钥' });
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      await remove.getByRole('button', { name: '删除', exact: true }).click();
      await expect(panel.getByText('还没有通行密钥')).toBeVisible();

      await leave();
      await enter.click();
      const form = page.getByRole('main');
      await expect(form.getByText('该通行密钥不属于本站或已被删除，请用密码或验证码登录')).toBeVisible();
      await device.setVerified(false);
      await enter.click();
      await expect(form.getByText(/^已取消，可重试/)).toBeVisible();
      await expect(page.getByLabel('手机号')).toBeVisible();
      expect(errors).toEqual([]);
    });
  });
}
