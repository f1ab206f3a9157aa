import { customerWith, logIn } from './customer';
import { instancesOf, rent } from './instances';
import { press, reach } from './keyboard';
import { narrow, startLoggedIn, watchForErrors } from './pages';
import { expect, test } from './site';

/** A customer with a dear machine, which was rented first, and a cheap one. */
async function twoMachines(url: string, phone: string): Promise<string> {
  const session = await customerWith(url, phone, 500);
  await rent(url, session, { note: '贵的', gpu_num: 2, unit: 'day', pack_time: 2 });
  await rent(url, session, { note: '便宜的', gpu_num: 1, unit: 'day', pack_time: 1 });
  return session;
}

test('the list is sorted from its head, and a machine is acted on from its row', async ({ page, server: { url } }) => {
  const errors = watchForErrors(page);
  await startLoggedIn(page, await twoMachines(url, '13921000063'));
  await page.goto(`${url}/console/dashboard`);
  const names = page.getByRole('rowheader');
  await page.getByRole('columnheader', { name: '累计费用' }).getByRole('button').click();
  await expect(page).toHaveURL(/sort=-cost/);
  await expect(names).toHaveText([/贵的/, /便宜的/]);
  await page.getByRole('columnheader', { name: '累计费用' }).getByRole('button').click();
  await expect(page).toHaveURL(/sort=cost/);
  await expect(names).toHaveText([/便宜的/, /贵的/]);
  await page.getByRole('button', { name: '贵的 的更多操作' }).click();
  await page.getByRole('menuitem', { name: '修改备注' }).click();
  const dialog = page.getByRole('dialog', { name: '修改备注' });
  await dialog.getByRole('textbox').fill('改名的');
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(names).toHaveText([/便宜的/, /改名的/]);
  expect(errors).toEqual([]);
});

test.describe('with a finger on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: narrow.width, height: narrow.height } });

  test('the list is sorted in its filters, and a machine is acted on from its card', async ({
    page,
    server: { url },
  }) => {
    const errors = watchForErrors(page);
    await startLoggedIn(page, await twoMachines(url, '13921000064'));
    await page.goto(`${url}/console/dashboard`);
    const names = page.getByRole('heading', { level: 2 }).filter({ hasText: /贵的|便宜的/ });
    for (const [order, address, first] of [
      ['费用从高到低', /sort=-cost/, '贵的'],
      ['费用从低到高', /sort=cost/, '便宜的'],
    ] as const) {
      await page.getByRole('button', { name: /^筛选/ }).tap();
      const sheet = page.getByRole('dialog', { name: '筛选' });
      await sheet.getByRole('combobox', { name: '排序' }).selectOption({ label: order });
      await expect(page).toHaveURL(address);
      await sheet.getByRole('button', { name: /^查看/ }).tap();
      await expect(sheet).toBeHidden();
      await expect(names.first()).toHaveText(first);
    }
    await page.getByRole('button', { name: '贵的 的更多操作' }).tap();
    await page.getByRole('menuitem', { name: '实例详情' }).tap();
    await expect(page.getByRole('heading', { level: 1, name: '贵的' })).toBeVisible();
    expect(errors).toEqual([]);
  });
});

const standings = [
  { what: 'kept', has: { Status: 8 }, says: '租期已结束，磁盘正在保留', offers: ['启动实例', '费用明细'] },
  { what: 'ended', has: { Status: 0 }, says: '租期已结束', offers: ['再来一台', '费用明细'] },
  { what: 'abnormal', has: { Status: 1, IsAbnormal: 1 }, says: '运行异常', offers: ['再来一台', '提交工单'] },
] as const;

test('the page of a machine that cannot be used as it should opens on what can be done now', async ({
  page,
  server: { url },
}) => {
  const session = await logIn(url, '13800000001');
  const all = await instancesOf(url, session);
  await startLoggedIn(page, session);
  for (const { what, has, says, offers } of standings) {
    const one = all.find((each) => Object.entries(has).every(([field, value]) => Reflect.get(each, field) === value));
    if (one === undefined) throw new Error(`no machine is ${what}`);
    await page.goto(`${url}/console/instancePlugin/${one.Container_name}`);
    const opened = page.getByRole('tabpanel');
    await expect(page.getByText(says).first()).toBeVisible();
    for (const name of offers) await expect(opened.getByRole('link', { name }).first()).toBeInViewport();
  }
});

test('by keyboard alone: models are put side by side, one is taken away, and the drawer gives the focus back', async ({
  page,
  server: { url },
}) => {
  const errors = watchForErrors(page);
  await page.goto(`${url}/store`);
  for (const model of ['RTX 4090', 'H20', 'L40S'])
    await press(page, page.getByRole('article', { name: model }).getByRole('checkbox', { name: /对比/ }), 'Space');
  const open = page.getByRole('button', { name: '查看对比' });
  await press(page, open);
  const drawer = page.getByRole('dialog', { name: '显卡对比' });
  await expect(drawer.getByRole('columnheader', { name: /L40S/ })).toBeVisible();
  await press(page, drawer.getByRole('button', { name: '移出对比：L40S' }));
  await expect(drawer.getByRole('columnheader', { name: /L40S/ })).toHaveCount(0);
  await reach(page, drawer.getByRole('region', { name: '显卡对比' }));
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(open).toBeFocused();
  await expect(page).toHaveURL(/compare=RTX%204090%2CH20$/);
  expect(errors).toEqual([]);
});
