import path from 'node:path';
import { expect } from '@playwright/test';
import { expectNothingMadeUp, journey } from './foreign-walk';
import { follow } from './pages';

const licence = path.resolve('packages/server/assets/sandbox/business-license.png');

journey('the processor of a machine grows at the price that was quoted', async ({ page, url }) => {
  await page.goto(`${url}/console/dashboard`);
  const row = page.getByRole('row').filter({ hasText: '运行中' });
  await row.getByRole('button', { name: /更多操作/ }).click();
  await page.getByRole('menuitem', { name: '升级 CPU' }).click();
  const dialog = page.getByRole('dialog', { name: '升级 CPU' });
  const count = dialog.getByRole('spinbutton');
  await count.fill('4');
  await count.blur();
  await dialog.getByRole('button', { name: '确认升级 ¥12.00' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('余额 ¥38.50').first()).toBeVisible();
  await expectNothingMadeUp(page);
  await follow(page, '/console/instancePlugin/foreign-running?tab=configuration');
  await expect(page.getByRole('main').first()).toContainText(/12 ?核/);
  await expectNothingMadeUp(page);
});

journey(
  'a kept disk, whose start has no price in the specification, is not started for money nobody saw',
  async ({ page, url }) => {
    await page.goto(`${url}/instanceAvailableKvmStore?instance_name=foreign-kept`);
    await expectNothingMadeUp(page);
    await page
      .getByRole('main')
      .getByRole('link', { name: /选择|启动/ })
      .first()
      .click();
    await expect(page.getByRole('alert').filter({ hasText: '价格获取失败' })).toBeVisible();
    await expect(page.getByRole('main').first()).not.toContainText('0Mbps');
    await expect(page.getByRole('button', { name: /支付|启动/ }).and(page.locator('main :enabled'))).toHaveCount(0);
    await expect(page.getByText('余额 ¥50.50').first()).toBeVisible();
    await expectNothingMadeUp(page);
  },
);

journey(
  'a cloud disk, which has no price in the specification, is not sold, and its window says why',
  async ({ page, url }) => {
    await page.goto(`${url}/console/cloudDisk`);
    await expectNothingMadeUp(page);
    await page.getByRole('button', { name: '立即开通' }).click();
    const dialog = page.getByRole('dialog', { name: '开通云盘' });
    await expect(dialog.getByText(/价格(计算|获取)失败/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: /确认|支付|开通/ }).and(page.locator(':enabled'))).toHaveCount(0);
    await expect(page.getByText('余额 ¥50.50').first()).toBeVisible();
  },
);

journey('a company sends its papers to be verified, and reads that they are looked at', async ({ page, url }) => {
  await page.goto(`${url}/console/verification/selectVerification`);
  await expectNothingMadeUp(page);
  await page.getByRole('checkbox').first().check();
  await page.getByRole('button', { name: /^营业执照认证/ }).click();
  await page.getByLabel('企业名称').fill('陌生公司');
  await page.getByLabel('统一社会信用代码').fill('91330106MA2DEMQ01G');
  await page.getByLabel('法人姓名').fill('沈清和');
  await page.getByLabel('法人身份证号').fill('33010619980815002X');
  await page.getByLabel('联系电话').fill('13800000009');
  await page.getByRole('button', { name: '获取验证码' }).click();
  await page.getByLabel('短信验证码').fill('123456');
  await page.getByRole('button', { name: /下一步/ }).click();
  await page.locator('[data-component="FileDrop"] input').first().setInputFiles(licence);
  await page.getByRole('button', { name: '提交认证' }).click();
  await expect(page.getByText('认证审核中')).toBeVisible();
  await page.getByRole('link', { name: '查看认证状态' }).click();
  await expect(page.getByText('审核中').first()).toBeVisible();
  await expectNothingMadeUp(page);
});
