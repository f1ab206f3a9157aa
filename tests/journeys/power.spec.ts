import { customerWith } from './customer';
import { readInstance, rentRunning } from './instances';
import { expectAccessible, openLoggedIn, watchForErrors } from './pages';
import { expect, test, withWatchedStarts } from './site';

test('a machine is shut down on its page and started again for nothing, with the same end', async ({
  page,
  server: { url },
}) => {
  const errors = watchForErrors(page);
  const note = 'cuda-编译机-2';
  const phone = '13911116001';
  const session = await customerWith(url, phone, 100);
  const before = await rentRunning(url, session, note, { unit: 'hour', pack_time: 3 });
  await openLoggedIn(page, url, `/console/instancePlugin/${before.Container_name}`, phone);
  await expect(page.getByRole('heading', { level: 1, name: note })).toBeVisible();
  await expect(page.getByRole('region', { name: 'SSH 登录' }).getByText(/^ssh -p \d+ root@/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('tab', { name: '屏幕' }).click();
  await expect(page.getByRole('img', { name: new RegExp(note) })).toBeVisible();

  await page.getByRole('tab', { name: '系统' }).click();
  await page.getByRole('button', { name: '关机', exact: true }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByText(/关机不停止计费/)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: '关机' }).click();
  await expect(page.getByText('已关机，租期内可随时启动')).toBeVisible();
  await page.getByRole('link', { name: '启动实例' }).first().click();
  await expect(page.getByText('实例仍在租期内，启动不产生新费用，到期时间不变')).toBeVisible();
  await expectAccessible(page);
  await withWatchedStarts(url, async () => {
    await page.getByRole('button', { name: '启动实例' }).click();
    await expect(page.getByRole('list', { name: '启动进度' })).toBeVisible();
    await expect(page.getByText('实例已启动')).toBeVisible({ timeout: 45_000 });
  });
  expect(await readInstance(url, session, note)).toMatchObject({ Status: 1, Due_time: before.Due_time });
  expect(errors).toEqual([]);
});
