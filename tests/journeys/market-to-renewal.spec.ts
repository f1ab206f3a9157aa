import { daySeconds as day } from '@compute-market/contract/rules/time-units';
import type { Page } from '@playwright/test';
import { customerWith } from './customer';
import { followedStart, readInstance } from './instances';
import { expectAccessible, expectNoSidewaysScroll, openLoggedIn, watchForErrors } from './pages';
import { expect, test } from './site';

/** The note of an order; on a phone its section opens first. */
async function fillNote(page: Page, note: string) {
  const field = page.getByRole('textbox', { name: '备注' });
  if (!(await field.isVisible())) await page.getByRole('heading', { level: 2, name: '备注' }).click();
  await field.fill(note);
}

test('on a phone: the market is filtered, a machine is rented by the day and gets another day', async ({
  page,
  server: { url },
}) => {
  const errors = watchForErrors(page);
  const phone = '13921000041';
  const note = '手机上租的';
  const session = await customerWith(url, phone, 300);
  await page.setViewportSize({ width: 375, height: 812 });
  await openLoggedIn(page, url, '/store', phone);

  await page.getByRole('button', { name: /^筛选/ }).click();
  const sheet = page.getByRole('dialog', { name: '筛选' });
  await sheet.getByRole('checkbox', { name: 'RTX 3090' }).check();
  await expectAccessible(page);
  await sheet.getByRole('button', { name: /查看 1 款/ }).click();
  await expect(page).toHaveURL(/gpu=RTX/);
  await expectNoSidewaysScroll(page);
  await page.locator('[data-component="GpuCard"]').getByRole('link', { name: '立即租用' }).click();

  await expect(page.getByRole('heading', { level: 1, name: '创建实例' })).toBeVisible();
  await page.getByRole('radio', { name: /按天/ }).check();
  await fillNote(page, note);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: '立即支付' }).last().click();

  await (await followedStart(page)).click();
  await expect(page).toHaveURL(/\/console\/dashboard\?.*highlight=/);
  await expect(page.getByRole('heading', { level: 2, name: note })).toBeVisible();
  await expect.poll(async () => (await readInstance(url, session, note)).Status, { timeout: 45_000 }).toBe(1);
  await expectNoSidewaysScroll(page);
  const before = await readInstance(url, session, note);
  await page.getByRole('button', { name: '续费', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: '续费' });
  const confirm = dialog.getByRole('button', { name: /确认续费/ });
  await expect(confirm).toBeEnabled();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await confirm.click();
  await expect(page.getByText('续费成功')).toBeVisible();
  expect((await readInstance(url, session, note)).Due_time).toBe(before.Due_time + day);
  expect(errors).toEqual([]);
});
