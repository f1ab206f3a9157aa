import { ask, logIn, must, post, sandboxToken } from './customer';
import { press } from './keyboard';
import {
  expectAccessible,
  expectNoSidewaysScroll,
  expectReadable,
  openLoggedIn,
  resize,
  watchForErrors,
} from './pages';
import { partner, partnerPassword, setPartnerPassword } from './partner';
import { expect, test } from './site';

interface Sheet {
  readonly Id: number;
  readonly SettlementNo: string;
  readonly Status: number;
  readonly Income: number;
  readonly PayAmount: number;
  readonly PaidTo: string;
}

const sheetsOf = async (url: string, session: string): Promise<readonly Sheet[]> =>
  (await must(post<{ data: readonly Sheet[] }>(url, '/get_settlements', { session, page: 1, page_size: 20 }))).data;

test('a partner checks a sheet, objects to it, agrees after all and is paid to the account it told', async ({
  page,
  server: { url },
}) => {
  const errors = watchForErrors(page);
  await setPartnerPassword(url);
  await openLoggedIn(page, url, '/console/income?tab=settlements', partner, partnerPassword);
  const bar = page.getByRole('group', { name: '收款账户' });
  await expect(bar).toContainText('尾号 8217');

  await press(page, bar.getByRole('button', { name: '修改' }));
  const form = page.getByRole('dialog', { name: '收款账户' });
  await form.getByRole('textbox', { name: '开户银行' }).fill('招商银行成都分行');
  await form.getByRole('textbox', { name: '银行账号' }).fill('5129 0234 5610 901');
  await form.getByLabel('登录密码').fill('Wrong2026');
  await page.keyboard.press('Enter');
  await expect(form.getByText('原密码错误，请重新输入')).toBeVisible();
  await expect(form.getByRole('textbox', { name: '银行账号' })).toHaveValue('5129 0234 5610 901');
  await expectAccessible(page);
  await form.getByLabel('登录密码').fill(partnerPassword);
  await page.keyboard.press('Enter');
  await expect(form).toBeHidden();
  await expect(bar).toContainText('招商银行成都分行 尾号 0901');

  const session = await logIn(url, partner, partnerPassword);
  const sheet = (await sheetsOf(url, session)).find(({ Status }) => Status === 1);
  if (sheet === undefined) throw new Error('no sheet waits');
  const open = page.getByRole('button', { name: `查看结算单 ${sheet.SettlementNo} 的明细` });
  await press(page, open);
  const dialog = page.getByRole('dialog', { name: '结算单明细' });
  await expect(dialog.getByRole('table', { name: '每台机器每天' }).getByRole('row').nth(1)).toBeVisible();
  await expectAccessible(page);
  await expectReadable(page, '[role="dialog"]');
  await press(page, dialog.getByRole('button', { name: '有异议' }));
  await page.keyboard.type('cd02 有一天少计');
  await press(page, dialog.getByRole('button', { name: '提交异议' }));
  await expect(dialog.getByText('有异议', { exact: true }).first()).toBeVisible();
  await expect(dialog.getByText('cd02 有一天少计')).toBeVisible();
  await press(page, dialog.getByRole('button', { name: '确认无误' }));
  await expect(dialog.getByText('已确认', { exact: true })).toBeVisible();
  // While the answer is under way nothing closes the dialog.
  await expect(dialog.getByRole('button', { name: '关闭' }).last()).toBeEnabled();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();
  await resize(page, { width: 375, height: 812 });
  await open.click();
  await expect(dialog.getByText('已确认', { exact: true })).toBeVisible();
  await expectNoSidewaysScroll(page);

  const token = await sandboxToken(url);
  await ask(`${url}/sandbox/settlements`, {
    method: 'POST',
    body: new URLSearchParams({
      page_token: token,
      settlement_id: String(sheet.Id),
      account_tail: '0901',
      action: 'pay',
    }),
  });
  expect((await sheetsOf(url, session)).find(({ Id }) => Id === sheet.Id)).toMatchObject({
    Status: 3,
    PaidTo: '招商银行成都分行 尾号 0901',
  });
  expect(errors).toEqual([]);
});

test('a back end without statements and accounts shows its sheets as they are', async ({ page, server: { url } }) => {
  await page.route('**/get_payout_account', (route) => route.fulfill({ status: 404, body: 'not found' }));
  await setPartnerPassword(url);
  await openLoggedIn(page, url, '/console/income?tab=settlements', partner, partnerPassword);
  await expect(page.getByRole('link', { name: /^下载结算单 / }).first()).toBeVisible();
  await expect(page.getByRole('group', { name: '收款账户' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /明细$/ })).toHaveCount(0);
});
