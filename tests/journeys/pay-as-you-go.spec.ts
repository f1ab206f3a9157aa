import { addUp, balanceChanges, customerWith, must, post } from './customer';
import { instancesOf, readInstance } from './instances';
import { expectAccessible, expectNoSidewaysScroll, fenOf, follow, openLoggedIn, resize, watchForErrors } from './pages';
import { expect, test } from './site';

interface Cost {
  readonly Amount: number;
}

test('a machine is rented by usage, stopped with its disk kept, and costs its minutes alone', async ({
  page,
  server: { url },
}) => {
  const errors = watchForErrors(page);
  const phone = '13911144001';
  const note = '按量调试';
  const session = await customerWith(url, phone, 100);

  await openLoggedIn(page, url, '/createInstance?type=kvm&gpu_type=RTX%204090&gpu_num=1', phone);
  await page.getByRole('radio', { name: '按量' }).click();
  await expect(page.getByText(/^¥[\d.]+\/小时，按分钟结算，随时停止/)).toBeVisible();
  await expect(page.getByText(/还可运行约 \d+ 小时/)).toBeVisible();
  await expect(page.getByText('到期自动续费')).toHaveCount(0);
  await page.getByRole('textbox', { name: '备注' }).fill(note);
  await expectAccessible(page);
  const pay = page.getByRole('region', { name: '订单' }).getByRole('button', { name: '立即支付' });
  await pay.click();
  await expect(page).toHaveURL(/restartInstance/);
  await expect.poll(async () => (await readInstance(url, session, note)).Status, { timeout: 60_000 }).toBe(1);
  const paid = 10_000 - addUp(await balanceChanges(url, session));
  expect(paid).toBeGreaterThan(0);
  const { Container_name: name } = await readInstance(url, session, note);

  await follow(page, `/console/instancePlugin/${name}`);
  await expect(page.getByText(/^按量计费 · 已付至 \d\d:\d\d$/)).toBeVisible();
  await page.getByRole('button', { name: '停止计费' }).first().click();
  const dialog = page.getByRole('alertdialog', { name: '停止计费' });
  const confirm = dialog.getByRole('button', { name: /^停止计费，退还 ¥/ });
  await expect(confirm).toBeEnabled();
  await expectAccessible(page);
  await resize(page, { width: 375, height: 812 });
  await expectNoSidewaysScroll(page);
  await resize(page, { width: 1440, height: 900 });
  await confirm.click();
  const done = page.getByRole('dialog', { name: '已停止计费' });
  const told = done.getByText(/磁盘已保留，¥[\d.]+ 已退回原支付账户/);
  await expect(told).toBeVisible();
  const back = fenOf((await told.textContent())?.split('，').at(-1) ?? '');

  expect(addUp(await balanceChanges(url, session))).toBe(10_000 - paid + back);
  expect(back).toBeGreaterThan(paid / 2);
  expect((await readInstance(url, session, note)).Status).toBe(8);
  const { data } = await must(
    post<{ data: Cost[] }>(url, '/get_instance_cost_list', { session, page: 1, page_size: 20, instance_name: name }),
  );
  expect(data.map(({ Amount }) => Math.round(Amount * 100)).toSorted((a, b) => a - b)).toEqual([-back, paid]);
  await done.getByRole('link', { name: '查看费用明细' }).click();
  await expect(page.getByRole('row').filter({ hasText: '退费' }).first()).toContainText(`−¥${(back / 100).toFixed(2)}`);
  expect(await instancesOf(url, session)).toHaveLength(1);
  expect(errors).toEqual([]);
});
