import type { Locator, Page } from '@playwright/test';
import {
  expectRows,
  hostPricesOf,
  pricesBy,
  pricesOf,
  specificationsOf,
  type Catalogue,
  type MachineKind,
  type Period,
} from './catalogue';
import { follow } from './pages';
import { expect } from './site';

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
export async function expectPrices(
  page: Page,
  expected: Readonly<Record<string, string>>,
  ...what: [string, string, string]
) {
  const [rows, name, price] = what;
  await expect(page.locator(rows).first()).toBeVisible();
  await expect(async () => {
    const found = await listed(page.locator(rows), name, price);
    expect(found).toEqual(found.map(([model]) => [model, expected[model]]));
  }).toPass({ timeout: 60_000 });
}

/** Each card of the market, by the hour, and what its card-hour costs by the month. */
export async function expectCards(page: Page, catalogue: Catalogue) {
  const cards = '[data-component="GpuCard"]';
  await expectPrices(page, pricesOf(catalogue, 'hour'), cards, 'h3', '[data-part="amount"]');
  const model = new RegExp(`^(${Object.keys(catalogue.gpus).join('|')})$`, 'm');
  await expectRows(page.locator(cards), pricesOf(catalogue, 'month'), {
    name: model,
    price: /(?<=包月折合\s*)¥[\d.,]+/,
  });
}

export type Told = readonly [url: string, session: string, catalogue: Catalogue];

/** Each host of the market, which a page of the site leads to, by the hour and by the day, costs what the size of machine on it costs this person. */
export async function expectHosts(page: Page, [url, session, catalogue]: Told) {
  const list = await hostPricesOf(url, session);
  const rows = page.getByRole('table', { name: '主机列表' }).getByRole('row');
  await follow(page, '/store?by=host');
  for (const period of ['hour', 'day'] as const) {
    if (period === 'day') await page.getByRole('radio', { name: /^天/ }).check();
    await expectRows(rows, pricesBy(catalogue, period, list), { name: /[a-z]+\d+/, price: /¥[\d.,]+(?=\/卡时)/ });
  }
}

/** In the order form that is open: each model and each size of the chosen one, by the hour, day and month. */
export async function expectOrderForm(page: Page, [url, session, catalogue]: Told, kind: MachineKind = 'kvm') {
  const sizes = [...(await specificationsOf(url, session, kind)).values()];
  const list = Object.fromEntries(sizes.map(({ SpecName, HourPrice }) => [SpecName, HourPrice]));
  for (const [period, name] of [
    ['hour', /按小时/],
    ['day', /按天/],
    ['month', /按月/],
  ] as const) {
    await page.getByRole('radio', { name }).check();
    const models = 'table[aria-label="显卡与卡数"] tbody tr';
    await expectPrices(page, pricesOf(catalogue, period), models, 'th', 'td:last-child');
    const named = pricesBy(catalogue, period, list);
    await expectPrices(page, named, 'table[aria-label="规格"] tbody tr', 'th', 'td:last-child');
  }
}

const periodNames = { hour: /小时$/, day: /^天/, month: /^月/ } as const;

/** The cards of the market after their period was switched. */
export async function expectCardsBy(page: Page, catalogue: Catalogue, period: Period) {
  await page.getByRole('radio', { name: periodNames[period] }).check();
  await expectPrices(page, pricesOf(catalogue, period), '[data-component="GpuCard"]', 'h3', '[data-part="amount"]');
}
