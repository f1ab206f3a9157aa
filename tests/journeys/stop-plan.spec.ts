import { customerWith, passHours } from './customer';
import { readInstance, rentRunning } from './instances';
import { expectAccessible, expectNoSidewaysScroll, follow, openLoggedIn, resize, watchForErrors } from './pages';
import { expect, test } from './site';

test.use({ timeMoves: true });

test('a machine is planned to shut down, the plan is changed and taken back, and the next one comes at its time', async ({
  page,
  server: { url },
}) => {
  const errors = watchForErrors(page);
  const note = '夜间训练';
  const phone = '13911116021';
  const session = await customerWith(url, phone, 100);
  const before = await rentRunning(url, session, note, { unit: 'hour', pack_time: 12 });
  await openLoggedIn(page, url, `/console/instancePlugin/${before.Container_name}?tab=system`, phone);

  await page.getByRole('button', { name: '设置自动关机' }).click();
  const dialog = page.getByRole('dialog', { name: '自动关机' });
  await expect(dialog.getByText(/关机不会退费/)).toBeVisible();
  await dialog.getByRole('checkbox', { name: /到时间关机/ }).check();
  await dialog.getByText('选择时间', { exact: true }).click();
  await dialog.getByRole('textbox', { name: /^时间/ }).fill('25:00');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(dialog.getByText(/请填写晚于现在的日期和时间/)).toBeVisible();
  await dialog.getByText('2 小时后', { exact: true }).click();
  await dialog.getByRole('checkbox', { name: /GPU 闲置后关机/ }).check();
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/将于 (今天|明天) \d\d:\d\d 关机；GPU 闲置 2 小时后关机/)).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: '取消自动关机' }).click();
  await expect(page.getByText('已取消自动关机')).toBeVisible();
  await expect(page.getByRole('button', { name: '取消自动关机' })).toBeHidden();

  await resize(page, { width: 375, height: 812 });
  await page.getByRole('button', { name: '设置自动关机' }).click();
  await dialog.getByRole('checkbox', { name: /到时间关机/ }).check();
  await dialog.getByText('2 小时后', { exact: true }).click();
  await expectNoSidewaysScroll(page);
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText(/将于 (今天|明天) \d\d:\d\d 关机/)).toBeVisible();

  await passHours(url, 3);
  await expect.poll(async () => (await readInstance(url, session, note)).Status, { timeout: 30_000 }).toBe(6);
  expect((await readInstance(url, session, note)).Due_time).toBe(before.Due_time);
  await follow(page, `/console/instancePlugin/${before.Container_name}?tab=events`);
  await expect(page.getByText('关机：定时关机')).toBeVisible();
  await expect(page.getByText('修改自动关机：已取消')).toBeVisible();
  await follow(page, '/inform?type=mine');
  await expect(page.getByText('实例已自动关机').first()).toBeVisible();
  expect(errors).toEqual([]);
});
