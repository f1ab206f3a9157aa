import { daySeconds } from '@compute-market/contract/rules/time-units';
import { balanceChanges, customerWith, must, post, topUp } from './customer';
import { readInstance, rentRunning } from './instances';
import { expectAccessible, fenOf, openLoggedIn, watchForErrors } from './pages';
import { expect, test } from './site';

test('processor and memory of a running machine grow, each for the price on the button, and nothing else changes', async ({
  page,
  server: { url },
}) => {
  const errors = watchForErrors(page);
  const phone = '13921000021';
  const note = '要升级的训练机';
  const session = await customerWith(url, phone, 300);
  const before = await rentRunning(url, session, note);
  await openLoggedIn(page, url, '/console/dashboard', phone);
  const row = page.getByRole('row').filter({ hasText: note });
  for (const action of ['升级 CPU', '升级内存']) {
    await row.getByRole('button', { name: /更多操作/ }).click();
    await page.getByRole('menuitem', { name: action }).click();
    const dialog = page.getByRole('dialog', { name: action });
    const confirm = dialog.getByRole('button', { name: /确认升级 ¥/ });
    await expect(confirm).toBeEnabled();
    await expect(dialog.getByText(/只增不减/)).toBeVisible();
    await expectAccessible(page);
    expect(fenOf((await confirm.textContent()) ?? '')).toBeGreaterThan(0);
    await confirm.click();
    await expect(dialog).toBeHidden();
    // One growth waits for the other.
    await expect
      .poll(
        async () => {
          const { AddingCpu, AddingMemory } = await readInstance(url, session, note);
          return AddingCpu + AddingMemory;
        },
        { timeout: 30_000 },
      )
      .toBe(0);
    await page.reload();
  }
  const after = await readInstance(url, session, note);
  expect(after.AddCpu).toBeGreaterThan(before.AddCpu);
  expect(after.AddMemory).toBeGreaterThan(before.AddMemory);
  expect(after.Due_time).toBe(before.Due_time);
  expect(errors).toEqual([]);
});

test('a renewal takes the coupon that saves most, says so, and costs what its button says', async ({
  page,
  server: { url },
}) => {
  const errors = watchForErrors(page);
  const phone = '13921000022';
  const note = '用券续费';
  const session = await customerWith(url, phone, 1500);
  const groups = await must(
    post<{ GroupId: number; Name: string }[]>(url, '/get_all_user_visible_coupon_group', { session }),
  );
  const coupon = groups.find(({ Name }) => Name === '新人满减券');
  await must(post(url, '/assign_to_user', { session, group_id: coupon?.GroupId }));
  const before = await rentRunning(url, session, note);
  await openLoggedIn(page, url, '/console/dashboard', phone);
  await page.getByRole('row').filter({ hasText: note }).getByRole('button', { name: '续费', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: '续费' });
  await dialog.getByRole('radio', { name: /按月/ }).check();
  await expect(dialog.getByText('新人满减券')).toBeVisible();
  await expectAccessible(page);
  await expect(dialog.getByText('−¥10.00')).toBeVisible();
  const confirm = dialog.getByRole('button', { name: /确认续费 ¥/ });
  await expect(confirm).toBeEnabled();
  const price = fenOf((await confirm.textContent()) ?? '');
  await confirm.click();
  await expect(page.getByText('续费成功')).toBeVisible();
  const [newest] = await balanceChanges(url, session);
  expect(Math.round((newest?.DiffMoney ?? 0) * 100)).toBe(-price);
  expect((await readInstance(url, session, note)).Due_time).toBe(before.Due_time + 30 * daySeconds);
  const { data: coupons } = await must(
    post<{ data: { IsUsed: number }[] }>(url, '/get_user_assigned_coupon', {
      session,
      page: 1,
      page_size: 50,
      status: 2,
    }),
  );
  expect(coupons.map(({ IsUsed }) => IsUsed)).toContain(1);
  expect(errors).toEqual([]);
});

test('of two renewals at once the one that the money does not reach stays chosen and is tried again', async ({
  page,
  server: { url },
}) => {
  const errors = watchForErrors(page);
  const phone = '13921000023';
  const session = await customerWith(url, phone, 100);
  const rented = [
    await rentRunning(url, session, '先续的', { unit: 'hour', pack_time: 3 }),
    await rentRunning(url, session, '后续的', { unit: 'hour', pack_time: 3 }),
  ];
  const { Money } = await must(post<{ Money: number }>(url, '/get_user_info', { session }, { form: true }));
  await openLoggedIn(page, url, '/console/dashboard', phone);
  await page.getByRole('checkbox', { name: '选择本页全部' }).check();
  await page.getByRole('button', { name: '批量续费' }).click();
  const dialog = page.getByRole('dialog', { name: '续费 2 台实例' });
  const pay = dialog.getByRole('button', { name: /续费 2 台，¥/ });
  await expect(pay).toBeEnabled();
  const days = Math.floor((Money * 100) / fenOf((await pay.textContent()) ?? '')) + 1;
  await dialog.getByRole('radio', { name: `${days} 天`, exact: true }).click();
  await expect(pay).toBeEnabled();
  await pay.click();
  await expect(dialog.getByText('已续费')).toBeVisible();
  await expect(dialog.getByText(/可用余额小于套餐价格/)).toBeVisible();
  await expectAccessible(page);
  // The way to more money opens over it; what was chosen waits underneath.
  const wayToPay = page.getByRole('dialog', { name: '快捷充值' });
  await expect(wayToPay).toBeVisible();
  await topUp(url, session, 500);
  await page.keyboard.press('Escape');
  await expect(wayToPay).toBeHidden();
  await dialog.getByRole('button', { name: '重试 1 台失败项' }).click();
  await expect(dialog).toBeHidden();
  for (const { Note, Due_time } of rented)
    expect((await readInstance(url, session, Note)).Due_time).toBe(Due_time + days * daySeconds);
  expect(errors).toEqual([]);
});
