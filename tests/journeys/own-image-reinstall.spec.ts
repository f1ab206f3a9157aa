import { customerWith, must, post } from './customer';
import { readInstance, rentRunning } from './instances';
import { expectAccessible, expectNoSidewaysScroll, follow, openLoggedIn, resize, watchForErrors } from './pages';
import { expect, test } from './site';

interface OwnImage {
  readonly Key: string;
  readonly Status: string;
}

test('an image of one instance becomes the system of another', async ({ page, server: { url } }) => {
  const errors = watchForErrors(page);
  const phone = '13911116133';
  const session = await customerWith(url, phone, 200);
  const { Container_name: source } = await rentRunning(url, session, '微调');
  const { Container_name: name } = await rentRunning(url, session, '推理');
  const order = { session, instance_name: source, name: '微调环境', note: '装好依赖' };
  await must(post(url, '/image/create_own_image', order));
  const images = async () => (await must(post<{ data: OwnImage[] }>(url, '/image/get_own_images', { session }))).data;
  await expect.poll(async () => (await images())[0]?.Status, { timeout: 30_000 }).toBe('ready');

  await openLoggedIn(page, url, `/console/instancePlugin/${name}?tab=system`, phone);
  await page.getByRole('button', { name: '重置系统' }).click();
  const dialog = page.getByRole('alertdialog', { name: '重置系统' });
  const group = dialog.getByRole('radio', { name: '我的镜像' });
  await group.focus();
  await page.keyboard.press('Space');
  await expectAccessible(page);
  const choice = dialog.getByRole('radio', { name: '微调环境' });
  await choice.check();
  await expect(dialog.getByRole('heading', { name: '安装的系统：微调环境' })).toBeVisible();
  await resize(page, { width: 375, height: 812 });
  await expect(choice).toBeChecked();
  await expectNoSidewaysScroll(page);
  await resize(page, { width: 1440, height: 900 });
  await dialog.getByRole('checkbox', { name: '我已备份重要数据' }).check();
  await dialog.getByRole('textbox').fill('推理');
  await dialog.getByRole('button', { name: '重置系统' }).click();
  await expect(dialog).toBeHidden();
  await expect.poll(async () => (await readInstance(url, session, '推理')).Status, { timeout: 60_000 }).toBe(1);

  await follow(page, `/console/instancePlugin/${name}?tab=events`);
  await expect(page.getByText(/重置系统.*微调环境/).first()).toBeVisible();
  expect(errors).toEqual([]);
});

test('a back end that makes no images offers those of the house alone', async ({ page, server: { url } }) => {
  const phone = '13911116134';
  const session = await customerWith(url, phone, 100);
  const { Container_name: name } = await rentRunning(url, session, '推理');
  await page.route('**/image/get_own_images', (route) => route.fulfill({ status: 404, body: 'not found' }));
  await openLoggedIn(page, url, `/console/instancePlugin/${name}?tab=system`, phone);
  await page.getByRole('button', { name: '重置系统' }).click();
  const dialog = page.getByRole('alertdialog', { name: '重置系统' });
  await expect(dialog.getByRole('radio', { name: /PyTorch/ }).first()).toBeVisible();
  await expect(dialog.getByText('我的镜像')).toHaveCount(0);
});
