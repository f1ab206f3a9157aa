import { daySeconds as day } from '@compute-market/contract/rules/time-units';
import type { Locator } from '@playwright/test';
import { addUp, balanceChanges, customerWith, payByCode } from './customer';
import { finger } from './hand';
import { followedStart, readInstance } from './instances';
import { expectNoSidewaysScroll, narrow, startLoggedIn, watchForErrors } from './pages';
import { expect, test } from './site';

/** What a finger lies on: the words around a tick or a choice. */
const labelOf = (control: Locator) => control.locator('xpath=ancestor::label[1]');

test.use({ hasTouch: true, viewport: { width: narrow.width, height: narrow.height } });

test('with a finger on a phone: the market is filtered, a machine is ordered and paid, stands in the list and gets another day', async ({
  page,
  server: { url },
}) => {
  const errors = watchForErrors(page);
  const session = await customerWith(url, '13921000171', 300);
  await startLoggedIn(page, session);
  await page.goto(`${url}/store`);
  const { press, write } = finger(page);
  const cards = page.locator('[data-component="GpuCard"]');
  await expect(cards.first()).toBeVisible();
  await press(page.getByRole('button', { name: /^筛选/ }));
  const sheet = page.getByRole('dialog', { name: '筛选' });
  await press(labelOf(sheet.getByRole('checkbox', { name: 'RTX 3090' })));
  await press(sheet.getByRole('button', { name: /^查看 1 款/ }));
  await expect(sheet).toBeHidden();
  await expect(cards).toHaveCount(1);
  await expect(page).toHaveURL(/gpu=RTX/);
  await expectNoSidewaysScroll(page);
  await press(cards.getByRole('link', { name: '立即租用' }));

  await expect(page.getByRole('heading', { level: 1, name: '创建实例' })).toBeVisible();
  await press(labelOf(page.getByRole('radio', { name: /按天/ })));
  await expect(page.getByRole('radio', { name: /按天/ })).toBeChecked();
  await press(page.getByRole('heading', { level: 2, name: '备注' }));
  await write(page.getByRole('textbox', { name: '备注' }), '手机下单');
  await expectNoSidewaysScroll(page);
  await press(page.getByRole('button', { name: '立即支付' }).last());

  await press(await followedStart(page));
  await expect(page).toHaveURL(/\/console\/dashboard\?.*highlight=/);
  await expect(page.getByRole('heading', { level: 2, name: '手机下单' })).toBeVisible();
  await expect.poll(async () => (await readInstance(url, session, '手机下单')).Status, { timeout: 45_000 }).toBe(1);
  await expectNoSidewaysScroll(page);
  const before = await readInstance(url, session, '手机下单');
  await press(page.getByRole('button', { name: '续费', exact: true }));
  const confirm = page.getByRole('dialog', { name: '续费' }).getByRole('button', { name: /确认续费/ });
  await expect(confirm).toBeEnabled();
  await expectNoSidewaysScroll(page);
  await press(confirm);
  await expect(page.getByText('续费成功')).toBeVisible();
  expect((await readInstance(url, session, '手机下单')).Due_time).toBe(before.Due_time + day);
  expect(errors).toEqual([]);
});

test('with a finger on a phone: a sum and a way to pay are chosen, the code is paid and the money is there once', async ({
  page,
  server: { url },
}) => {
  const errors = watchForErrors(page);
  const session = await customerWith(url, '13921000172', 0);
  await startLoggedIn(page, session);
  await page.goto(`${url}/console/recharge`);
  const { press } = finger(page);
  await press(labelOf(page.getByRole('radio', { name: /1,?500/ })));
  await press(labelOf(page.getByRole('radio', { name: /支付宝/ })));
  await expect(page.getByRole('radio', { name: /支付宝/ })).toBeChecked();
  await press(page.getByRole('button', { name: /^立即充值/ }));
  const dialog = page.getByRole('dialog', { name: /支付宝/ });
  await expect(dialog.getByText('等待支付')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await payByCode(url);
  await expect(dialog.getByText('到账 ¥1,500.00，余额已更新')).toBeVisible();
  await press(dialog.getByRole('button', { name: '关闭' }));
  await expect(dialog).toBeHidden();
  expect(addUp(await balanceChanges(url, session))).toBe(150_000);
  expect(errors).toEqual([]);
});
