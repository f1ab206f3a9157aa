import { customerWith, subSessionOf } from './customer';
import { rent } from './instances';
import { expectAccessible, openLoggedIn, watchForErrors } from './pages';
import { expect, test } from './site';

test('who has no instance yet is offered models that are free, and the way leads to an order', async ({
  page,
  server: { url },
}) => {
  const errors = watchForErrors(page);
  const phone = '13921000061';
  await customerWith(url, phone, 0);
  await openLoggedIn(page, url, '/console/dashboard', phone);
  await expect(page.getByText('还没有实例，10 分钟即可开始训练')).toBeVisible();
  const models = page.getByRole('list', { name: '热门显卡' }).getByRole('link');
  await expect(models).toHaveCount(3);
  await expectAccessible(page);
  await models.first().click();
  await expect(page).toHaveURL(/\/createInstance\?.*gpu_type=/);
  await expect(page.getByRole('heading', { level: 1, name: '创建实例' })).toBeVisible();
  expect(errors).toEqual([]);
});

test('a main account narrows the list to one sub-account, and the address keeps it', async ({
  page,
  server: { url },
}) => {
  const errors = watchForErrors(page);
  const phone = '13921000062';
  const session = await customerWith(url, phone, 300);
  const member = await subSessionOf(url, { phone, session, name: 'vision', limit: 200 });
  await rent(url, member, { note: '成员租的' });
  await rent(url, session, { note: '自己租的' });
  await openLoggedIn(page, url, '/console/dashboard', phone);
  await expect(page.getByRole('row').filter({ hasText: '自己租的' })).toBeVisible();
  await page.getByRole('combobox', { name: '子账号' }).click();
  await page.getByRole('option', { name: 'vision' }).click();
  await expect(page).toHaveURL(/sub=vision/);
  await expect(page.getByRole('row').filter({ hasText: '自己租的' })).toHaveCount(0);
  await expect(page.getByRole('row').filter({ hasText: '成员租的' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('row').filter({ hasText: '自己租的' })).toHaveCount(0);
  expect(errors).toEqual([]);
});
