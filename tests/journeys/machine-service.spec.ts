import type { Page } from '@playwright/test';
import { ways } from './hand';
import {
  expectAccessible,
  expectNoSidewaysScroll,
  narrow,
  openLoggedIn,
  submitOfQuestion,
  watchForErrors,
  wide,
} from './pages';
import { expect, test } from './site';

const linZhiyuan = { phone: '13800000001', password: 'Suanli2026' };

/** Steps through an open menu to an entry and presses it. */
async function strikeInMenu(page: Page, name: string) {
  const item = page.getByRole('menuitem', { name });
  await expect(item).toBeVisible();
  for (let step = 0; step < 5 && !(await item.evaluate((element) => element === document.activeElement)); step += 1)
    await page.keyboard.press('ArrowDown');
  await expect(item).toBeFocused();
  await page.keyboard.press('Enter');
}

for (const { name, width, height, handOf } of ways)
  test(`${name}: what only the staff can do to a whole machine is asked for by a ticket that knows which one`, async ({
    page,
    server: { url },
  }) => {
    const errors = watchForErrors(page);
    await page.setViewportSize({ width, height });
    const hand = handOf(page);
    await openLoggedIn(page, url, '/console/dashboard?tab=bareMetal', linZhiyuan.phone, linZhiyuan.password);
    if (width === narrow.width) await hand.press(page.getByRole('link', { name: /^申请服务：.*填写工单$/ }).first());
    else {
      const served = page.getByRole('row').filter({ hasText: '运行中' }).first();
      await hand.press(served.getByRole('button', { name: /的更多操作$/ }));
      if (name === wide.name) await page.getByRole('menuitem', { name: '申请服务' }).click();
      else await strikeInMenu(page, '申请服务');
    }
    await expect(page.getByRole('heading', { level: 1, name: '提交工单' })).toBeVisible();
    await hand.press(page.getByRole('button', { name: /^其他/ }).first());
    await hand.press(submitOfQuestion(page));
    await expect(page.getByLabel('标题')).toHaveValue(/^裸金属服务：.+/);
    const text = page.getByRole('textbox', { name: '描述' });
    await expect(text).toContainText(/机器：.+/);
    await expect(text).toContainText(/IP：\d+\.\d+\.\d+\.\d+/);
    await expect(text).toContainText('重启 / 关机 / 重装系统');
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    expect(errors).toEqual([]);
  });

test('at 1024 the list of whole machines stands in the window, with all that can be done to one', async ({
  page,
  server: { url },
}) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await openLoggedIn(page, url, '/console/dashboard?tab=bareMetal', linZhiyuan.phone, linZhiyuan.password);
  const list = page.getByRole('table', { name: '裸金属列表' });
  await expect(list.getByRole('button', { name: /的更多操作$/ }).first()).toBeInViewport({ ratio: 1 });
  await expect(list.getByRole('button', { name: '续费' }).first()).toBeInViewport({ ratio: 1 });
  expect(await list.evaluate((table) => table.closest('[data-scrolls]'))).toBeNull();
  await expectNoSidewaysScroll(page);
});
