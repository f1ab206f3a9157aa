import { addUp, ask, balanceChanges, customerWith, latestCode, sandboxToken } from './customer';
import { expectAccessible, expectNoSidewaysScroll, follow, narrow, openLoggedIn, watchForErrors, wide } from './pages';
import { expect, test } from './site';

/** The channel's answer to the newest refund, at the sandbox's desk. */
async function decideRefund(url: string, refundNo: string, action: 'return' | 'refuse', reason = '') {
  await ask(`${url}/sandbox/refunds`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ page_token: await sandboxToken(url), refund_no: refundNo, action, reason }),
  });
}

for (const [index, { name, width, height }] of [wide, narrow].entries()) {
  test(`${name}: closing an account leads to its money, which goes back the way it came, and then it may close`, async ({
    page,
    server: { url },
  }) => {
    const errors = watchForErrors(page);
    const phone = `1393500010${index}`;
    await page.setViewportSize({ width, height });
    const session = await customerWith(url, phone, 88.5);
    await openLoggedIn(page, url, '/console/accountInfo', phone);
    await page.getByRole('button', { name: '注销检查' }).click();
    const check = page.getByRole('dialog', { name: '注销账号' });
    await expect(check.getByText('余额 ¥88.50 未用完，请先退回')).toBeVisible();
    await check.getByRole('link', { name: '去处理' }).click();
    await expect(page.getByRole('heading', { level: 1, name: '余额退款' })).toBeVisible();
    await expect(page.getByText(/前可原路退回/)).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);

    const askForRefund = async () => {
      await page.getByRole('button', { name: '申请退款' }).click();
      const dialog = page.getByRole('dialog', { name: '申请余额退款' });
      await dialog.getByRole('button', { name: '全部退回' }).click();
      await expect(dialog.getByText('原路退回（微信）')).toBeVisible();
      await expectAccessible(page);
      await dialog.getByRole('button', { name: '获取验证码' }).click();
      await expect(dialog.getByRole('button', { name: /秒后重发/ })).toBeVisible();
      await dialog.getByLabel(/短信验证码/).fill(await latestCode(url, phone));
      const answered = page.waitForResponse('**/api/request_balance_refund');
      await dialog.getByRole('button', { name: '确认退款' }).click();
      const { data } = (await (await answered).json()) as { data: { Refunds: { RefundNo: string }[] } };
      await expect(page.getByRole('main').getByText('处理中').first()).toBeVisible();
      return data.Refunds[0]?.RefundNo ?? '';
    };
    const refundNo = await askForRefund();
    await expect(page.getByText('没有可退的余额')).toBeVisible();
    expect(addUp(await balanceChanges(url, session))).toBe(0);

    // The channel knows of it once the job has asked.
    await expect(async () => {
      await decideRefund(url, refundNo, 'return');
      await page.reload();
      await expect(page.getByRole('main').getByText('已退回')).toBeVisible({ timeout: 10_000 });
    }).toPass();
    await follow(page, '/console/accountInfo');
    await page.getByRole('button', { name: '注销检查' }).click();
    await expect(check.getByText(/可以注销/)).toBeVisible();
    expect(errors).toEqual([]);
  });
}
