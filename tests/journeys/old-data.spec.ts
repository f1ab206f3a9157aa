import type { Page } from '@playwright/test';
import { customerWith } from './customer';
import { expectAccessible, expectNoSidewaysScroll, narrow, openLoggedIn, wide } from './pages';
import { expect, test } from './site';

/** A number of its own for every time a test is run on the same server. */
const phoneOf = (number: number) =>
  `1394200${String(test.info().repeatEachIndex * 10 + 700 + number).padStart(4, '0')}`;

const banner = (page: Page) => page.getByRole('status').filter({ hasText: /网络不可用，显示的是 \d{2}:\d{2} 的数据/ });
const amount = (page: Page) => page.getByRole('main').getByText('100.00').filter({ visible: true }).first();
const colorOf = (page: Page) => amount(page).evaluate((element) => getComputedStyle(element).color);

for (const { name, width, height, number } of [
  { ...wide, number: 1 },
  { ...narrow, number: 2 },
]) {
  test(`without a network the rows stay, greyed and dated, and are new again when it is back (${name})`, async ({
    page,
    context,
    server: { url },
  }) => {
    await page.setViewportSize({ width, height });
    const phone = phoneOf(number);
    await customerWith(url, phone, 100);
    await openLoggedIn(page, url, '/console/orders', phone);
    await expect(amount(page)).toBeVisible();
    // What is on its way when the network goes stays on its way: the bar with the account too.
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    const fresh = await colorOf(page);
    await context.setOffline(true);
    await expect(banner(page)).toBeVisible();
    expect(await colorOf(page)).not.toBe(fresh);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await context.setOffline(false);
    await expect(banner(page)).toHaveCount(0);
    expect(await colorOf(page)).toBe(fresh);
  });

  test(`a refresh that reaches nobody leaves what is there, says since when, and is tried again by one press (${name})`, async ({
    page,
    server: { url },
  }) => {
    await page.setViewportSize({ width, height });
    await openLoggedIn(page, url, '/console/dashboard', '13800000001', 'Suanli2026');
    const machine = page.getByText('llama3-8b-sft').filter({ visible: true }).first();
    await expect(machine).toBeVisible();
    await page.route(/\/(api|third-party)\//, (route) => route.abort());
    await page.getByRole('button', { name: '刷新' }).filter({ visible: true }).first().click();
    await expect(banner(page)).toBeVisible();
    await expect(machine).toBeVisible();
    await expect(page.getByText(/加载失败/)).toHaveCount(0);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.unrouteAll();
    await banner(page).getByRole('button', { name: '重试' }).click();
    await expect(banner(page)).toHaveCount(0);
    await expect(machine).toBeVisible();
    // Another question that reaches nobody has no old answer.
    await page.route(/\/(api|third-party)\//, (route) => route.abort());
    await page.getByRole('tab', { name: /容器/ }).click();
    await expect(page.getByText(/加载失败/).first()).toBeVisible();
  });
}
