import { customerWith } from './customer';
import { followedToItsEnd } from './instances';
import { expectAccessible, follow, openLoggedIn, watchForErrors } from './pages';
import { expect, test } from './site';

const publicKey = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIDlzABpOEa3JBS1jwnA9bTBchTB/gZ2pWnRda8Fy3Pue lin@macbook';
const fingerprint = 'SHA256:rKWN2QxFKt/r5VMdOCvxxo0ZYUFLujv/p140Il8E/pI';

test('a key that is added while ordering is in the instance, and its events tell of the start', async ({
  page,
  server: { url },
}) => {
  const errors = watchForErrors(page);
  const phone = '13933000031';
  await customerWith(url, phone, 100);
  await openLoggedIn(page, url, '/createInstance?gpu_type=RTX%203090&unit=hour&pack_time=1', phone);
  await page.getByRole('button', { name: '添加公钥' }).click();
  const dialog = page.getByRole('dialog', { name: '添加 SSH 公钥' });
  await dialog.getByRole('textbox', { name: /名称/ }).fill('笔记本');
  await dialog.getByRole('textbox', { name: /公钥/ }).fill('-----BEGIN OPENSSH PRIVATE KEY-----');
  await dialog.getByRole('button', { name: '添加', exact: true }).click();
  await expect(dialog.getByText(/这是私钥/)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('textbox', { name: /公钥/ }).fill(publicKey);
  await dialog.getByRole('button', { name: '添加', exact: true }).click();
  await expect(page.getByRole('checkbox', { name: /笔记本/ })).toBeChecked();

  await page.getByRole('button', { name: '立即支付' }).first().click();
  await followedToItsEnd(page);
  const name = new URL(page.url()).searchParams.get('instance_name') ?? '';
  await follow(page, `/console/instancePlugin/${name}`);
  await expect(page.getByRole('region', { name: 'SSH 公钥' }).getByText(fingerprint)).toBeVisible();
  await page.getByRole('tab', { name: '操作记录' }).click();
  await expect(page.getByRole('row', { name: /租用实例.*放入 1 个 SSH 公钥.*主账号/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /启动完成.*系统.*成功/ })).toBeVisible({ timeout: 30_000 });
  await expectAccessible(page);
  expect(errors).toEqual([]);
});
