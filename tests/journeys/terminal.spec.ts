import type { Page } from '@playwright/test';
import { customerWith } from './customer';
import { followedToItsEnd } from './instances';
import { expectAccessible, follow, openLoggedIn, watchForErrors } from './pages';
import { expect, test } from './site';

const screenOf = (page: Page) => page.locator('.xterm-rows');

test('a shell of an instance is opened in the browser, resized, left, closed and opened again', async ({
  page,
  server: { url },
}) => {
  const errors = watchForErrors(page);
  const phone = '13933000051';
  await customerWith(url, phone, 100);
  await openLoggedIn(page, url, '/createInstance?gpu_type=RTX%203090&unit=hour&pack_time=1', phone);
  await page.getByRole('button', { name: '立即支付' }).first().click();
  await followedToItsEnd(page);
  const name = new URL(page.url()).searchParams.get('instance_name') ?? '';
  await follow(page, `/console/instancePlugin/${name}`);
  const link = page.getByRole('link', { name: '网页终端' });
  await expect(link).toBeVisible({ timeout: 30_000 });
  await expect(link).toHaveAttribute('href', `/console/terminal/${name}`);

  await follow(page, `/console/terminal/${name}`);
  await expect(page.getByText('已连接')).toBeVisible();
  await expect(screenOf(page)).toContainText('root@');
  await page.keyboard.type('nvidia-smi\n');
  await expect(screenOf(page)).toContainText('NVIDIA RTX 3090');
  await expectAccessible(page);

  const rows = screenOf(page).locator('> div');
  const before = await rows.count();
  await page.setViewportSize({ width: 1024, height: 640 });
  await expect.poll(() => rows.count()).toBeLessThan(before);

  await page.keyboard.press('Control+F6');
  await expect(page.locator('.xterm-helper-textarea')).not.toBeFocused();
  await page.locator('.xterm-helper-textarea').focus();
  await page.keyboard.type('exit\n');
  await expect(page.getByText('终端已退出')).toBeVisible();
  await page.getByRole('button', { name: '重新连接' }).click();
  await expect(page.getByText('已连接')).toBeVisible();
  await expect(screenOf(page)).toContainText('这是一个新的会话');

  await follow(page, `/console/instancePlugin/${name}?tab=events`);
  await expect(page.getByRole('row', { name: /打开终端.*主账号/ })).toHaveCount(2);
  expect(errors).toEqual([]);
});
