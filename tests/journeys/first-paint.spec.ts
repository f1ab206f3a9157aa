import { routes } from '@compute-market/contract/routes';
import { logIn } from './customer';
import { drawn, holdScripts, openDrawn, watchShift } from './drawn-page';
import { expectReadableNow, narrow, slowClock, startLoggedIn, watchForErrors, wide } from './pages';
import { expect, test } from './site';

// Less than one pixel in a hundred of one card: the face of the figures arrives (ADR 16).
const noShift = 0.005;

test('a visitor reads prices and types the phone before any script is here, and nothing moves when it comes', async ({
  page,
  server: { url },
}) => {
  const errors = watchForErrors(page);
  const release = await holdScripts(page);
  await watchShift(page);
  await openDrawn(page, url + routes.store.path);
  await expect(drawn(page).locator('[data-component="GpuCard"]').first()).toContainText(/¥[\d.]+/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);

  await drawn(page).getByRole('link', { name: '登录', exact: true }).click();
  const phone = page.getByLabel('手机号');
  await phone.fill('1380000000');
  // The browser sends the form nowhere: the address would show what was typed.
  await phone.press('Enter');
  await expect(drawn(page)).toBeVisible();
  expect(page.url()).not.toContain('1380000000');
  // Who types on has not meant to send it.
  await phone.pressSequentially('1');

  release();
  await expect(drawn(page)).toHaveCount(0);
  await expect(phone).toHaveValue('13800000001');
  await expect(phone).toBeFocused();
  await expect(page.getByText('请输入密码')).toHaveCount(0);
  await page.getByLabel('密码', { exact: true }).fill('Suanli2026');
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page).toHaveURL(/\/store/);
  expect(await page.evaluate(() => window.shift)).toBeLessThan(noShift);
  expect(errors).toEqual([]);
});

for (const [view, query, field, typed] of [
  ['registering a company', 'page=register&way=company', '企业名称', '测试科技有限公司'],
  ['a new password', 'page=login&way=reset', '手机号', '13800000001'],
] as const)
  test(`what is typed into the form for ${view} before any script is here stands in the form that comes`, async ({
    page,
    server: { url },
  }) => {
    const release = await holdScripts(page);
    await openDrawn(page, `${url}${routes.login.path}?${query}`);
    await drawn(page).getByLabel(field).fill(typed);
    release();
    await expect(drawn(page)).toHaveCount(0);
    await expect(page.getByLabel(field)).toHaveValue(typed);
  });

for (const way of ['by the button', 'by Enter'] as const)
  test(`a visitor who logs in ${way} before any script is here is logged in when they come`, async ({
    page,
    server: { url },
  }) => {
    // What was pressed is forgotten after five seconds (keep-press.test shows it).
    await slowClock(page);
    const release = await holdScripts(page);
    await openDrawn(page, `${url}${routes.login.path}?page=login`);
    await drawn(page).getByLabel('手机号').fill('13800000001');
    await drawn(page).getByLabel('密码', { exact: true }).fill('Suanli2026');
    const button = drawn(page).locator('button', { hasText: /^登录$/ });
    if (way === 'by Enter') await page.keyboard.press('Enter');
    else {
      const box = await button.boundingBox();
      if (box === null) throw new Error('nothing to press');
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    }
    await expect(button).toHaveAttribute('data-kept', '');
    release();
    await expect(page).toHaveURL(/\/store/);
    await expect(page.getByRole('button', { name: /^账号菜单/ })).toBeVisible();
  });

test('what the server has drawn is readable by everyone before any script is here', async ({
  page,
  server: { url },
}) => {
  const release = await holdScripts(page);
  for (const path of [routes.store.path, `${routes.login.path}?page=login`]) {
    await openDrawn(page, url + path);
    await expect(drawn(page).getByRole('heading', { level: 1 })).toBeVisible();
    await expectReadableNow(page, '#drawn');
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
    await openDrawn(page, url + routes.recharge.path);
    await expect(drawn(page).getByRole('heading', { level: 1, name: routes.recharge.title })).toBeVisible();
  }
  await openDrawn(page, url + routes.dashboard.path);
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
