import type { Page } from '@playwright/test';
import { customerWith, must, post } from './customer';
import { followedStart, readInstance } from './instances';
import { press, take, type } from './keyboard';
import {
  expectAccessible,
  expectNoSidewaysScroll,
  follow,
  openLoggedIn,
  resize,
  startLoggedIn,
  watchForErrors,
} from './pages';
import { expect, test } from './site';

/** A part of the order form on a phone, where what was wrong in it may have opened it. */
async function unfold(page: Page, name: string) {
  const heading = page.getByRole('heading', { level: 2, name });
  const fold = page.locator('details').filter({ has: heading });
  if (!(await fold.evaluate((element: HTMLDetailsElement) => element.open))) await heading.click();
}

test('a container is rented from an image of a registry, with its command and environment', async ({
  page,
  server: { url },
}) => {
  const errors = watchForErrors(page);
  const phone = '13911116147';
  const session = await customerWith(url, phone, 200);
  await openLoggedIn(page, url, '/createInstance?type=docker&unit=hour', phone);
  await page.getByRole('radiogroup', { name: '镜像分类' }).getByRole('radio', { name: '自定义镜像' }).focus();
  await page.keyboard.press('Space');
  await page.getByRole('radiogroup', { name: '镜像', exact: true }).getByRole('radio', { name: '自定义镜像' }).check();
  const reference = page.getByRole('textbox', { name: '镜像地址' });
  await reference.fill('quay.io/lab/train');
  await expect(page.getByText(/只能使用 docker\.io、ghcr\.io/)).toBeVisible();
  await reference.fill('ghcr.io/lab/train:2.0');
  await page.getByRole('textbox', { name: '启动命令' }).fill('python serve.py');
  await page.getByRole('button', { name: '添加变量' }).click();
  await page.getByRole('textbox', { name: '第 1 个变量的名称' }).fill('HF_TOKEN');
  await page.getByRole('textbox', { name: '第 1 个变量的值' }).fill('hf_secret');
  await page.getByRole('textbox', { name: '备注' }).fill('推理');
  await expectAccessible(page);
  await resize(page, { width: 375, height: 812 });
  for (const name of ['镜像地址', '环境变量']) await unfold(page, name);
  await expect(reference).toBeVisible();
  await expect(page.getByRole('textbox', { name: '第 1 个变量的值' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await resize(page, { width: 1440, height: 900 });
  await page.getByRole('button', { name: '立即支付' }).first().click();
  await expect(page).toHaveURL(/restartInstance/);
  const told = await readInstance(url, session, '推理');
  expect(JSON.stringify(told)).toContain('HF_TOKEN');
  expect(JSON.stringify(told)).not.toContain('hf_secret');

  await follow(page, `/console/instancePlugin/${told.Container_name}?tab=configuration`);
  await expect(page.getByText('ghcr.io/lab/train:2.0')).toBeVisible();
  await expect(page.getByText('python serve.py')).toBeVisible();
  await expect(page.getByText('HF_TOKEN')).toBeVisible();
  expect(errors).toEqual([]);
});

test('a start whose image the registry does not have leads back to the order with all that was chosen, where the reference is corrected', async ({
  page,
  server: { url },
}) => {
  const errors = watchForErrors(page);
  const phone = '13911116148';
  const session = await customerWith(url, phone, 200);
  const { List } = await must(
    post<{ List: { HostName: string; GpuType: string; FreeNum: number }[] }>(url, '/store/get_hosts', {
      session,
      container_type: 'docker',
    }),
  );
  const host = List.find(({ FreeNum, GpuType }) => FreeNum > 1 && GpuType === 'RTX 3090')?.HostName;
  expect(host).toBeDefined();
  await startLoggedIn(page, session);
  await page.goto(
    `${url}/createInstance?type=docker&gpu_type=RTX%203090&host=${host}&unit=hour&pack_time=3&image=container-image&container_image=ghcr.io/lab/train:missing&start_command=python+serve.py&environment=HF_TOKEN`,
  );
  const value = page.getByRole('textbox', { name: '第 1 个变量的值' });
  await value.fill('hf_secret');
  await page.getByRole('button', { name: '立即支付' }).first().click();
  await followedStart(page);
  await expect(page.getByRole('heading', { name: /启动失败/ })).toBeVisible({ timeout: 45_000 });
  await expect(page.getByText(/费用 ¥[\d.]+ 已原路退回/)).toBeVisible({ timeout: 45_000 });
  await page.getByRole('link', { name: '再来一台' }).click();

  const reference = page.getByRole('textbox', { name: '镜像地址' });
  await expect(reference).toHaveValue('ghcr.io/lab/train:missing');
  await expect(page.getByRole('textbox', { name: '启动命令' })).toHaveValue('python serve.py');
  await expect(page.getByRole('textbox', { name: '第 1 个变量的名称' })).toHaveValue('HF_TOKEN');
  await expect(page).toHaveURL(/unit=hour&pack_time=3/);
  await expect(page).toHaveURL(new RegExp(`host=${host}&`));
  await expect(page.getByRole('button', { name: '不指定主机' })).toBeVisible();
  await reference.fill('ghcr.io/lab/train:2.0');
  await value.fill('hf_secret');
  await page.getByRole('textbox', { name: '备注' }).fill('改正镜像');
  await page.getByRole('button', { name: '立即支付' }).first().click();
  await followedStart(page);
  await expect.poll(async () => (await readInstance(url, session, '改正镜像')).Status, { timeout: 45_000 }).toBe(1);
  expect(errors).toEqual([]);
});

test('by keyboard alone: an image of a registry is ordered, what is wrong with a variable is found and corrected, and it starts', async ({
  page,
  server: { url },
}) => {
  const errors = watchForErrors(page);
  const phone = '13911116149';
  const session = await customerWith(url, phone, 200);
  await startLoggedIn(page, session);
  await page.goto(`${url}/createInstance?type=docker&unit=hour`);
  await take(page, page.getByRole('radiogroup', { name: '镜像分类' }).getByRole('radio', { name: '自定义镜像' }));
  const choice = page.getByRole('radiogroup', { name: '镜像', exact: true }).getByRole('radio', { name: '自定义镜像' });
  await take(page, choice);
  await type(page, page.getByRole('textbox', { name: '镜像地址' }), 'ghcr.io/lab/train:2.0');
  await type(page, page.getByRole('textbox', { name: '启动命令' }), 'python serve.py');
  await press(page, page.getByRole('button', { name: '添加变量' }));
  await type(page, page.getByRole('textbox', { name: '第 1 个变量的名称' }), 'HF_TOKEN');
  await type(page, page.getByRole('textbox', { name: '备注' }), '键盘下单');
  await press(page, page.getByRole('button', { name: '立即支付' }));
  // The keyboard is led to what is wrong.
  await expect(page.getByRole('textbox', { name: '第 1 个变量的值' })).toBeFocused();
  await page.keyboard.type('hf_secret');
  await press(page, page.getByRole('button', { name: '立即支付' }));
  await press(page, await followedStart(page));
  await expect.poll(async () => (await readInstance(url, session, '键盘下单')).Status, { timeout: 45_000 }).toBe(1);
  expect(errors).toEqual([]);
});
