import { customerWith, newPassword } from './customer';
import { expectAccessible, openLoggedIn, watchForErrors } from './pages';
import { expect, test } from './site';

interface Answer {
  readonly status: number;
  readonly reason: string;
}

test('a key is made, seen once, used by a program, and revoked', async ({ page, request, server: { url } }) => {
  const errors = watchForErrors(page);
  const phone = '13933000041';
  await customerWith(url, phone, 100);
  await openLoggedIn(page, url, '/console/safe', phone, newPassword);
  const panel = page.getByRole('region', { name: 'API 密钥' });
  const create = panel.getByRole('button', { name: '创建密钥' });
  // A key pressed before the list is there would be lost.
  await expect(create).toBeEnabled();
  await create.press('Enter');
  const dialog = page.getByRole('dialog', { name: '创建 API 密钥' });
  await dialog.getByRole('textbox', { name: /名称/ }).fill('夜间任务');
  await dialog.getByRole('checkbox', { name: /^费用/ }).press('Space');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: '创建', exact: true }).press('Enter');

  const made = page.getByRole('dialog', { name: '密钥已创建' });
  const secret = (await made.getByText(/^sk_/).textContent()) ?? '';
  await expectAccessible(page);
  await made.getByRole('button', { name: '我已保存' }).press('Enter');
  await expect(made).toBeHidden();
  await expect(page.getByText(secret)).toHaveCount(0);
  const row = panel.getByRole('row', { name: /夜间任务/ });
  await expect(row).toContainText('从未使用');

  const ask = async (path: string): Promise<Answer> =>
    (await (
      await request.post(`${url}/api${path}`, { headers: { authorization: `Bearer ${secret}` }, data: {} })
    ).json()) as Answer;
  expect((await ask('/get_balance_runway')).status).toBe(0);
  expect((await ask('/logout')).reason).toBe('该操作不能使用 API 密钥，请登录网站后操作');
  await page.reload();
  await expect(row).not.toContainText('从未使用');

  await row.getByRole('button', { name: '撤销密钥 夜间任务' }).click();
  await page
    .getByRole('alertdialog', { name: '撤销 API 密钥' })
    .getByRole('button', { name: '撤销', exact: true })
    .click();
  await expect(panel.getByText('还没有 API 密钥')).toBeVisible();
  expect((await ask('/get_balance_runway')).reason).toMatch('API 密钥无效或已撤销');
  expect(errors).toEqual([]);
});
