import type { Page } from '@playwright/test';
import { customerWith } from './customer';
import { followedToItsEnd } from './instances';
import { expectAccessible, follow, openLoggedIn, watchForErrors } from './pages';
import { expect, test } from './site';

const canvasOf = (page: Page) => page.getByRole('application', { name: /的画面/ });

/** How many points of the screen are not the colour of its ground, which is the first one. */
const written = (page: Page): Promise<number> =>
  canvasOf(page).evaluate((element) => {
    const canvas = element as HTMLCanvasElement;
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('no canvas');
    const points = new Uint32Array(context.getImageData(0, 0, canvas.width, canvas.height).data.buffer);
    return points.reduce((sum, point) => sum + (point === points[0] ? 0 : 1), 0);
  });

/** All of the screen. */
const pictureOf = (page: Page): Promise<string> =>
  canvasOf(page).evaluate((element) => (element as HTMLCanvasElement).toDataURL());

/** Rents a machine and answers its name while it starts. */
async function rent(page: Page, url: string, phone: string, image: string): Promise<string> {
  await customerWith(url, phone, 100);
  const order = `/createInstance?gpu_type=RTX%203090&unit=hour&pack_time=1&image=${image}`;
  await openLoggedIn(page, url, order, phone);
  await page.getByRole('button', { name: '立即支付' }).first().click();
  await expect(page).toHaveURL(/\/restartInstance\?/);
  return new URL(page.url()).searchParams.get('instance_name') ?? '';
}

test('the screen of a virtual machine opens in a tab of its own, takes keys, is left, and opened again', async ({
  page,
  context,
  server: { url },
}) => {
  const errors = watchForErrors(page);
  const name = await rent(page, url, '13933000067', 'ubuntu-22.04');
  await follow(page, `/console/instancePlugin/${name}`);
  const button = page.getByRole('button', { name: '网页打开' });
  await expect(button).toBeEnabled({ timeout: 30_000 });
  const opening = context.waitForEvent('page');
  await button.click();
  const screen = await opening;
  await expect(screen).toHaveURL(`${url}/console/screen/${name}`);
  const screenErrors = watchForErrors(screen);

  await expect(screen.getByText('已连接')).toBeVisible();
  await expect(canvasOf(screen)).toBeFocused();
  await expect.poll(() => written(screen)).toBeGreaterThan(0);
  await expectAccessible(screen);
  const before = await written(screen);
  await screen.keyboard.type('nvidia-smi\n');
  // A table of lines and words.
  await expect.poll(() => written(screen)).toBeGreaterThan(before + 5000);

  await screen.keyboard.press('Control+F6');
  await expect(canvasOf(screen)).not.toBeFocused();
  await screen.reload();
  await expect(screen.getByText('已连接')).toBeVisible();
  await expect.poll(() => written(screen)).toBe(before);

  await follow(page, `/console/instancePlugin/${name}?tab=events`);
  await expect(page.getByRole('row', { name: /打开网页 VNC.*主账号/ })).toHaveCount(2);
  expect([...errors, ...screenErrors]).toEqual([]);
});

test('a locked Windows is opened by the keys that a browser keeps, and typed into from the clipboard', async ({
  page,
  context,
  server: { url },
}) => {
  const name = await rent(page, url, '13933000068', 'windows-2022');
  await followedToItsEnd(page);
  await follow(page, `/console/instancePlugin/${name}`);
  await expect(page.getByRole('button', { name: '网页打开' })).toBeEnabled({ timeout: 30_000 });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await follow(page, `/console/screen/${name}`);
  await expect(page.getByText('已连接')).toBeVisible();
  await expect.poll(() => written(page)).toBeGreaterThan(0);
  const locked = await written(page);
  await page.getByRole('button', { name: '发送按键' }).click();
  await page.getByRole('menuitem', { name: 'Ctrl+Alt+Del' }).click();
  // The note, far more than the letters of a locked screen.
  await expect.poll(() => written(page)).toBeGreaterThan(locked + 100_000);

  const empty = await pictureOf(page);
  await page.evaluate(() => navigator.clipboard.writeText('Hello, "Windows"!'));
  await page.getByRole('button', { name: '输入剪贴板内容' }).click();
  await expect(canvasOf(page)).toBeFocused();
  await expect.poll(() => pictureOf(page)).not.toBe(empty);
  await page.evaluate(() => navigator.clipboard.writeText('你好'));
  await page.getByRole('button', { name: '输入剪贴板内容' }).click();
  await expect(page.getByText('只能输入英文字母、数字和键盘上的符号')).toBeVisible();
});
