import { customerWith } from './customer';
import { instancesOf } from './instances';
import { press, reach, take } from './keyboard';
import {
  expectAccessible,
  expectNoSidewaysScroll,
  expectReadable,
  openLoggedIn,
  resize,
  watchForErrors,
} from './pages';
import { expect, test } from './site';

test('by keyboard: the market by host, narrowed in its address, and an instance on the host that was chosen', async ({
  page,
  server: { url },
}) => {
  const errors = watchForErrors(page);
  const phone = '13911116290';
  const session = await customerWith(url, phone, 300);
  await openLoggedIn(page, url, '/store?gpu=RTX+3090', phone);
  await take(page, page.getByRole('radio', { name: '按主机' }));
  const rows = page.getByRole('table', { name: '主机列表' }).getByRole('row');
  await expect(rows.nth(1)).toContainText('RTX 3090');
  await press(page, page.getByRole('button', { name: /更多筛选/ }));
  await take(page, page.getByRole('radio', { name: '≥99.9%' }));
  await expect(page).toHaveURL(/by=host.*online=99\.9/);
  await expectAccessible(page);
  await expectReadable(page, 'main');

  // The address says it all: opened again it is the same list.
  const first = (await rows.nth(1).getByRole('rowheader').textContent()) ?? '';
  await page.reload();
  await expect(rows.nth(1).getByRole('rowheader')).toHaveText(first);
  const rent = page.getByRole('link', { name: /^租用主机 / }).first();
  const host = ((await rent.getAttribute('aria-label')) ?? '').replace('租用主机 ', '');
  await press(page, rent);

  await expect(page).toHaveURL(new RegExp(`host=${host}$`));
  await expect(page.getByText(`指定主机 ${host}，空闲`)).toBeVisible();
  await reach(page, page.getByRole('textbox', { name: '备注' }));
  await page.keyboard.type('on-a-host');
  await press(page, page.getByRole('button', { name: '立即支付' }));
  await expect(page).toHaveURL(/\/restartInstance\?/);
  await expect(page.getByRole('heading', { name: '实例已启动' })).toBeVisible({ timeout: 60_000 });
  expect((await instancesOf(url, session)).map(({ Host }) => Host)).toEqual([expect.stringContaining(host)]);
  expect(errors).toEqual([]);
});

test('on a phone a visitor switches to hosts, sorts them and takes one to the order form', async ({
  page,
  server: { url },
}) => {
  const errors = watchForErrors(page);
  await resize(page, { width: 375, height: 812 });
  await page.goto(`${url}/store`);
  await page.getByRole('button', { name: '按主机' }).click();
  const rent = page.getByRole('link', { name: /^租用主机 / }).first();
  await expect(rent).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.getByRole('combobox', { name: '排序' }).click();
  await page.getByRole('option', { name: '价格从低到高' }).click();
  await expect(page).toHaveURL(/host_sort=price/);
  // The address changes before the list has its new order.
  await expect(rent).toHaveAccessibleName(/^租用主机 cd\d+$/);
  await rent.click();
  await expect(page.getByText(/ · 主机 cd\d+$/)).toBeVisible();
  await expectNoSidewaysScroll(page);
  expect(errors).toEqual([]);
});

test('a link to a host that is gone rents on any other, and says so', async ({ page, server: { url } }) => {
  await page.goto(`${url}/createInstance?gpu_type=RTX+3090&host=zz99`);
  await expect(page.getByText('所选主机已下架或没有空闲显卡，已改为由系统选择主机')).toBeVisible();
  await expect(page.getByRole('button', { name: '登录后支付' }).first()).toBeEnabled();
});

test('a back end that knows no hosts is not asked for them', async ({ page, server: { url } }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.route('**/get_store_selector_options', async (route) => {
    const answer = await route.fetch();
    const { data, ...rest } = (await answer.json()) as { data: Record<string, unknown> };
    await route.fulfill({ json: { ...rest, data: { ...data, hosts: undefined } } });
  });
  await page.goto(`${url}/store`);
  await expect(page.locator('[data-component="GpuCard"]').first()).toBeVisible();
  await expect(page.getByText(/^库存更新于/)).toBeVisible();
  await expect(page.getByRole('radio', { name: '按主机' })).toHaveCount(0);
  expect(asked.filter((path) => path.endsWith('/get_hosts'))).toEqual([]);
});
