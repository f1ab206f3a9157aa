import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { ofLastDays } from './days';
import { expectAccessible, expectNoSidewaysScroll, fenOf, follow, openLoggedIn, watchForErrors } from './pages';
import { expect, test } from './site';

const linZhiyuan = { phone: '13800000001', password: 'Suanli2026' };
const open = (page: Page, url: string, path: string) =>
  openLoggedIn(page, url, path, linZhiyuan.phone, linZhiyuan.password);

/** 2026-10 → 2026-10-31. */
function lastDayOf(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
}

const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);

/** The amounts of a column of a table, fen, and the one that closes it. */
async function amountsOf(page: Page, table: string, column: number) {
  const cells = (part: string) =>
    page.getByRole('table', { name: table }).locator(`${part} tr`).locator(`:is(th, td):nth-child(${column})`);
  const lines = (await cells('tbody').allTextContents()).map(fenOf);
  const [closing] = (await cells('tfoot').allTextContents()).map(fenOf);
  return { lines, closing };
}

/** The figure of a strip under a label, fen. */
const figureOf = async (page: Page, label: string) =>
  fenOf(
    await page
      .locator('[data-component="Figure"]')
      .filter({ has: page.locator('[data-part="label"]', { hasText: new RegExp(`^${label}$`) }) })
      .locator('[data-part="value"]')
      .innerText(),
  );

test('a closed month adds up: the purses, the products, the rows of 费用明细 behind them, and its two files', async ({
  page,
  request,
  server: { url },
}) => {
  const errors = watchForErrors(page);
  await open(page, url, '/console/bills');
  const newest = page.getByRole('row').filter({ hasText: '已出账' }).first();
  const month = (await newest.getByRole('rowheader').innerText()).trim();
  await newest.getByRole('link', { name: `查看账单 ${month}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: `${month} 账单` })).toBeVisible();
  await expectAccessible(page);

  const spent = await figureOf(page, '消费');
  expect(spent).toBeGreaterThan(0);
  const purse = await amountsOf(page, '账户收支', 2);
  expect(sum(purse.lines)).toBe(purse.closing);
  expect(purse.closing).toBe(await figureOf(page, '期末余额'));
  for (const part of ['按产品', '按账号']) {
    const { lines, closing } = await amountsOf(page, part, 4);
    expect([sum(lines), closing], part).toEqual([spent, spent]);
  }

  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: '导出 CSV' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toBe(`月账单-${month}.csv`);
  const cells = (await readFile(await file.path(), 'utf8')).split('\r\n').map((line) => line.split(','));
  const spendings = cells.filter(([section]) => section === '消费').map((line) => Math.round(Number(line[6]) * 100));
  expect(sum(spendings)).toBe(spent);

  const pdf = page.getByRole('link', { name: '下载 PDF' });
  const answer = await request.get(new URL((await pdf.getAttribute('href')) ?? '', url).href);
  expect(answer.headers()['content-type']).toContain('application/pdf');
  expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-');

  const rows = page.getByRole('table', { name: '按产品' }).locator('tbody tr');
  const product = rows.filter({ has: page.getByRole('link', { name: '云主机' }) });
  const ofProduct = fenOf((await product.locator('td').last().innerText()) ?? '');
  await product.getByRole('link', { name: '云主机' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '费用明细' })).toBeVisible();
  const filtered = page.getByText('筛选合计');
  await expect(filtered).toBeVisible();
  expect(fenOf(await filtered.innerText())).toBe(ofProduct);
  await follow(page, `/console/expenseDetail?from=${month}-01&to=${lastDayOf(month)}&group=type`);
  await expect(page.getByRole('table', { name: '按类型分组的消费' })).toBeVisible();
  const byType = await amountsOf(page, '按类型分组的消费', 2);
  expect([sum(byType.lines), byType.closing]).toEqual([spent, spent]);
  expect(errors).toEqual([]);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 375, height: 812 } });

  test('on a phone 费用明细 is grouped, compared with the period before and narrowed to one day, and every sum is the same one', async ({
    page,
    server: { url },
  }) => {
    const errors = watchForErrors(page);
    // Days of their own: the month that the page begins with is empty while it is young.
    await open(page, url, `/console/expenseDetail?${ofLastDays(30)}`);
    await expect(page.getByRole('slider', { name: /每日消费/ })).toBeVisible();
    const grouping = page.getByRole('radiogroup', { name: '分组' });
    await grouping.locator('label').filter({ hasText: '显卡' }).tap();
    await expect(page).toHaveURL(/group=gpu/);
    const byCard = page.getByRole('table', { name: '按显卡分组的消费' });
    await expect(byCard).toBeVisible();
    const { lines, closing } = await amountsOf(page, '按显卡分组的消费', 2);
    expect(sum(lines)).toBe(closing);

    await page.getByText('与上期对比', { exact: true }).tap();
    await expect(page).toHaveURL(/compare=1/);
    const compared = page.getByText(/^本期 .+，对比 .+/).locator('..');
    const [now = 0, before = 0, difference = 0] = [
      ...(await compared.innerText()).replaceAll('\n', ' ').matchAll(/[＋+−-]?¥[\d,]+\.\d{2}/g),
    ].map(([text]) => fenOf(text));
    // Read again: an hour of a kept disk may have been charged since.
    expect(now).toBe((await amountsOf(page, '按显卡分组的消费', 2)).closing);
    expect(now - before).toBe(difference);
    for (const [column, all] of [
      [2, now],
      [3, before],
      [4, difference],
    ] as const)
      expect(sum((await amountsOf(page, '按显卡分组的消费', column)).lines)).toBe(all);

    // Not all days fit: the plot stands at today, and a finger chooses it.
    // The figure is as wide as the page: only the page moves.
    await page
      .locator('[data-component="StackedBarChart"]')
      .evaluate((chart) => chart.scrollIntoView({ block: 'center' }));
    const day = page.locator('[data-part="plot"] text[data-current]');
    const [around, label] = [await page.locator('[data-part="scroll"]').boundingBox(), await day.boundingBox()];
    if (around === null || label === null) throw new Error('the chart has no today');
    expect(label.x).toBeGreaterThanOrEqual(around.x);
    expect(label.x + label.width).toBeLessThanOrEqual(around.x + around.width);
    await page.touchscreen.tap(label.x + label.width / 2, label.y - label.height * 2);
    await expect(page.getByText(/^仅显示 \d{4}-\d\d-\d\d 的费用/)).toBeVisible();
    await expect(page).toHaveURL(/bar=\d{4}-\d\d-\d\d/);
    await expectNoSidewaysScroll(page);
    expect(errors).toEqual([]);
  });
});
