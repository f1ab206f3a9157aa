import { expectAccessible, logInByForm, watchForErrors } from './pages';
import { expect, test } from './site';

const oldPassword = 'Suanli2026';
const newPassword = 'Gpu2026rent';

test('changing the password ends the other session and this one; the new password lets in', async ({
  page,
  browser,
  server: { url },
}) => {
  const errors = watchForErrors(page);
  const other = await browser.newContext();
  const elsewhere = await other.newPage();
  for (const each of [page, elsewhere]) {
    await each.goto(`${url}/login?page=login&redirect=/console/safe`);
    await logInByForm(each, '13800000004');
    await expect(each.getByRole('heading', { level: 1, name: '安全设置' })).toBeVisible();
  }
  await expectAccessible(page);

  await page.getByRole('button', { name: '修改登录密码' }).click();
  const dialog = page.getByRole('dialog', { name: '修改登录密码' });
  await dialog.getByLabel('原密码').fill('Wrong2026');
  await dialog.getByLabel('新密码', { exact: true }).fill(newPassword);
  await dialog.getByLabel('确认新密码').fill(newPassword);
  await dialog.getByRole('button', { name: '修改密码' }).click();
  await expect(dialog.getByText(/原密码错误/)).toBeVisible();
  await expect(dialog.getByLabel('新密码', { exact: true })).toHaveValue(newPassword);
  await expectAccessible(page);
  await dialog.getByLabel('原密码').fill(oldPassword);
  await dialog.getByRole('button', { name: '修改密码' }).click();
  await expect(page.getByText('密码已修改，请用新密码登录')).toBeVisible();
  await expect(page).toHaveURL(/\/login\?page=login&redirect=/);

  await elsewhere.getByRole('list', { name: '账号管理' }).getByRole('link', { name: '账号信息' }).click();
  await expect(elsewhere).toHaveURL(/\/login\?page=login&redirect=/);
  await other.close();

  await logInByForm(page, '13800000004', newPassword);
  await expect(page.getByRole('heading', { level: 1, name: '安全设置' })).toBeVisible();
  expect(errors).toEqual([]);
});
