import { daySeconds } from '@compute-market/contract/rules/time-units';
import { ask, customerWith, sandboxToken, subSessionOf } from './customer';
import { readInstance, rentRunning } from './instances';
import { expectAccessible, fenOf, follow, openLoggedIn, watchForErrors } from './pages';
import { expect, test } from './site';

test('a running machine gets a disk and more days, each at the price on the button', async ({
  page,
  server: { url },
}) => {
  const errors = watchForErrors(page);
  const note = 'llama3-8b-sft';
  const session = await customerWith(url, '13911114001', 300);
  const before = await rentRunning(url, session, note);
  await openLoggedIn(page, url, '/console/dashboard', '13911114001');
  const row = page.getByRole('row').filter({ hasText: note });

  await row.getByRole('button', { name: /更多操作/ }).click();
  await page.getByRole('menuitem', { name: '添加数据盘' }).click();
  const disk = page.getByRole('dialog', { name: '添加数据盘' });
  const buyDisk = disk.getByRole('button', { name: /确认升级 ¥/ });
  await expect(buyDisk).toBeEnabled();
  await expectAccessible(page);
  expect(fenOf((await buyDisk.textContent()) ?? '')).toBeGreaterThan(0);
  await buyDisk.click();
  await expect(page.getByText('数据盘已购买', { exact: false })).toBeVisible();
  await expect(disk).toBeHidden();
  const after = await readInstance(url, session, note);
  expect(after.AddDisk + after.AddingDisk).toBe(before.AddDisk + 100);

  await row.getByRole('button', { name: '续费' }).click();
  const renewal = page.getByRole('dialog', { name: '续费' });
  const renew = renewal.getByRole('button', { name: /确认续费 ¥/ });
  await expect(renew).toBeEnabled();
  await expectAccessible(page);
  await renew.click();
  await expect(page.getByText('续费成功')).toBeVisible();
  expect((await readInstance(url, session, note)).Due_time).toBe(before.Due_time + daySeconds);
  expect(errors).toEqual([]);
});

test('a machine is reserved, quoted, signed and delivered, and then renewed by the month', async ({
  page,
  server: { url },
}) => {
  const errors = watchForErrors(page);
  await customerWith(url, '13911114002', 300);
  await openLoggedIn(page, url, '/console/reservations', '13911114002');
  await expect(page.getByRole('heading', { level: 1, name: '裸金属预约' })).toBeVisible();
  await expect(page.getByText('暂无预约')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: '新建预约' }).click();
  await page.getByRole('dialog', { name: '选择机型' }).getByRole('radio', { name: /L40S/ }).check();
  await page.getByRole('button', { name: '下一步' }).click();
  const form = page.getByRole('dialog', { name: /预约/ });
  await form.getByRole('button', { name: '提交预约' }).click();
  await expect(form.getByText(/BM\d{16}/)).toBeVisible();
  const number = /BM\d{16}/.exec((await form.textContent()) ?? '')?.[0] ?? '';
  await form.getByRole('button', { name: '关闭' }).last().click();
  await expect(page.getByRole('row').filter({ hasText: number }).getByText('待联系')).toBeVisible();

  const headers = { 'x-page-token': await sandboxToken(url) };
  const { reservations } = (await (await ask(`${url}/sandbox/api/reservations`)).json()) as {
    reservations: { id: number; no: string }[];
  };
  const id = reservations.find(({ no }) => no === number)?.id;
  for (const step of ['quote?price=200', 'sign', 'deliver']) {
    const answer = (await (
      await ask(`${url}/sandbox/api/reservations/${id}/${step}`, { method: 'POST', headers })
    ).json()) as { decided: boolean };
    expect(answer.decided).toBe(true);
  }
  await page.reload();
  await page.getByRole('button', { name: `查看预约 ${number}` }).click();
  await page.getByRole('dialog', { name: '预约详情' }).getByRole('link', { name: '查看裸金属' }).click();

  const machine = page.getByRole('row').filter({ hasText: '八卡 L40S 图形机' });
  await expect(machine.getByText('运行中')).toBeVisible();
  await expectAccessible(page);
  await machine.getByRole('button', { name: '续费' }).click();
  const renew = page.getByRole('dialog', { name: '续费' }).getByRole('button', { name: '确认续费 ¥200.00' });
  await expect(renew).toBeEnabled();
  await renew.click();
  await expect(page.getByText('续费成功')).toBeVisible();
  expect(errors).toEqual([]);
});

test('a main account reads what its sub-account rents and renews it; many are renewed at once', async ({
  page,
  server: { url },
}) => {
  const errors = watchForErrors(page);
  const session = await customerWith(url, '13911114003', 500);
  const member = await subSessionOf(url, { phone: '13911114003', session, name: 'vision', limit: 200 });
  const before = await rentRunning(url, member, 'sub-machine');
  await rentRunning(url, session, 'own-machine');

  await openLoggedIn(page, url, '/console/subAccountInstance', '13911114003');
  await page
    .getByRole('navigation', { name: '子账号' })
    .getByRole('button', { name: /vision/ })
    .click();
  await expect(page).toHaveURL(/sub=vision/);
  await expect(page.getByText(/已用 ¥[\d.]+ \/ ¥200\.00/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('row').filter({ hasText: 'sub-machine' }).getByRole('button', { name: '续费' }).click();
  await page
    .getByRole('dialog', { name: '续费' })
    .getByRole('button', { name: /确认续费 ¥/ })
    .click();
  await expect(page.getByText('续费成功')).toBeVisible();
  expect((await readInstance(url, session, 'sub-machine')).Due_time).toBe(before.Due_time + daySeconds);

  await follow(page, '/console/dashboard');
  await page.getByRole('checkbox', { name: '选择本页全部' }).check();
  await page.getByRole('button', { name: '批量续费' }).click();
  const dialog = page.getByRole('dialog', { name: '续费 2 台实例' });
  const pay = dialog.getByRole('button', { name: /续费 2 台，¥/ });
  await expect(pay).toBeEnabled();
  await expectAccessible(page);
  await pay.click();
  await expect(dialog).toBeHidden();
  expect((await readInstance(url, session, 'sub-machine')).Due_time).toBe(before.Due_time + 2 * daySeconds);
  expect(errors).toEqual([]);
});
