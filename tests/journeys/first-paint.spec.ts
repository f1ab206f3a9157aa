import type { Page } from '@playwright/test';
import { routes } from '@compute-market/contract/routes';
import { logIn } from './customer';
import { expectReadable, narrow, startLoggedIn, watchForErrors, wide } from './pages';
import { expect, test } from './site';

declare global {
  interface Window {
    shift: number;
  }
}

/** Holds the scripts of the site back; the answer lets them come. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.addInitScript(() => {
    window.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.shift += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return release;
}
const drawn = (page: Page) => page.locator('#drawn');

// Less than one pixel in a hundred of one card: the face of the figures arrives (ADR 16).
const noShift = 0.005;

test('a visitor reads prices and types the phone before any script is here, and nothing moves when it comes', async ({
  page,
  server: { url },
}) => {
  const errors = watchForErrors(page);
  const release = await holdScripts(page);
  await page.goto(url + routes.store.path, { waitUntil: 'commit' });
  await expect(drawn(page).locator('[data-component="GpuCard"]').first()).toContainText(/¥[\d.]+/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);

  await drawn(page).getByRole('link', { name: '登录', exact: true }).click();
  const phone = page.getByLabel('手机号');
  await phone.fill('13800000001');
  // The browser sends the form nowhere: the address would show what was typed.
  await phone.press('Enter');
  await expect(drawn(page)).toBeVisible();
  expect(page.url()).not.toContain('13800000001');

  release();
  await expect(drawn(page)).toHaveCount(0);
  await expect(phone).toHaveValue('13800000001');
  await expect(phone).toBeFocused();
  await page.getByLabel('密码', { exact: true }).fill('Suanli2026');
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page).toHaveURL(/\/store/);
  expect(await page.evaluate(() => window.shift)).toBeLessThan(noShift);
  expect(errors).toEqual([]);
});

test('what the server has drawn is readable by everyone before any script is here', async ({
  page,
  server: { url },
}) => {
  const release = await holdScripts(page);
  for (const path of [routes.store.path, `${routes.login.path}?page=login`]) {
    await page.goto(url + path, { waitUntil: 'commit' });
    await expect(drawn(page).getByRole('heading', { level: 1 })).toBeVisible();
    await expectReadable(page, '#drawn');
  }
  release();
});

test('a customer sees the frame of the console before any script is here, and then the console', async ({
  page,
  server: { url },
}) => {
  const errors = watchForErrors(page);
  await startLoggedIn(page, await logIn(url, '13800000001'));
  const release = await holdScripts(page);
  for (const size of [wide, narrow]) {
    await page.setViewportSize(size);
    await page.goto(url + routes.recharge.path, { waitUntil: 'commit' });
    await expect(drawn(page).getByRole('heading', { level: 1, name: routes.recharge.title })).toBeVisible();
  }
  await page.goto(url + routes.dashboard.path, { waitUntil: 'commit' });
  const title = page.getByRole('heading', { level: 1, name: routes.dashboard.title });
  await expect(drawn(page).getByRole('heading', { level: 1, name: routes.dashboard.title })).toBeVisible();

  release();
  await expect(drawn(page)).toHaveCount(0);
  await expect(title).toHaveCount(1);
  await expect(page.getByRole('tab', { name: /^云主机/ })).toBeVisible();
  expect(errors).toEqual([]);
});

test('a visitor is never shown the frame of the console', async ({ page, server: { url } }) => {
  const release = await holdScripts(page);
  await page.goto(url + routes.dashboard.path, { waitUntil: 'commit' });
  await expect(page.locator('#root')).toBeAttached();
  await expect(drawn(page)).toHaveCount(0);
  release();
  await expect(page).toHaveURL(/\/login\?.*redirect=/);
});

test('who is logged in is never shown the page of a visitor', async ({ page, server: { url } }) => {
  await page.addInitScript(() => localStorage.setItem('token', 'any'));
  const release = await holdScripts(page);
  await page.goto(url + routes.store.path, { waitUntil: 'commit' });
  await expect(page.locator('#root')).toBeAttached();
  await expect(drawn(page)).toHaveCount(0);
  release();
});
