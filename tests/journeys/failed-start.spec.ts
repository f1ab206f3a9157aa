import { addUp, balanceChanges, customerWith } from './customer';
import { failNextStart, readInstance, rent } from './instances';
import { expectAccessible, follow, openLoggedIn, watchForErrors } from './pages';
import { expect, test } from './site';

test('a start that fails is paid back by itself, once, both sides stand in the costs, and its order is written again', async ({
  page,
  server: { url },
}) => {
  const errors = watchForErrors(page);
  const phone = '13921000011';
  const note = '启动不了的机器';
  const session = await customerWith(url, phone, 100);
  await failNextStart(url);
  const { PayPrice, Container_name: name } = await rent(url, session, { note });
  await expect.poll(async () => (await readInstance(url, session, note)).Status, { timeout: 45_000 }).toBe(-2);

  const changes = await balanceChanges(url, session);
  expect(changes.map(({ DiffMoney }) => DiffMoney)).toEqual([PayPrice, -PayPrice, 100]);
  expect(addUp(changes)).toBe(10_000);

  await openLoggedIn(page, url, '/console/dashboard?status=all', phone);
  const row = page.getByRole('row').filter({ hasText: note });
  await expect(row.getByText('启动失败(已退费)')).toBeVisible();
  await expect(row.getByText('宿主机资源不足，费用已退回')).toBeVisible();
  await expect(page.getByRole('link', { name: /^余额 ¥100.00/ })).toBeVisible();

  await follow(page, `/console/expenseDetail?instance_name=${name}`);
  const cost = page.getByRole('table').first();
  await expect(cost.getByRole('row').filter({ hasText: '退费' }).first()).toContainText(`−¥${PayPrice.toFixed(2)}`);
  await expect(cost.getByRole('row').filter({ hasText: '创建' }).first()).toContainText(`¥${PayPrice.toFixed(2)}`);
  await expectAccessible(page);

  await follow(page, `/console/instancePlugin/${name}`);
  await page.getByRole('link', { name: '再来一台' }).first().click();
  await expect(page.getByRole('textbox', { name: '备注' })).toHaveValue(note);
  expect(errors).toEqual([]);
});
