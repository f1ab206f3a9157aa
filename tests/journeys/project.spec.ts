import { customerWith } from './customer';
import { rentRunning } from './instances';
import { expectAccessible, expectNoSidewaysScroll, follow, openLoggedIn, resize, watchForErrors } from './pages';
import { expect, test } from './site';

test('instances are put into a project, found by it, and what it costs is told wherever it is asked for', async ({
  page,
  server: { url },
}) => {
  const errors = watchForErrors(page);
  const phone = '13911118013';
  const session = await customerWith(url, phone, 100);
  await rentRunning(url, session, '预训练-甲', { unit: 'hour', pack_time: 3 });
  const second = await rentRunning(url, session, '渲染-乙', { unit: 'hour', pack_time: 3 });

  // One by its page, with a tag.
  await openLoggedIn(page, url, `/console/instancePlugin/${second.Container_name}?tab=configuration`, phone);
  await page.getByRole('button', { name: '修改项目与标签' }).click();
  const dialog = page.getByRole('dialog', { name: '项目与标签' });
  await dialog.getByRole('textbox', { name: '项目' }).fill('渲染外包');
  await dialog.getByRole('textbox', { name: '标签' }).fill('夜间');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('渲染外包')).toBeVisible();
  await expect(page.getByText('夜间')).toBeVisible();

  // Several in the list, by a project that is there.
  await follow(page, '/console/dashboard');
  const list = page.getByRole('table', { name: '云主机列表' });
  await list.getByRole('checkbox', { name: /预训练-甲/ }).check();
  await page.getByRole('button', { name: '设置项目与标签' }).click();
  await dialog.getByRole('radio', { name: '渲染外包' }).check({ force: true });
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(dialog).toBeHidden();
  await expect(list.getByRole('columnheader', { name: '项目 / 标签' })).toBeVisible();
  await expect(list.getByRole('cell', { name: /^渲染外包/ })).toHaveCount(2);
  await follow(page, '/console/dashboard?tag=%E5%A4%9C%E9%97%B4');
  await expect(list.getByRole('link', { name: '渲染-乙' })).toBeVisible();
  await expect(list.getByRole('link', { name: '预训练-甲' })).toBeHidden();

  // What it costs: the page of projects, then its charges.
  await follow(page, '/console/projects');
  await expectAccessible(page);
  const costs = page.getByRole('link', { name: '查看「渲染外包」的费用明细' });
  const spent = await costs.innerText();
  await costs.click();
  await expect(page).toHaveURL(/\/console\/expenseDetail\?project=/);
  await expect(page.getByText('按实例现在所属的项目统计').first()).toBeVisible();
  await expect(page.getByText('筛选合计').locator('..')).toContainText(spent);
  await follow(page, '/console/expenseDetail?group=project');
  await expect(
    page.getByRole('table', { name: '按项目分组的消费' }).getByRole('row', { name: /渲染外包/ }),
  ).toContainText(spent);

  // Renamed, and gone.
  await resize(page, { width: 375, height: 812 });
  await follow(page, '/console/projects');
  await page.getByRole('button', { name: '重命名「渲染外包」' }).click();
  await page.getByRole('textbox', { name: '项目名称' }).fill('离线渲染');
  await page.getByRole('dialog').getByRole('button', { name: '保存' }).click();
  await expect(page.getByRole('button', { name: '删除「离线渲染」' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: '删除「离线渲染」' }).click();
  await expect(page.getByText(/其中 2 台实例照常运行/)).toBeVisible();
  await page.getByRole('alertdialog').getByRole('button', { name: '删除项目' }).click();
  await expect(page.getByText('还没有项目')).toBeVisible();
  expect(errors).toEqual([]);
});
