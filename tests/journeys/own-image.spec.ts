import { customerWith, logIn, must, newPassword, passHours, post } from './customer';
import { rentRunning } from './instances';
import {
  expectAccessible,
  expectNoSidewaysScroll,
  expectReadable,
  follow,
  openLoggedIn,
  resize,
  watchForErrors,
} from './pages';
import { expect, test } from './site';

test.use({ timeMoves: true });

const ofImages = { page: 1, page_size: 20, product: 'ownImage' } as const;

test('an instance is saved as an image, another is rented from it, and the image is deleted', async ({
  page,
  server: { url },
}) => {
  const errors = watchForErrors(page);
  const phone = '13911116130';
  const session = await customerWith(url, phone, 200);
  const { Container_name: name } = await rentRunning(url, session, '微调');
  await openLoggedIn(page, url, `/console/instancePlugin/${name}?tab=configuration`, phone);
  const part = page.getByRole('region', { name: '镜像' });
  await expect(part.getByText(/还没有由该实例保存的镜像/)).toBeVisible();

  const save = part.getByRole('button', { name: '保存为镜像' });
  await save.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: '保存为镜像' });
  const field = dialog.getByRole('textbox', { name: /名称/ });
  await field.focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('请输入名称')).toBeVisible();
  await expectAccessible(page);
  await field.fill('微调环境');
  await dialog.getByRole('textbox', { name: /备注/ }).fill('装好依赖');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(part.getByText(/^可用/)).toBeVisible({ timeout: 30_000 });

  // The name is taken now: it is said, and nothing that was typed is lost.
  await save.click();
  await field.fill('微调环境');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(/账号内已有名为「微调环境」的镜像/)).toBeVisible();
  await expect(field).toHaveValue('微调环境');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await part.getByRole('link', { name: '全部镜像' }).click();
  await expect(page).toHaveURL(/\/console\/cloudDisk$/);
  const boot = page.getByRole('link', { name: '用它开机：微调环境' });
  await expect(boot).toBeVisible();
  await expectAccessible(page);
  await resize(page, { width: 375, height: 812 });
  await expect(boot).toBeVisible();
  await expectNoSidewaysScroll(page);
  await resize(page, { width: 1440, height: 900 });

  await boot.click();
  await expect(page).toHaveURL(/\/createInstance\?type=kvm&image=own-/);
  const choice = page.getByRole('radio', { name: /微调环境/ });
  await expect(choice).toBeChecked();
  await expectReadable(page, 'main');
  const pay = page.getByRole('button', { name: '立即支付' }).first();
  await expect(pay).toBeEnabled();
  await pay.click();
  await expect(page).toHaveURL(/\/restartInstance\?/);
  await expect(page.getByRole('heading', { name: '实例已启动' })).toBeVisible({ timeout: 60_000 });

  await follow(page, '/console/cloudDisk');
  await page.getByRole('button', { name: '删除 微调环境' }).click();
  const question = page.getByRole('alertdialog', { name: '删除镜像' });
  await expect(question.getByText(/不能再用它开机/)).toBeVisible();
  await question.getByRole('button', { name: '删除镜像' }).click();
  await expect(page.getByText('还没有镜像')).toBeVisible({ timeout: 30_000 });

  await follow(page, `/console/instancePlugin/${name}?tab=events`);
  for (const kind of ['保存为镜像：微调环境', '镜像已保存：微调环境'])
    await expect(page.getByText(kind).first()).toBeVisible();
  expect(errors).toEqual([]);
});

test('what an image costs is the same in the dialog, in the list and in the bill, and ends with it', async ({
  page,
  server: { url },
}) => {
  const errors = watchForErrors(page);
  const phone = '13911116132';
  const session = await customerWith(url, phone, 200);
  const { Container_name: name } = await rentRunning(url, session, '微调', { due_mode: -1 });
  await openLoggedIn(page, url, `/console/instancePlugin/${name}?tab=configuration`, phone);
  const part = page.getByRole('region', { name: '镜像' });
  await part.getByRole('button', { name: '保存为镜像' }).click();
  const dialog = page.getByRole('dialog', { name: '保存为镜像' });
  await expect(dialog.getByText(/每 GB ¥0\.0100\/天.+最多 ¥[\d.]+\/天/)).toBeVisible();
  await dialog.getByRole('textbox', { name: /名称/ }).fill('微调环境');
  await page.keyboard.press('Enter');
  await expect(part.getByText(/^可用/)).toBeVisible({ timeout: 30_000 });

  await part.getByRole('button', { name: '保存为镜像' }).click();
  const expected = dialog.getByText(/约 ¥[\d.]+\/天/);
  await expect(expected).toBeVisible();
  const price = /约 (¥[\d.]+)\/天/.exec((await expected.textContent()) ?? '')?.[1] ?? '';
  expect(price).toMatch(/^¥0\.\d\d$/);
  await page.keyboard.press('Escape');
  await part.getByRole('link', { name: '全部镜像' }).click();
  await expect(page.getByRole('row', { name: /微调环境/ }).getByText(`${price}/天`)).toBeVisible();
  await expect(page.getByText(`合计 ${price}/天`)).toBeVisible();
  await expectAccessible(page);

  // The day is longer than a session without a call.
  await passHours(url, 24);
  const again = await logIn(url, phone, newPassword);
  const charged = async () =>
    (await must(post<{ total: number }>(url, '/get_instance_cost_list', { session: again, ...ofImages }))).total;
  await expect.poll(charged, { timeout: 30_000 }).toBe(1);
  await page.evaluate(() => localStorage.removeItem('token'));
  await openLoggedIn(page, url, '/console/expenseDetail?product=ownImage', phone);
  const line = page.getByRole('row', { name: /「微调环境」\d+GB × ¥0\.0100\/天/ });
  await expect(line.getByText(price).first()).toBeVisible();

  await follow(page, '/console/cloudDisk');
  await page.getByRole('button', { name: '删除 微调环境' }).click();
  const question = page.getByRole('alertdialog', { name: '删除镜像' });
  await expect(question.getByText(/删除后不再收费/)).toBeVisible();
  await question.getByRole('button', { name: '删除镜像' }).click();
  await expect(page.getByText('还没有镜像')).toBeVisible({ timeout: 30_000 });
  expect(errors).toEqual([]);
});

test('a back end that makes no images leaves all of it out', async ({ page, server: { url } }) => {
  const phone = '13911116131';
  const session = await customerWith(url, phone, 100);
  const { Container_name: name } = await rentRunning(url, session, '推理');
  await page.route('**/image/get_own_images', (route) => route.fulfill({ status: 404, body: 'not found' }));
  await openLoggedIn(page, url, `/console/instancePlugin/${name}?tab=configuration`, phone);
  await expect(page.getByRole('heading', { name: '快照' })).toBeVisible();
  await expect(page.getByRole('button', { name: '保存为镜像' })).toHaveCount(0);
  await follow(page, '/console/cloudDisk');
  await expect(page.getByRole('heading', { name: '云盘', exact: true })).toBeVisible();
  await expect(page.getByText('我的镜像')).toHaveCount(0);
  await follow(page, '/createInstance');
  await expect(page.getByRole('radio', { name: /PyTorch/ }).first()).toBeVisible();
  await expect(page.getByText('我的镜像')).toHaveCount(0);
});
