import { catalogueOf, expectRows, factorOf, pricesOf, written } from './catalogue';
import { customerWith, logIn, must, newPhone, post } from './customer';
import { ofLastDays } from './days';
import { rentRunning } from './instances';
import { expectScreen, follow, startLoggedIn } from './pages';
import { partner, partnerPassword, setPartnerPassword } from './partner';
import { expectCards, expectHosts, expectOrderForm, expectPrices } from './price-rows';
import { expect, test } from './site';

/** Yuan an hour of what an upgrade adds: a core and a GB of memory (decisions 46). */
const upgradePrices = { '升级 CPU': 0.04, 升级内存: 0.005 } as const;

test('a new customer is offered every model at the price of the catalogue', async ({ page, server: { url } }) => {
  const session = await customerWith(url, newPhone(), 0);
  const catalogue = await catalogueOf(url, session);
  expect(catalogue.level).toBe(0);
  const prices = pricesOf(catalogue, 'hour');
  await startLoggedIn(page, session);
  await page.goto(`${url}/console/dashboard`);
  await expectPrices(page, prices, 'ul[aria-label="热门显卡"] > li', 'strong', 'b');
  await follow(page, '/store');
  await expectCards(page, catalogue);
  await expectHosts(page, [url, session, catalogue]);
  await follow(page, '/createInstance?type=kvm&gpu_type=RTX%203090');
  await expectOrderForm(page, [url, session, catalogue]);
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
  await expectCards(page, catalogue);
  const card = page.locator('[data-component="GpuCard"]').filter({ has: page.getByText('RTX 4090', { exact: true }) });
  await card.getByRole('link', { name: '立即租用' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '创建实例' })).toBeVisible();
  const told = [url, session, catalogue] as const;
  await expectOrderForm(page, told);

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

  await page.keyboard.press('Escape');
  await expect(wider).toBeHidden();
  for (const [part, yuan] of Object.entries(upgradePrices)) {
    await page.getByRole('button', { name: '更多', exact: true }).click();
    await page.getByRole('menuitem', { name: part }).click();
    const larger = page.getByRole('dialog', { name: part });
    const more = Number(await larger.getByRole('spinbutton').inputValue());
    expect(more).toBeGreaterThan(0);
    await expect(larger.getByText(`${written(yuan * more)} ×`)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(larger).toBeHidden();
  }

  await expectHosts(page, told);

  // One machine is one price: in its row, in the strip above the list, and in the line that charged it.
  await follow(page, '/console/dashboard');
  const row = page.getByRole('row').filter({ hasText: '价格' });
  await expect(row).toContainText(`${paid}/小时`);
  const day = list * 24 * catalogue.period_discounts.day;
  await expect(page.getByText(`约 ${written(day)}/天`)).toBeVisible();
  await follow(page, '/console/expenseDetail');
  const charged = page.getByRole('table', { name: '实例费用列表' }).getByRole('row').filter({ hasText: '创建' });
  for (const figure of [`${written(list)} × 24小时`, `−${written(list * 24 - day)}`, written(day)])
    await expect(charged).toContainText(figure);

  await follow(page, '/store?compare=RTX%204090,A100%20SXM4');
  await page.getByRole('button', { name: '查看对比' }).click();
  const compared = page.getByRole('dialog', { name: '显卡对比' });
  for (const model of ['RTX 4090', 'A100 SXM4'])
    await expect(compared.getByRole('cell', { name: `${prices[model]}/卡时` })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(compared).toBeHidden();

  const disk = await must(post<{ MonthPrice: number }>(url, '/get_sftp_size_info', { session }));
  await follow(page, '/console/cloudDisk');
  await expect(page.getByText(`${written(disk.MonthPrice)}/GB/月`).first()).toBeVisible();

  const machines = await must(
    post<{ data: { Name: string; MonthPrice: number }[] }>(url, '/get_bare_metal_show_list', {
      session,
      page: 1,
      page_size: 50,
    }),
  );
  await follow(page, '/store?type=metal');
  for (const { Name, MonthPrice } of machines.data)
    await expect(page.getByRole('row').filter({ hasText: Name }).first()).toContainText(written(MonthPrice));
});

interface Market {
  readonly Gpu_type: string;
  readonly AvgHourPrice: number;
  readonly MinHourPrice: number;
  readonly MaxHourPrice: number;
}

test('a partner reads the prices of the market, and earns in a day what the customer on its machine pays for one', async ({
  page,
  server: { url },
}) => {
  await setPartnerPassword(url);
  const session = await logIn(url, partner, partnerPassword);
  const market = await must(post<Market[]>(url, '/get_all_gpu_info', { session }));
  const { gpus } = await catalogueOf(url, session);
  expect(market.map(({ Gpu_type, MinHourPrice }) => [Gpu_type, MinHourPrice])).toEqual(
    Object.entries(gpus).map(([model, { HourPrice }]) => [model, HourPrice]),
  );
  await startLoggedIn(page, session);
  await page.goto(`${url}/console/income?tab=market`);
  const rows = page.getByRole('table', { name: '市场行情列表' }).getByRole('row');
  const columnOf = (told: (one: Market) => string) =>
    Object.fromEntries(market.map((one) => [one.Gpu_type, told(one)]));
  const model = /^[^\t\n]+(?=[\s\S]*¥)/;
  const average = columnOf(({ AvgHourPrice }) => written(AvgHourPrice));
  await expectRows(rows, average, { name: model, price: /¥[\d.,]+(?=\/卡时)/ });
  const span = columnOf(({ MinHourPrice, MaxHourPrice }) => `${written(MinHourPrice)} – ${written(MaxHourPrice)}`);
  await expectRows(rows, span, { name: model, price: /¥[\d.,]+ – ¥[\d.,]+/ });

  // The film company rents all eight cards of cd01 by the day.
  const film = await catalogueOf(url, await logIn(url, '13800000005'));
  const aDay = 8 * 24 * (gpus['RTX 4090']?.HourPrice ?? 0) * factorOf(film, 'day');
  await follow(page, `/console/income?group=day&host=cd01&${ofLastDays(7)}`);
  const days = page.getByRole('table', { name: '机器收益列表' }).getByRole('row').filter({ hasText: '192' });
  await expect(days.first()).toBeVisible();
  const [earned = ''] = /¥[\d.,]+/.exec(await days.first().innerText()) ?? [];
  // What was paid is spread over its days to the fen.
  expect([aDay - 0.01, aDay, aDay + 0.01].map(written)).toContain(earned);
});

test('a whole machine costs what it was quoted: in its reservation, and once it is delivered', async ({
  page,
  server: { url },
}) => {
  const session = await logIn(url, '13800000001');
  const listOf = async <Row>(path: string) =>
    (await must(post<{ data: Row[] }>(url, path, { session, page: 1, page_size: 50 }))).data;
  const reservations = await listOf<{ ReservationNo: string; QuotePrice: number | null; InstanceIds: number[] }>(
    '/get_reservation_list',
  );
  const machines = await listOf<{ Id: number; Note: string; MonthPrice: number }>('/get_bare_metal_instance_list');
  const quoteOf = (id: number) => reservations.find(({ InstanceIds }) => InstanceIds.includes(id))?.QuotePrice;
  expect(machines.length).toBeGreaterThan(0);
  expect(machines.map(({ MonthPrice }) => MonthPrice)).toEqual(machines.map(({ Id }) => quoteOf(Id)));
  await startLoggedIn(page, session);
  await page.goto(`${url}/console/reservations`);
  await expectScreen(page);
  for (const { ReservationNo, QuotePrice } of reservations)
    await expect(page.getByRole('row').filter({ hasText: ReservationNo })).toContainText(
      QuotePrice === null ? '尚未报价' : `${written(QuotePrice)}/台·月`,
    );
  await follow(page, '/console/dashboard');
  await page.getByRole('tab', { name: /^裸金属/ }).click();
  for (const { Note, MonthPrice } of machines)
    await expect(page.getByRole('row').filter({ hasText: Note })).toContainText(`${written(MonthPrice)}/月`);
});
