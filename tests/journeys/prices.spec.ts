import type { Locator, Page } from '@playwright/test';
import { customerWith, must, newPhone, post } from './customer';
import { rentRunning } from './instances';
import { startLoggedIn } from './pages';
import { expect, test } from './site';

interface Catalogue {
  readonly gpus: Readonly<Record<string, { readonly HourPrice: number }>>;
  readonly vipInfos: readonly { readonly Level: number; readonly VipDiscount: number }[];
  readonly level: number;
  readonly period_discounts: Readonly<Record<'hour' | 'day' | 'month', number>>;
}

const catalogueOf = (url: string, session: string) =>
  must(post<Catalogue>(url, '/gpu_priceinfo', { session, phone: '' }));

const perYuan = 10_000;
/** Yuan as a unit price is written: groups and two decimals, rounded half up; four below ten fen. */
function written(yuan: number): string {
  const units = Math.round(yuan * perYuan);
  if (units < perYuan / 10) return `¥${(units / perYuan).toFixed(4)}`;
  return `¥${(Math.round(units / 100) / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`;
}

/** What each model costs this person an hour, by the catalogue. */
function pricesOf({ gpus, vipInfos, level, period_discounts }: Catalogue, period: 'hour' | 'day' | 'month') {
  const vip = vipInfos.find(({ Level }) => Level === level)?.VipDiscount ?? 1;
  return Object.fromEntries(
    Object.entries(gpus).map(([model, { HourPrice }]) => [model, written(HourPrice * period_discounts[period] * vip)]),
  );
}

/** Each of these as its name and its price, both found within it. */
const listed = (rows: Locator, name: string, price: string): Promise<[string, string][]> =>
  rows.evaluateAll(
    (elements, [namePart = '', pricePart = '']) =>
      elements.map((element) => [
        element.querySelector(namePart)?.textContent ?? '',
        (element.querySelector(pricePart)?.textContent ?? '').split('/')[0] ?? '',
      ]),
    [name, price],
  );

/** There are some, and each costs what the catalogue says. */
async function expectPrices(page: Page, expected: Readonly<Record<string, string>>, ...what: [string, string, string]) {
  const [rows, name, price] = what;
  await expect(page.locator(rows).first()).toBeVisible();
  const found = await listed(page.locator(rows), name, price);
  expect(found).toEqual(found.map(([model]) => [model, expected[model]]));
}

test('a new customer is offered every model at the price of the catalogue', async ({ page, server: { url } }) => {
  const session = await customerWith(url, newPhone(), 0);
  const prices = pricesOf(await catalogueOf(url, session), 'hour');
  await startLoggedIn(page, session);
  await page.goto(`${url}/console/dashboard`);
  await expectPrices(page, prices, 'ul[aria-label="热门显卡"] > li', 'strong', 'b');
  await page.goto(`${url}/store`);
  await expectPrices(page, prices, '[data-component="GpuCard"]', 'h3', '[data-part="amount"]');
});

test('a member sees one price for one thing: on the market, the order form, its machine, its renewal, and of what is not a card', async ({
  page,
  server: { url },
}) => {
  const session = await customerWith(url, newPhone(), 1000);
  const rented = { gpu_type: 'RTX 3090', gpu_num: 4, unit: 'day', pack_time: 1, due_mode: -1 };
  const { Container_name: name } = await rentRunning(url, session, '价格', rented);
  const catalogue = await catalogueOf(url, session);
  expect(catalogue.level).toBeGreaterThan(0);
  const prices = pricesOf(catalogue, 'hour');
  await startLoggedIn(page, session);

  await page.goto(`${url}/store`);
  await expectPrices(page, prices, '[data-component="GpuCard"]', 'h3', '[data-part="amount"]');
  const card = page.locator('[data-component="GpuCard"]').filter({ has: page.getByText('RTX 4090', { exact: true }) });
  await card.getByRole('link', { name: '立即租用' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '创建实例' })).toBeVisible();
  await expectPrices(page, prices, 'table[aria-label="显卡与卡数"] tbody tr', 'th', 'td:last-child');

  // Bought before the level was reached, by the day: four cards at nine point eight.
  await page.goto(`${url}/console/instancePlugin/${name}?tab=cost`);
  const list = (catalogue.gpus['RTX 3090']?.HourPrice ?? 0) * 4;
  const paid = written(list * catalogue.period_discounts.day);
  await expect(page.getByText(`${paid}/小时`).first()).toBeVisible();
  await expect(page.getByRole('columnheader', { name: '原价' })).toBeVisible();
  await expect(page.getByRole('cell', { name: `${written(list)}/小时` })).toBeVisible();

  await page.getByRole('button', { name: '续费', exact: true }).click();
  await expect(page.getByRole('dialog', { name: '续费' }).getByText(`${written(list)} × 24 小时`)).toBeVisible();

  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: '续费' })).toBeHidden();
  const options = await must(
    post<Record<'disk' | 'bandwidth', { Free: number; HourPrice: number }>>(url, '/store/get_store_selector_options', {
      session,
    }),
  );
  await page.getByRole('button', { name: '更多', exact: true }).click();
  await page.getByRole('menuitem', { name: '添加数据盘' }).click();
  const adding = page.getByRole('dialog', { name: '添加数据盘' });
  const gigabytes = Number(await adding.getByRole('spinbutton').inputValue());
  expect(gigabytes).toBeGreaterThan(0);
  await expect(adding.getByText(`${written(options.disk.HourPrice * gigabytes)} ×`)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(adding).toBeHidden();
  await page.getByRole('button', { name: '更多', exact: true }).click();
  await page.getByRole('menuitem', { name: '修改带宽' }).click();
  const wider = page.getByRole('dialog', { name: '修改带宽' });
  const slider = wider.getByRole('slider');
  await slider.press('End');
  await expect(wider.getByRole('button', { name: /^确认升级 ¥/ })).toBeEnabled();
  const mbps = Number(await slider.inputValue()) - options.bandwidth.Free;
  expect(mbps).toBeGreaterThan(0);
  await expect(wider.getByText(`${written(options.bandwidth.HourPrice * mbps)} ×`)).toBeVisible();

  await page.goto(`${url}/store?compare=RTX%204090,A100%20SXM4`);
  await page.getByRole('button', { name: '查看对比' }).click();
  const compared = page.getByRole('dialog', { name: '显卡对比' });
  for (const model of ['RTX 4090', 'A100 SXM4'])
    await expect(compared.getByRole('cell', { name: `${prices[model]}/卡时` })).toBeVisible();

  const disk = await must(post<{ MonthPrice: number }>(url, '/get_sftp_size_info', { session }));
  await page.goto(`${url}/console/cloudDisk`);
  await expect(page.getByText(`${written(disk.MonthPrice)}/GB/月`).first()).toBeVisible();

  const machines = await must(
    post<{ data: { Name: string; MonthPrice: number }[] }>(url, '/get_bare_metal_show_list', {
      session,
      page: 1,
      page_size: 50,
    }),
  );
  await page.goto(`${url}/store?type=metal`);
  for (const { Name, MonthPrice } of machines.data)
    await expect(page.getByRole('row').filter({ hasText: Name }).first()).toContainText(written(MonthPrice));
});
