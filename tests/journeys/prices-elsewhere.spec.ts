import type { Page } from '@playwright/test';
import { catalogueOf, factorOf, pricesOf, specificationsOf, written } from './catalogue';
import { customerWith, intention, logIn, must, newPhone, post, subSessionOf } from './customer';
import { instancesOf, rentRunning } from './instances';
import { follow, startLoggedIn } from './pages';
import { expectCards, expectCardsBy, expectOrderForm } from './price-rows';
import { expect, test } from './site';

interface Parts {
  readonly disk: { readonly FreeSize: number; readonly HourPrice: number; readonly SystemSize: number };
  readonly bandwidth: { readonly Free: number; readonly HourPrice: number };
  readonly keep_disk: { readonly HourPrice: number };
}
const partsOf = (url: string, session: string) =>
  must(post<Parts>(url, '/store/get_store_selector_options', { session }));

const bareMetalOf = async <Row>(url: string, session: string, path: string) =>
  (await must(post<{ data: Row[] }>(url, path, { session, page: 1, page_size: 50 }))).data;

/** What one model costs in the window that opens when its card is pressed. */
async function expectDetail(page: Page, model: string, price: string) {
  await page.getByRole('button', { name: model, exact: true }).click();
  const detail = page.getByRole('dialog', { name: model });
  await expect(detail.locator('[data-part="amount"]')).toContainText(price);
  await page.keyboard.press('Escape');
  await expect(detail).toBeHidden();
}

test('a visitor reads every card by the hour, the day and the month, of machines and of containers', async ({
  page,
  server: { url },
}) => {
  const catalogue = await catalogueOf(url, '');
  expect(catalogue.level).toBe(0);
  await page.goto(`${url}/store`);
  await expectCards(page, catalogue);
  for (const period of ['day', 'month'] as const) {
    await expectCardsBy(page, catalogue, period);
    await expectDetail(page, 'RTX 4090', pricesOf(catalogue, period)['RTX 4090'] ?? '');
  }
  await page.goto(`${url}/store?type=docker`);
  await expectCards(page, catalogue);
});

test('a sub-account reads the prices of its main account', async ({ page, server: { url } }) => {
  const phone = newPhone();
  const main = await customerWith(url, phone, 2000);
  const session = await subSessionOf(url, { phone, session: main, name: 'reader', limit: 200 });
  const catalogue = await catalogueOf(url, session);
  expect(factorOf(catalogue, 'hour')).toBe(factorOf(await catalogueOf(url, main), 'hour'));
  await startLoggedIn(page, session);
  await page.goto(`${url}/store`);
  await expectCards(page, catalogue);
  await expectCardsBy(page, catalogue, 'day');
});

test('an order form tells what its data disk, bandwidth and kept disk cost', async ({ page, server: { url } }) => {
  const session = await customerWith(url, newPhone(), 0);
  const { disk, bandwidth, keep_disk: kept } = await partsOf(url, session);
  await startLoggedIn(page, session);
  await page.goto(`${url}/createInstance?type=kvm&gpu_type=RTX%203090`);
  const size = page.getByRole('spinbutton', { name: '数据盘' });
  await size.fill(String(disk.FreeSize + 100));
  await size.blur();
  await expect(page.getByText(`${written(disk.HourPrice * 100)}/小时`, { exact: true })).toBeVisible();
  const slider = page.getByRole('slider', { name: '带宽' });
  await slider.press('End');
  const more = Number(await slider.inputValue()) - bandwidth.Free;
  expect(more).toBeGreaterThan(0);
  await expect(page.getByText(`${written(bandwidth.HourPrice * more)}/小时`, { exact: true })).toBeVisible();
  const gigabytes = disk.SystemSize + disk.FreeSize + 100;
  const day = kept.HourPrice * 24 * gigabytes;
  await expect(
    page.getByText(new RegExp(`${gigabytes}GB 按 ${written(day).replace('.', '\\.')}/天计费`)),
  ).toBeVisible();
});

test('a container costs what the catalogue says: to order, to renew and to grow', async ({ page, server: { url } }) => {
  const session = await customerWith(url, newPhone(), 300);
  const rented = { gpu_type: 'RTX 3090', gpu_num: 1, unit: 'hour', pack_time: 2 };
  await must(
    post(
      url,
      '/run_container_v2',
      { session, note: '容器价格', image_name: 'pytorch-2.5', ...rented },
      {
        headers: { 'idempotency-key': intention() },
      },
    ),
  );
  const catalogue = await catalogueOf(url, session);
  await startLoggedIn(page, session);
  await page.goto(`${url}/createInstance?type=docker&gpu_type=RTX%203090`);
  await expectOrderForm(page, [url, session, catalogue], 'docker');

  await expect.poll(async () => (await instancesOf(url, session))[0]?.Status, { timeout: 60_000 }).toBe(1);
  const list = catalogue.gpus['RTX 3090']?.HourPrice ?? Number.NaN;
  await page.goto(`${url}/console/dashboard?tab=docker`);
  const row = page.getByRole('row').filter({ hasText: '容器价格' });
  await row.getByRole('button', { name: '续费', exact: true }).click();
  const renewal = page.getByRole('dialog', { name: '续费' });
  await expect(renewal.getByText(`${written(list)} × `)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(renewal).toBeHidden();

  await row.getByRole('button', { name: /更多操作/ }).click();
  await page.getByRole('menuitem', { name: '弹性升级' }).click();
  const growth = page.getByRole('dialog', { name: '弹性升级' });
  for (const [part, yuan] of [
    ['CPU', 0.04],
    ['内存', 0.005],
  ] as const) {
    await growth.getByRole('radio', { name: part }).check();
    const more = Number(await growth.getByRole('spinbutton').inputValue());
    expect(more).toBeGreaterThan(0);
    await expect(growth.getByText(`${written(yuan * more)} ×`)).toBeVisible();
  }
});

test('several renewals are the sum of what each costs', async ({ page, server: { url } }) => {
  const session = await customerWith(url, newPhone(), 400);
  const order = { gpu_type: 'RTX 3090', unit: 'hour', pack_time: 2 };
  await Promise.all([
    rentRunning(url, session, '一张卡', { ...order, gpu_num: 1 }),
    rentRunning(url, session, '两张卡', { ...order, gpu_num: 2 }),
  ]);
  const catalogue = await catalogueOf(url, session);
  const day = 24 * (catalogue.gpus['RTX 3090']?.HourPrice ?? Number.NaN) * factorOf(catalogue, 'day');
  await startLoggedIn(page, session);
  await page.goto(`${url}/console/dashboard`);
  for (const note of ['一张卡', '两张卡'])
    await page.getByRole('checkbox', { name: new RegExp(`选择 ${note}`) }).check();
  await page.getByRole('group', { name: '批量操作' }).getByRole('button', { name: '续费' }).click();
  const dialog = page.getByRole('dialog', { name: /续费/ });
  await expect(dialog.getByRole('listitem').filter({ hasText: '一张卡' })).toContainText(written(day));
  await expect(dialog.getByRole('listitem').filter({ hasText: '两张卡' })).toContainText(written(2 * day));
  await expect(dialog.getByRole('button', { name: new RegExp(`¥`) })).toContainText(written(3 * day));
});

test('a kept disk starts and is kept on for what the catalogue says', async ({ page, server: { url } }) => {
  const session = await logIn(url, '13800000001');
  const kept = (await instancesOf(url, session)).find(({ Status }) => Status === 8);
  if (kept === undefined) throw new Error('no disk is kept');
  const catalogue = await catalogueOf(url, session);
  const { disk, bandwidth, keep_disk } = await partsOf(url, session);
  const sizes = await specificationsOf(url, session);
  await startLoggedIn(page, session);
  await page.goto(`${url}/instanceAvailableKvmStore?instance_name=${kept.Container_name}`);
  const choice = page
    .getByRole('table', { name: '可启动的资源' })
    .getByRole('row')
    .filter({ hasText: '标准型' })
    .first();
  const [name = ''] = /标准型 \S+/.exec(await choice.innerText()) ?? [];
  const list = sizes.get(name)?.HourPrice ?? Number.NaN;
  await expect(choice).toContainText(`${written(list * factorOf(catalogue, 'hour'))}/小时`);
  await choice.getByRole('link').click();
  await expect(page.getByText(`${written(list)} × `)).toBeVisible();
  const added = kept.AddDisk - disk.FreeSize;
  expect(added).toBeGreaterThan(0);
  await expect(page.getByText(`${written(disk.HourPrice * added)} × `)).toBeVisible();
  const slider = page.getByRole('slider', { name: '带宽' });
  await slider.press('End');
  const more = Number(await slider.inputValue()) - bandwidth.Free;
  await expect(page.getByText(`${written(bandwidth.HourPrice * more)}/小时`, { exact: true })).toBeVisible();
  const day = keep_disk.HourPrice * 24 * (disk.SystemSize + kept.AddDisk) * factorOf(catalogue, 'hour');
  // An hour is rounded before a day is made of 24 of them (decisions 28).
  expect([day - 0.01, day, day + 0.01].map((sum) => `按 ${written(sum)}/天计费`)).toContain(
    /按 \S+\/天计费/.exec(await page.getByRole('main').innerText())?.[0],
  );
});

test('whole machines and the cloud disk cost in their dialogs what the catalogue says', async ({
  page,
  server: { url },
}) => {
  const session = await logIn(url, '13800000001');
  const models = await bareMetalOf<{ Name: string; MonthPrice: number; Status: number }>(
    url,
    session,
    '/get_bare_metal_show_list',
  );
  const machines = await bareMetalOf<{ Note: string; MonthPrice: number; Status: number }>(
    url,
    session,
    '/get_bare_metal_instance_list',
  );
  await startLoggedIn(page, session);
  await page.goto(`${url}/console/reservations`);
  await page.getByRole('button', { name: '新建预约' }).click();
  const choices = page.getByRole('dialog').getByRole('radio');
  await expect(choices.first()).toBeVisible();
  const texts = await page.getByRole('dialog').locator('label').allInnerTexts();
  const offered = models.filter(({ Name }) => texts.some((text) => text.includes(Name)));
  expect(offered.length).toBeGreaterThan(0);
  for (const { Name, MonthPrice } of offered)
    expect(texts.find((text) => text.includes(Name))).toContain(written(MonthPrice));

  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await follow(page, '/console/dashboard?tab=bareMetal');
  const [machine] = machines.filter(({ Status }) => Status === 1);
  if (machine === undefined) throw new Error('no machine');
  await page.getByRole('row').filter({ hasText: machine.Note }).getByRole('button', { name: '续费' }).click();
  const renewal = page.getByRole('dialog', { name: '续费' });
  await expect(renewal.getByText(`${written(machine.MonthPrice)}/月 × 1 个月`)).toBeVisible();

  const disk = await must(post<{ MonthPrice: number }>(url, '/get_sftp_size_info', { session }));
  await page.keyboard.press('Escape');
  await expect(renewal).toBeHidden();
  await follow(page, '/console/cloudDisk');
  await page.getByRole('button', { name: '立即开通' }).click();
  const opening = page.getByRole('dialog', { name: '开通云盘' });
  const gigabytes = Number(await opening.getByRole('spinbutton').inputValue());
  expect(gigabytes).toBeGreaterThan(0);
  await expect(opening.getByText(`${written(disk.MonthPrice)}/GB/月 × ${gigabytes} GB`)).toBeVisible();
});
