import { daySeconds as day } from '@compute-market/contract/rules/time-units';
import { customerWith, newPassword } from './customer';
import { followedStart, readInstance } from './instances';
import { press, reach } from './keyboard';
import { expectLinesToAddUp, expectLive, watchForErrors } from './pages';
import { expect, test } from './site';

test('by keyboard alone: log in, filter the market, rent by the day, find the machine and renew it', async ({
  page,
  server: { url },
}) => {
  const errors = watchForErrors(page);
  const phone = '13921000042';
  const session = await customerWith(url, phone, 300);
  await page.goto(`${url}/login?page=login`);
  await expectLive(page);
  await reach(page, page.getByLabel('手机号'));
  await page.keyboard.type(phone);
  await reach(page, page.getByLabel('密码', { exact: true }));
  await page.keyboard.type(newPassword);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${url}/store`);

  const cards = page.locator('[data-component="GpuCard"]');
  await expect(cards.first()).toBeVisible();
  await press(page, page.getByRole('checkbox', { name: 'RTX 3090' }), 'Space');
  await expect(page).toHaveURL(/gpu=RTX/);
  await expect(cards).toHaveCount(1);
  await press(page, cards.getByRole('link', { name: '立即租用' }));

  await expect(page.getByRole('heading', { level: 1, name: '创建实例' })).toBeVisible();
  await reach(page, page.getByRole('radio', { name: /按小时/ }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: /按天/ })).toBeChecked();
  await reach(page, page.getByRole('textbox', { name: '备注' }));
  await page.keyboard.type('keyboard-only');
  await expectLinesToAddUp(page);
  await press(page, page.getByRole('button', { name: '立即支付' }));

  await press(page, await followedStart(page));
  await expect(page).toHaveURL(/\/console\/dashboard\?.*highlight=/);
  const row = page.getByRole('row').filter({ hasText: 'keyboard-only' });
  await expect(row.getByText('运行中', { exact: true })).toBeVisible({ timeout: 45_000 });
  const before = await readInstance(url, session, 'keyboard-only');
  const renew = row.getByRole('button', { name: '续费', exact: true });
  await press(page, renew);
  const dialog = page.getByRole('dialog', { name: '续费' });
  const confirm = dialog.getByRole('button', { name: /确认续费 ¥/ });
  await expect(confirm).toBeEnabled();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(renew).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(confirm).toBeEnabled();
  await press(page, confirm);
  await expect(page.getByText('续费成功')).toBeVisible();
  await expect(dialog).toBeHidden();
  expect((await readInstance(url, session, 'keyboard-only')).Due_time).toBe(before.Due_time + day);
  expect(errors).toEqual([]);
});
