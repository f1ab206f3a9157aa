import { readFile } from 'node:fs/promises';
import { payByCode } from './customer';
import { ofLastDays } from './days';
import { expectNoSidewaysScroll, follow, narrow, openLoggedIn, resize, watchForErrors } from './pages';
import { expect, test } from './site';

test('a top-up stands in 充值记录 with its next step before it is paid and as paid after, and all records go into a file', async ({
  page,
  server: { url },
}) => {
  const errors = watchForErrors(page);
  await openLoggedIn(page, url, '/console/recharge', '13800000003', 'Suanli2026');
  await page.getByRole('button', { name: /立即充值/ }).click();
  const dialog = page.getByRole('dialog', { name: /微信/ });
  await expect(dialog.getByText('等待支付')).toBeVisible();
  await dialog.getByRole('button', { name: '关闭' }).click();

  await follow(page, '/console/orders');
  await expect(page.getByRole('heading', { level: 1, name: '充值记录' })).toBeVisible();
  const newest = page.getByRole('table').getByRole('row').nth(1);
  await expect(newest).toContainText('待支付');
  await newest.getByRole('link', { name: '继续支付' }).click();
  await expect(page).toHaveURL(/\/console\/pay\?out_trade_no=\d+&from=orders/);
  await expect(page.getByText('等待支付')).toBeVisible();
  await payByCode(url);
  await expect(page.getByText('支付成功').first()).toBeVisible();

  await follow(page, '/console/orders?status=1');
  await expect(newest).toContainText('已支付');
  await expect(newest).toContainText('¥100.00');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: '导出 CSV' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toMatch(/^充值记录-\d+\.csv$/);
  const lines = (await readFile(await file.path(), 'utf8')).split('\r\n').slice(0, -1);
  expect(lines[0]).toMatch(/^\ufeff订单号,/);
  expect(lines).toHaveLength(
    (await page.getByRole('table').getByRole('row').filter({ hasText: '已支付' }).count()) + 1,
  );
  expect(lines[1]).toContain('已支付');

  await newest.getByRole('link', { name: '详情' }).click();
  await expect(page).toHaveURL(/\/console\/orders\/\d+$/);
  await expect(page.getByRole('region', { name: '进度' }).getByRole('listitem')).toHaveText([
    /^下单/,
    /^付款成功/,
    /^到账/,
  ]);
  const receiving = page.waitForEvent('download');
  await page.getByRole('link', { name: '下载收据' }).click();
  expect((await receiving).suggestedFilename()).toMatch(/^receipt-\d+\.pdf$/);
  await page.getByRole('link', { name: '在余额变动中查看' }).click();
  await expect(page).toHaveURL(/\/console\/expenseDetail\?tab=balance/);
  const credited = page.getByRole('row').filter({ hasText: '+¥100.00' });
  await credited.getByRole('link', { name: '充值订单' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: '充值详情' })).toBeVisible();
  expect(errors).toEqual([]);
});

test('a rental is found in 费用明细: among its month, by itself, and in the balance, on a phone too', async ({
  page,
  server: { url },
}) => {
  const errors = watchForErrors(page);
  await openLoggedIn(page, url, `/console/expenseDetail?${ofLastDays(30)}`, '13800000001', 'Suanli2026');
  await expect(
    page
      .getByRole('group', { name: /每日消费/ })
      .or(page.getByText(/^每日消费/))
      .first(),
  ).toBeVisible();
  const rental = page.getByRole('row').filter({ hasText: '论文复现-第二版' }).first();
  await expect(rental).toContainText('创建');
  await rental.getByRole('link', { name: '论文复现-第二版' }).click();
  await expect(page).toHaveURL(/instance_name=/);
  await expect(page.getByRole('heading', { name: '论文复现-第二版 的费用' })).toBeVisible();
  await page.goBack();
  await page.getByRole('tab', { name: '余额变动' }).click();
  await expect(page.getByRole('columnheader', { name: '变动后余额' })).toBeVisible();
  await resize(page, narrow);
  // On a phone the table is a list of cards.
  await expect(page.getByRole('columnheader', { name: '变动后余额' })).toHaveCount(0);
  await expectNoSidewaysScroll(page);
  expect(errors).toEqual([]);
});
