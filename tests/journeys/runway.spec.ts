import type { Page } from '@playwright/test';
import { customerWith, must, newPhone, post } from './customer';
import { rentRunning } from './instances';
import { expectScreen, follow, startLoggedIn } from './pages';
import { expect, test } from './site';

/** 余额可维持 as one answer of the server has it. */
interface Told {
  readonly Seconds: number | null;
  readonly Until: number | null;
}

/** The moment that 余额可维持 of the page ends at, to the second, as a machine reads it and as the pointer shows it. */
async function shown(page: Page, around: string): Promise<readonly (string | null)[]> {
  const place = page
    .locator(around)
    .filter({ visible: true })
    .first()
    .locator('time')
    .filter({ hasText: /天|小时/ });
  await expect(place).toHaveCount(1);
  return [await place.getAttribute('datetime'), await place.getAttribute('title'), await place.innerText()];
}

/** What each of them has to show for an answer. */
function expected({ Seconds, Until }: Told): readonly unknown[] {
  const whole = Math.floor((Seconds ?? 0) / 3600);
  const moment = new Date((Until ?? 0) * 1000);
  const beijing = moment.toLocaleString('sv-SE', { timeZone: 'Asia/Shanghai' });
  const figure = new RegExp(`^\\D*${Math.floor(whole / 24)}\\s*天\\s*${whole % 24}\\s*小时$`);
  return [moment.toISOString(), beijing, expect.stringMatching(figure)];
}

test('how long the money lasts is one answer, to the second: overview, menu of the account, 充值, 账号信息 and the order say the same', async ({
  page,
  server: { url },
}) => {
  const session = await customerWith(url, newPhone(), 400);
  await rentRunning(url, session, '每日续费', { unit: 'day', pack_time: 1, autorenew_on: true, autorenew_unit: 'day' });
  await startLoggedIn(page, session);
  const answers: Told[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('/get_balance_runway'))
      void response.json().then(({ data }: { data: Told }) => answers.push(data));
  });
  await page.goto(`${url}/docs`);
  /** The place says what the page was answered. */
  const expectSame = async (address: string, around: string, open?: () => Promise<void>) => {
    const before = answers.length;
    await follow(page, address);
    await expectScreen(page);
    await open?.();
    const said = await shown(page, around);
    await expect.poll(() => answers.length).toBeGreaterThan(before);
    expect(answers.slice(before).map(expected), address).toContainEqual(said);
  };
  await expectSame('/console/dashboard', '[data-component="RunwayMeter"]');
  await expectSame('/console/recharge', '[data-component="AssetStrip"]');
  await expectSame('/console/accountInfo', '[data-component="AssetStrip"]');
  await expectSame('/createInstance', 'p:has-text("支付前余额可维持")');
  await expectSame('/console/dashboard', 'div:has(> dt:text-is("余额可维持"))', () =>
    page
      .getByRole('banner')
      .getByRole('button', { name: /^账号菜单/ })
      .click(),
  );
  // However long the reading took: the end is one moment, and the server tells it still.
  const { Until } = await must(post<Told>(url, '/get_balance_runway', { session }));
  expect([...new Set(answers.map((answer) => answer.Until))]).toEqual([Until]);
});

test('the line of the balance on 我的实例 leads to its days on 充值, where the next charge stands first and leads there too', async ({
  page,
  server: { url },
}) => {
  await page.setViewportSize({ width: 1440, height: 600 });
  const session = await customerWith(url, newPhone(), 400);
  await rentRunning(url, session, '逐日续费', { unit: 'day', pack_time: 1, autorenew_on: true, autorenew_unit: 'day' });
  await startLoggedIn(page, session);
  await page.goto(`${url}/console/dashboard`);
  await page.locator('[data-component="RunwayMeter"]').getByRole('link').click();
  await expect(page).toHaveURL(`${url}/console/recharge#ahead`);
  const days = page.getByRole('heading', { level: 2, name: '未来 30 天扣费' });
  await expect(days).toBeInViewport();

  const next = page.locator('[data-component="AssetStrip"] > *').first();
  // The page has gone there by itself, and will not again.
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(next).toContainText('下一笔扣费');
  await expect(next).toContainText('续费 逐日续费');
  await expect(next).toContainText('可支付');
  await expect(days).not.toBeInViewport();
  await next.getByRole('link', { name: '未来 30 天' }).click();
  await expect(days).toBeInViewport();
});
