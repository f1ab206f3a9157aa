import { customerWith, must, post } from './customer';
import { instancesOf, readInstance, rent } from './instances';
import {
  expectAccessible,
  expectNoSidewaysScroll,
  expectReadable,
  follow,
  narrow,
  openLoggedIn,
  resize,
  watchForErrors,
  wide,
} from './pages';
import { expect, test } from './site';

const project = '渲染外包';
const form = '/createInstance?gpu_type=RTX+3090&unit=hour&pack_time=2';
const gone = `项目「${project}」不存在或已被删除，请改选其他项目，或不归入项目`;

/** A customer with money and one project. */
async function customerWithProject(url: string, phone: string) {
  const session = await customerWith(url, phone, 100);
  const { Container_name } = await rent(url, session, { note: '第一台', unit: 'hour' });
  await must(post(url, '/instance/set_labels', { session, instance_names: [Container_name], project }));
  return session;
}
const moneyOf = async (url: string, session: string) =>
  (await must(post<{ Money: number }>(url, '/get_user_info', { session }, { form: true }))).Money;
async function removeProject(url: string, session: string) {
  const { List } = await must(post<{ List: { ProjectId: number }[] }>(url, '/get_projects', { session }));
  for (const { ProjectId } of List) await must(post(url, '/remove_project', { session, project_id: ProjectId }));
}

test('a project is chosen with the order, named by it, and the instance is in it', async ({
  page,
  server: { url },
}) => {
  const errors = watchForErrors(page);
  const phone = '13911118135';
  const session = await customerWithProject(url, phone);
  await resize(page, wide);
  await openLoggedIn(page, url, form, phone);
  const choice = page.getByRole('combobox', { name: '项目' });
  await expect(choice).toHaveText('不归入项目');
  await choice.click();
  await page.getByRole('option', { name: project }).click();
  await expect(page.getByRole('region', { name: '订单' }).getByText(project)).toBeVisible();
  await expectReadable(page, 'section:has([data-component="Combobox"])');
  await page.getByRole('textbox', { name: '备注' }).fill('第二台');
  await page.getByRole('button', { name: '立即支付' }).click();
  await expect(page.getByRole('heading', { name: '实例已启动' })).toBeVisible({ timeout: 60_000 });
  const { Container_name } = await readInstance(url, session, '第二台');
  await follow(page, `/console/instancePlugin/${Container_name}?tab=configuration`);
  await expect(page.getByRole('main').getByText(project)).toBeVisible();
  expect(errors).toEqual([]);
});

test('on a phone a project of the link that was removed meanwhile costs nothing and loses nothing', async ({
  page,
  server: { url },
}) => {
  const phone = '13911118136';
  const session = await customerWithProject(url, phone);
  await resize(page, narrow);
  await openLoggedIn(page, url, `${form}&project=${encodeURIComponent(project)}`, phone);
  const step = page.locator('summary').filter({ hasText: /^项目/ });
  await expect(step).toContainText(project);
  await page.locator('summary').filter({ hasText: /^备注/ }).click();
  await page.getByRole('textbox', { name: '备注' }).fill('第二台');
  await removeProject(url, session);
  const before = await moneyOf(url, session);
  await page.getByRole('button', { name: '立即支付' }).last().click();

  // Said where the order is, and at the choice, which unfolds by itself.
  await expect(page.getByText(gone)).toHaveCount(2);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  expect(await moneyOf(url, session)).toBe(before);
  expect(await instancesOf(url, session)).toHaveLength(1);
  await expect(page.getByRole('textbox', { name: '备注' })).toHaveValue('第二台');

  await page.getByRole('button', { name: '清除选择' }).click();
  await expect(page.getByText(gone)).toHaveCount(0);
  await page.getByRole('button', { name: '立即支付' }).last().click();
  await expect(page.getByRole('heading', { name: '实例已启动' })).toBeVisible({ timeout: 60_000 });
  expect(await readInstance(url, session, '第二台')).toMatchObject({ Project: '' });
});

test('a back end whose orders take no project has no such choice, and is sent none', async ({
  page,
  server: { url },
}) => {
  const phone = '13911118137';
  await customerWithProject(url, phone);
  await page.route('**/instance/get_labels', async (route) => {
    const answer = await route.fetch();
    const { data, ...rest } = (await answer.json()) as { data: Record<string, unknown> };
    await route.fulfill({ json: { ...rest, data: { ...data, AtOrder: undefined } } });
  });
  const order = page.waitForRequest(/\/run_kvm_v2$/);
  await openLoggedIn(page, url, `${form}&project=${encodeURIComponent(project)}`, phone);
  const pay = page.getByRole('button', { name: '立即支付' }).first();
  await expect(pay).toBeEnabled();
  await expect(page.getByRole('combobox', { name: '项目' })).toHaveCount(0);
  await pay.click();
  expect((await order).postDataJSON()).not.toHaveProperty('project');
});
