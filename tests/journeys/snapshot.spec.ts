import { customerWith } from './customer';
import { rentRunning } from './instances';
import {
  expectAccessible,
  expectNoSidewaysScroll,
  expectReadable,
  openLoggedIn,
  resize,
  watchForErrors,
} from './pages';
import { expect, test } from './site';

test('a snapshot is made, put back and deleted by the keyboard alone', async ({ page, server: { url } }) => {
  const errors = watchForErrors(page);
  const phone = '13911116122';
  const session = await customerWith(url, phone, 100);
  const { Container_name: name } = await rentRunning(url, session, '微调');
  await openLoggedIn(page, url, `/console/instancePlugin/${name}?tab=configuration`, phone);
  const part = page.getByRole('region', { name: '快照' });
  await expect(part.getByText(/还没有快照/)).toBeVisible();

  const create = part.getByRole('button', { name: '创建快照' });
  await create.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: '创建快照' });
  const field = dialog.getByRole('textbox', { name: /名称/ });
  await field.focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('请输入名称')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.type('装好环境');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(create).toBeFocused();
  const restore = part.getByRole('button', { name: '恢复 装好环境' });
  await expect(restore).toBeVisible({ timeout: 30_000 });
  await expect(part.getByRole('row', { name: /装好环境 \d+\.\d GB/ })).toBeVisible();
  await expectReadable(page, '[aria-label="快照"]');
  await resize(page, { width: 375, height: 812 });
  await expect(restore).toBeVisible();
  await expectNoSidewaysScroll(page);

  await create.focus();
  await page.keyboard.press('Enter');
  await field.fill('装好环境');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(/已有名为「装好环境」的快照/)).toBeVisible();
  await expect(field).toHaveValue('装好环境');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await restore.focus();
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: '恢复快照' });
  await expect(question.getByText(/快照之后写入系统盘的全部数据丢失/)).toBeVisible();
  await expectReadable(page, '[role="alertdialog"]');
  await question.getByRole('button', { name: '恢复快照' }).press('Enter');
  await expect(question).toBeHidden();
  await expect(create).toBeFocused();
  await expect(restore).toBeVisible({ timeout: 30_000 });

  const remove = part.getByRole('button', { name: '删除 装好环境' });
  await remove.focus();
  await page.keyboard.press('Enter');
  const last = page.getByRole('alertdialog', { name: '删除快照' });
  await last.getByRole('button', { name: '删除快照' }).press('Enter');
  await expect(part.getByText(/还没有快照/)).toBeVisible({ timeout: 30_000 });
  await expect(create).toBeFocused();

  await page.getByRole('tab', { name: '操作记录' }).click();
  for (const kind of ['创建快照', '快照已创建', '恢复快照', '快照已恢复', '删除快照', '快照已删除'])
    await expect(page.getByText(`${kind}：装好环境`).first()).toBeVisible();
  expect(errors).toEqual([]);
});

test('a back end that makes no snapshots leaves the part out', async ({ page, server: { url } }) => {
  const phone = '13911116123';
  const session = await customerWith(url, phone, 100);
  const { Container_name: name } = await rentRunning(url, session, '推理');
  await page.route('**/instance/get_snapshots', (route) => route.fulfill({ status: 404, body: 'not found' }));
  await openLoggedIn(page, url, `/console/instancePlugin/${name}?tab=configuration`, phone);
  await expect(page.getByText('系统盘', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: '快照' })).toHaveCount(0);
});
