import { addUp, balanceChanges, customerWith, must, passHours, post } from './customer';
import { readInstance, rentRunning } from './instances';
import { expectAccessible, expectNoSidewaysScroll, fenOf, follow, openLoggedIn, resize, watchForErrors } from './pages';
import { expect, test } from './site';

test.use({ timeMoves: true });

interface Cost {
  readonly Amount: number;
}

test('a machine that is not needed any more is released early: the order says so, the dialog says what comes back, and the purse and the bill have it', async ({
  page,
  server: { url },
}) => {
  const errors = watchForErrors(page);
  const phone = '13911124001';
  const note = '提前结束的训练';
  const session = await customerWith(url, phone, 1000);
  const { Container_name: name } = await rentRunning(url, session, note, {
    gpu_type: 'RTX 4090',
    unit: 'day',
    pack_time: 10,
    image_name: 'tensorflow-2.17',
    add_disk_size: 60,
    bandwidth: 60,
    due_mode: -1,
  });
  await passHours(url, 5);
  const before = addUp(await balanceChanges(url, session));

  await openLoggedIn(page, url, '/createInstance?type=kvm&gpu_type=RTX%204090&gpu_num=1', phone);
  await expect(page.getByText(/支持提前释放：未用的整小时退回原支付账户/)).toBeVisible();
  await page.goto(`${url}/createInstance?type=kvm&gpu_type=RTX%203090&gpu_num=1`);
  await expect(page.getByText(/^支付后余额/)).toBeVisible();
  await expect(page.getByText(/支持提前释放/)).toHaveCount(0);

  await follow(page, `/console/instancePlugin/${name}`);
  await page.getByRole('button', { name: '更多' }).click();
  await page.getByRole('menuitem', { name: '提前释放' }).click();
  const dialog = page.getByRole('alertdialog', { name: '提前释放' });
  const confirm = dialog.getByRole('button', { name: /^提前释放，退还 ¥/ });
  await expect(confirm).toBeDisabled();
  await expectAccessible(page);
  await resize(page, { width: 375, height: 812 });
  await expectNoSidewaysScroll(page);
  await resize(page, { width: 1440, height: 900 });
  const back = fenOf((await confirm.textContent()) ?? '');
  expect(back).toBeGreaterThan(0);
  await dialog.getByRole('textbox').fill(note);
  await confirm.click();
  const done = page.getByRole('dialog', { name: '已提前释放' });
  await expect(done.getByText(/已退回原支付账户/)).toBeVisible();
  await expectAccessible(page);

  expect(addUp(await balanceChanges(url, session))).toBe(before + back);
  expect((await readInstance(url, session, note)).Status).toBe(0);
  const { data } = await must(
    post<{ data: Cost[] }>(url, '/get_instance_cost_list', { session, page: 1, page_size: 20, instance_name: name }),
  );
  expect(data.some(({ Amount }) => Math.round(Amount * 100) === -back)).toBe(true);

  await done.getByRole('link', { name: '查看费用明细' }).click();
  await expect(page).toHaveURL(/\/console\/expenseDetail\?.*instance_name=/);
  await expect(page.getByRole('row').filter({ hasText: '退费' }).first()).toContainText(`−¥${(back / 100).toFixed(2)}`);

  await follow(page, `/console/instancePlugin/${name}`);
  await page.getByRole('main').getByRole('link', { name: '再来一台' }).first().click();
  const order = page.getByRole('region', { name: '订单' });
  for (const choice of [/RTX 4090/, /TensorFlow 2\.17/, /110 ?GB/, /60 ?Mbps/])
    await expect(order.getByText(choice).first()).toBeVisible();
  expect(errors).toEqual([]);
});
