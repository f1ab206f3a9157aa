import type { Page } from '@playwright/test';
import { customerWith, must, newPhone, post } from './customer';
import { rentRunning } from './instances';
import { expectScreen, startLoggedIn } from './pages';
import { expect, test } from './site';

const hours = 60 * 60;

/** 余额可维持 as the server tells it, in whole days and hours. */
async function told(url: string, session: string): Promise<string> {
  const { Seconds } = await must(post<{ Seconds: number | null }>(url, '/get_balance_runway', { session }));
  if (Seconds === null) throw new Error('a machine that renews itself is charged for');
  return `${Math.floor(Seconds / (24 * hours))} 天 ${Math.floor(Seconds / hours) % 24} 小时`;
}

/** The days and hours beside 余额可维持, as one of the page says them. */
async function shown(page: Page, around: string): Promise<string> {
  const place = page.locator(around).filter({ visible: true }).first();
  await expect(place).toContainText(/\d+\s*天\s*\d+\s*小时/);
  const [, days, rest] = /(\d+)\s*天\s*(\d+)\s*小时/.exec(await place.innerText()) ?? [];
  return `${days} 天 ${rest} 小时`;
}

test('how long the money lasts is one answer: overview, menu of the account, 充值, 账号信息 and the order say the same', async ({
  page,
  server: { url },
}) => {
  const session = await customerWith(url, newPhone(), 400);
  await rentRunning(url, session, '每日续费', { unit: 'day', pack_time: 1, autorenew_on: true, autorenew_unit: 'day' });
  await startLoggedIn(page, session);
  /** An hour may pass while the page is read. */
  const expectSame = async (address: string, around: string, open?: () => Promise<void>) => {
    const before = await told(url, session);
    await page.goto(url + address);
    await expectScreen(page);
    await open?.();
    const said = await shown(page, around);
    expect([before, await told(url, session)], address).toContain(said);
  };
  await expectSame('/console/dashboard', '[data-component="RunwayMeter"]');
  await expectSame('/console/recharge', '[data-component="AssetStrip"]');
  await expectSame('/console/accountInfo', 'dl:has(dt:text("余额可维持"))');
  await expectSame('/createInstance', 'p:has-text("支付前余额可维持")');
  await expectSame('/console/dashboard', 'div:has(> dt:text-is("余额可维持"))', () =>
    page
      .getByRole('banner')
      .getByRole('button', { name: /^账号菜单/ })
      .click(),
  );
});
