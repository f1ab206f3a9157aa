import { formatDay } from '@compute-market/contract/rules/time';
import { hourSeconds } from '@compute-market/contract/rules/time-units';
import { customerWith, must, passHours, post } from './customer';
import { rentRunning } from './instances';
import { expectAccessible, follow, openLoggedIn, watchForErrors } from './pages';
import { expect, test } from './site';

test.use({ timeMoves: true });

test('a budget of the month is set, is told of as it is spent, is changed and removed, and stops nothing', async ({
  page,
  server: { url },
}) => {
  const errors = watchForErrors(page);
  const phone = '13911118014';
  const session = await customerWith(url, phone, 100);
  // What is spent within the next two hours belongs to one month.
  const { ServerTime: now } = await must(
    post<{ ServerTime: number }>(url, '/get_user_info', { session }, { form: true }),
  );
  if (formatDay(now).slice(0, 7) !== formatDay(now + 2 * hourSeconds).slice(0, 7)) await passHours(url, 2);
  await openLoggedIn(page, url, '/console/projects', phone);
  await expect(page.getByText(/预算只作提醒，不会停止实例或扣费/)).toBeVisible();

  await page.getByRole('button', { name: '设置预算' }).click();
  const dialog = page.getByRole('dialog', { name: '设置预算' });
  await dialog.getByRole('textbox', { name: '每月预算' }).fill('abc');
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(dialog.getByText('请选择预算对象')).toBeVisible();
  await expect(dialog.getByText('输入金额不合法')).toBeVisible();
  await dialog.getByRole('combobox', { name: '预算对象' }).click();
  await page.getByRole('option', { name: '整个账号' }).click();
  await dialog.getByRole('textbox', { name: '每月预算' }).fill('5');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(dialog).toBeHidden();
  const row = page.getByRole('table', { name: '本月预算' }).getByRole('row', { name: /整个账号/ });
  await expect(row).toContainText('0%');
  await expectAccessible(page);

  // Spent by a machine, and told within the hour; the machine runs on.
  await rentRunning(url, session, '预算内', { unit: 'hour', pack_time: 3 });
  await passHours(url, 1);
  await expect(async () => {
    await page.goto(`${url}/inform?type=mine`);
    await expect(page.getByText(/整个账号本月已消费 .+达到预算 ¥5.00 的 80%/)).toBeVisible({ timeout: 10_000 });
  }).toPass({ timeout: 90_000 });
  await follow(page, '/console/projects');
  await expect(row).toContainText('83%');
  await follow(page, '/console/dashboard');
  await expect(page.getByRole('row', { name: /预算内/ })).toContainText('运行中');

  await follow(page, '/console/projects');
  await page.getByRole('button', { name: '修改整个账号的预算' }).click();
  await page.getByRole('textbox', { name: '每月预算' }).fill('100');
  await page.getByRole('dialog').getByRole('button', { name: '保存' }).click();
  await expect(row).toContainText('¥100.00');
  await page.getByRole('button', { name: '删除整个账号的预算' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '删除预算' }).click();
  await expect(page.getByText('还没有预算')).toBeVisible();
  expect(errors).toEqual([]);
});
