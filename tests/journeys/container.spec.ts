import { customerWith } from './customer';
import { followedToItsEnd, readInstance } from './instances';
import { expectAccessible, expectLinesToAddUp, fenOf, openLoggedIn, watchForErrors } from './pages';
import { expect, test } from './site';

test('a container is found in the market, rented, seen running, and grows where it runs', async ({
  page,
  server: { url },
}) => {
  const errors = watchForErrors(page);
  const phone = '13921000031';
  const note = '推理容器';
  const session = await customerWith(url, phone, 300);
  await openLoggedIn(page, url, '/store?type=docker', phone);
  const card = page.locator('[data-component="GpuCard"]').filter({ hasText: 'RTX 3090' });
  const rent = card.getByRole('link', { name: '立即租用' });
  await expect(rent).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 3));
  await rent.focus();
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(0);
  await rent.press('Enter');
  const heading = page.getByRole('heading', { level: 1, name: '创建实例' });
  await expect(page).toHaveURL(/\/createInstance\?.*type=docker/);
  await expect(heading).toBeInViewport();
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
  await page.goForward();
  await expect(heading).toBeInViewport();
  await expectAccessible(page);
  await page.getByRole('textbox', { name: '备注' }).fill(note);
  expect(await expectLinesToAddUp(page)).toBeGreaterThan(0);
  await page.getByRole('button', { name: '立即支付' }).click();

  await (await followedToItsEnd(page)).click();
  await expect(page).toHaveURL(/\/console\/dashboard\?.*tab=docker/);
  const row = page.getByRole('row').filter({ hasText: note });
  await expect(row.getByText('运行中', { exact: true })).toBeVisible({ timeout: 45_000 });
  await expect(row.getByRole('button', { name: 'VNC' })).toHaveCount(0);
  const before = await readInstance(url, session, note);

  await row.getByRole('button', { name: /更多操作/ }).click();
  await page.getByRole('menuitem', { name: '弹性升级' }).click();
  const dialog = page.getByRole('dialog', { name: '弹性升级' });
  await dialog.getByRole('radio', { name: '内存' }).check();
  const confirm = dialog.getByRole('button', { name: /确认升级 ¥/ });
  await expect(confirm).toBeEnabled();
  await expectAccessible(page);
  expect(fenOf((await confirm.textContent()) ?? '')).toBeGreaterThan(0);
  await confirm.click();
  await expect(dialog).toBeHidden();
  await expect
    .poll(async () => (await readInstance(url, session, note)).AddMemory, { timeout: 30_000 })
    .toBeGreaterThan(before.AddMemory);
  expect(errors).toEqual([]);
});
