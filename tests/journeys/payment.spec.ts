import type { Page } from '@playwright/test';
import {
  addUp,
  balanceChanges,
  customerWith,
  decidePayment,
  intention,
  must,
  passHours,
  payByCode,
  post,
  sandboxToken,
  topUp,
} from './customer';
import { expectAccessible, expectNoSidewaysScroll, follow, narrow, openLoggedIn, watchForErrors } from './pages';
import { expect, test } from './site';

test.use({ timeMoves: true });

/** Begins a top-up of 100 and returns its order's number. */
async function beginTopUp(page: Page): Promise<string> {
  const answered = page.waitForResponse('**/api/create_qrcode');
  await page.getByRole('button', { name: /立即充值/ }).click();
  const { data } = (await (await answered).json()) as { data: { out_trade_no: number } };
  await expect(page.getByRole('dialog', { name: /微信/ }).getByText('等待支付')).toBeVisible();
  return String(data.out_trade_no);
}

const payPage = (order: string) => `/console/pay?out_trade_no=${order}&from=recharge`;

test('one order stands open in two tabs: paid once, both say so and the money is there once', async ({
  page,
  context,
  server: { url },
}) => {
  const session = await customerWith(url, '13924002010', 0);
  await openLoggedIn(page, url, '/console/recharge', '13924002010');
  const order = await beginTopUp(page);
  const other = await context.newPage();
  await other.goto(url + payPage(order));
  await expect(other.getByText('等待支付')).toBeVisible();
  await expect(other.getByRole('navigation').getByRole('link', { name: '充值', exact: true }).first()).toHaveAttribute(
    'aria-current',
    'page',
  );
  await payByCode(url);
  await expect(page.getByText('支付成功').first()).toBeVisible();
  await expect(other.getByText('支付成功').first()).toBeVisible();
  await expect(page.getByText('余额 ¥100.00')).toBeVisible();
  expect(addUp(await balanceChanges(url, session))).toBe(10_000);
});

test('a payment goes on after a reload, and on a phone', async ({ page, browser, server: { url } }) => {
  const errors = watchForErrors(page);
  await customerWith(url, '13924002020', 0);
  await openLoggedIn(page, url, '/console/recharge', '13924002020');
  const order = await beginTopUp(page);
  await page.goto(url + payPage(order));
  await expect(page.getByText('等待支付')).toBeVisible();
  await page.reload();
  await expect(page.getByText('等待支付')).toBeVisible();
  await expectAccessible(page);

  const phone = await browser.newContext({ viewport: narrow });
  const carried = await phone.newPage();
  await openLoggedIn(carried, url, payPage(order), '13924002020');
  await expect(carried.getByText('等待支付')).toBeVisible();
  await expectNoSidewaysScroll(carried);
  await expectAccessible(carried);
  await payByCode(url);
  await expect(carried.getByText('支付成功').first()).toBeVisible();
  await expect(page.getByText('支付成功').first()).toBeVisible();
  await phone.close();
  expect(errors).toEqual([]);
});

test('the gateway tells twice, or late: the money is credited once, and a late payment says that it was late', async ({
  page,
  server: { url },
}) => {
  const session = await customerWith(url, '13924002030', 0);
  const token = await sandboxToken(url);
  const order = async (amount: number) => {
    const { out_trade_no: number } = await must(
      post<{ out_trade_no: string }>(
        url,
        '/create_qrcode',
        { session, amount, pay_type: 1 },
        { headers: { 'idempotency-key': intention() } },
      ),
    );
    await post(url, '/get_qrcode', { session, out_trade_no: number });
    return number;
  };
  const twice = await order(30);
  await decidePayment(url, token, twice, 'confirm');
  await decidePayment(url, token, twice, 'notify');
  await decidePayment(url, token, twice, 'notify');
  const late = await order(12);
  await decidePayment(url, token, late, 'late');
  await decidePayment(url, token, late, 'notify');
  expect(addUp(await balanceChanges(url, session))).toBe(4200);

  await openLoggedIn(page, url, '/console/orders', '13924002030');
  const row = page.getByRole('table').getByRole('row').filter({ hasText: '¥12.00' });
  await expect(row).toContainText('已支付');
  await expect(page.getByText('余额 ¥42.00')).toBeVisible();
});

test('an order that is not there says so and leads to another', async ({ page, server: { url } }) => {
  await customerWith(url, '13924002040', 0);
  await openLoggedIn(page, url, payPage('999999999'), '13924002040');
  await expect(page.getByText('订单不存在')).toBeVisible();
  await page.getByRole('link', { name: '去充值' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '充值' })).toBeVisible();
});

test("a code that ran out by the server's clock is renewed in its place, and paid", async ({
  page,
  server: { url },
}) => {
  const session = await customerWith(url, '13924002050', 0);
  await openLoggedIn(page, url, '/console/recharge', '13924002050');
  await beginTopUp(page);
  await passHours(url, 1);
  const dialog = page.getByRole('dialog', { name: /微信/ });
  await expect(dialog.getByText(/二维码已过期|订单已关闭/).first()).toBeVisible();
  await expectAccessible(page);
  await dialog
    .getByRole('button', { name: /重新获取|重新充值/ })
    .first()
    .click();
  await expect(dialog.getByText('等待支付')).toBeVisible();
  await payByCode(url);
  await expect(page.getByText('支付成功').first()).toBeVisible();
  expect(addUp(await balanceChanges(url, session))).toBe(10_000);
});

test('a top-up is found from the bar by its amount and by its number, and opens with what became of it', async ({
  page,
  server: { url },
}) => {
  const errors = watchForErrors(page);
  const session = await customerWith(url, '13924002090', 0);
  await topUp(url, session, 137.5);
  await openLoggedIn(page, url, '/console/dashboard', '13924002090');
  const search = page.getByRole('button', { name: '搜索', exact: true });
  const box = page.getByRole('dialog', { name: '快速前往' }).getByRole('combobox');
  await search.click();
  await box.fill('137.5');
  await expectAccessible(page);
  await page.getByRole('option', { name: /^充值 ¥137.50/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: '充值详情' })).toBeVisible();
  const order = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await expect(box).toHaveCount(0);

  await follow(page, '/console/dashboard');
  await search.focus();
  await page.keyboard.press('Enter');
  await expect(box).toBeFocused();
  await page.keyboard.type(order);
  await expect(page.getByRole('option', { name: /^充值 ¥137.50/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${url}/console/orders/${order}`);
  expect(errors).toEqual([]);
});
