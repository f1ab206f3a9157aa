import { customerWith, payByCode } from './customer';
import { rent } from './instances';
import { expectAccessible, openLoggedIn, watchForErrors } from './pages';
import { expect, test } from './site';

test('a low balance is told once, and its link fills in the top-up that was prepared; nothing is paid by itself', async ({
  page,
  server: { url },
}) => {
  const errors = watchForErrors(page);
  const phone = '13911118015';
  const session = await customerWith(url, phone, 100);
  await openLoggedIn(page, url, '/console/recharge', phone);
  const card = page.locator('[data-component="Card"]').filter({ hasText: '余额不足时提醒我' });
  await expect(card.getByText('可用余额低于 ¥100.00 时通知您一次。')).toBeVisible();

  await card.getByRole('button', { name: '设置余额不足提醒' }).click();
  const dialog = page.getByRole('dialog', { name: '余额不足时提醒我' });
  await dialog.getByRole('textbox', { name: '余额低于' }).fill('98');
  await dialog.getByRole('textbox', { name: /备好充值金额/ }).fill('0');
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(dialog.getByText('充值金额不能低于 ¥0.01')).toBeVisible();
  await dialog.getByRole('textbox', { name: /备好充值金额/ }).fill('233.5');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(dialog).toBeHidden();
  await expect(card.getByText('可用余额低于 ¥98.00 时通知您一次，并备好 ¥233.50 的充值')).toBeVisible();
  await expectAccessible(page);

  // Two payments, of which the first takes the balance below.
  await rent(url, session, { note: '提醒之一', unit: 'hour', pack_time: 3 });
  await rent(url, session, { note: '提醒之二', unit: 'hour', pack_time: 3 });
  await page.getByRole('banner').getByRole('link', { name: /公告/ }).click();
  await page.getByRole('tab', { name: /我的提醒/ }).click();
  const told = page.getByRole('listitem').filter({ hasText: '已低于您设置的 ¥98.00' });
  await expect(told).toHaveCount(1);
  await expect(told).toContainText('已备好 ¥233.50 的充值');
  await told.getByRole('link', { name: '前往查看' }).click();

  await expect(page).toHaveURL(`${url}/console/recharge?amount=233.5`);
  await expect(page.getByRole('textbox', { name: '其他金额' })).toHaveValue('233.50');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: /立即充值/ }).click();
  await expect(page.getByRole('dialog', { name: /微信/ }).getByText('等待支付')).toBeVisible();
  await payByCode(url);
  await expect(page.getByText('支付成功').first()).toBeVisible();

  // An address whose sum cannot be topped up asks for none.
  await page.goto(`${url}/console/recharge?amount=-5`);
  await expect(page.getByRole('button', { name: /立即充值/ }).first()).toContainText('100');
  expect(errors).toEqual([]);
});
