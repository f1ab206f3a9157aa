import type { Page } from '@playwright/test';
import { addSub, customerWith, intention, logInSub, must, newPassword, newPhone, post } from './customer';
import {
  expectAccessible,
  expectLinesToAddUp,
  expectNoSidewaysScroll,
  expectScreen,
  hold,
  logInByForm,
  narrow,
  openLoggedIn,
  watchForErrors,
  wide,
} from './pages';
import { expect, test } from './site';

/** The messages that float over the page. */
const toasts = (page: Page) => page.locator('[data-component="Toast"]');

/** It floats over the page as well, once, and everybody can read both (decisions 32). */
async function expectTold(page: Page, reason: string | RegExp) {
  await expect(toasts(page).filter({ hasText: reason })).toHaveCount(1);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
}

const rentByTheDay = (url: string, session: string, days: number) =>
  must(
    post(
      url,
      '/run_kvm_v2',
      {
        session,
        gpu_type: 'RTX 3090',
        gpu_num: 1,
        image_name: 'pytorch-2.5',
        unit: 'day',
        pack_time: days,
        due_mode: -1,
      },
      { headers: { 'idempotency-key': intention() } },
    ),
  );

for (const { name, width, height } of [wide, narrow]) {
  test.describe(`${name}: what the server refuses is told over the page, and in its place:`, () => {
    test.use({ viewport: { width, height } });

    test('at the field it is about, which gets the keyboard; what was typed stays', async ({
      page,
      server: { url },
    }) => {
      const errors = watchForErrors(page);
      const phone = newPhone();
      const session = await customerWith(url, phone, 0);
      await addSub(url, { session, name: 'vision', limit: 1 });
      await openLoggedIn(page, url, '/console/accountInfo', phone);
      await page.getByRole('button', { name: '新建子账号' }).click();
      const dialog = page.getByRole('dialog', { name: '新建子账号' });
      const field = dialog.getByLabel('子账号名');
      await field.fill('vision');
      await dialog.getByLabel('登录密码').fill(newPassword);
      await dialog.getByLabel('额度').fill('20');
      await dialog.getByRole('button', { name: '创建' }).click();
      await expect(field).toHaveAccessibleDescription(/已/);
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toBeFocused();
      await expect(field).toHaveValue('vision');
      await expect(dialog.getByLabel('额度')).toHaveValue(/^20/);
      await expectTold(page, /已/);
      expect(errors).toEqual([]);
    });

    test('over the page, when an action was asked for on a card', async ({ page, server: { url } }) => {
      const phone = newPhone();
      const session = await customerWith(url, phone, 0);
      await openLoggedIn(page, url, '/console/coupon', phone);
      await page.getByRole('tab', { name: /领券中心/ }).click();
      const card = page.locator('[data-component="CouponCard"]').filter({ hasText: '新人满减券' });
      await expect(card.getByRole('button', { name: '立即领取' })).toBeVisible();
      // Claimed in another window meanwhile.
      const groups = await must(
        post<{ GroupId: number; Name: string }[]>(url, '/get_all_user_visible_coupon_group', { session }),
      );
      const group = groups.find(({ Name }) => Name === '新人满减券');
      await must(
        post(
          url,
          '/assign_to_user',
          { session, group_id: group?.GroupId ?? 0 },
          { headers: { 'idempotency-key': intention() } },
        ),
      );
      // The word that the login succeeded is gone.
      await expect(toasts(page)).toHaveCount(0);
      await card.getByRole('button', { name: '立即领取' }).click();
      await expect(toasts(page)).toHaveText([/您已领取过该优惠券，请到我的卡包查看/]);
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    });

    test('in place of what was to be read, with a way on', async ({ page, server: { url } }) => {
      const phone = newPhone();
      await customerWith(url, phone, 0);
      // The words stand for a moment only: they come when they are looked for.
      const release = await hold(page, '**/api/v1/work-order/orders/999999');
      await openLoggedIn(page, url, '/console/createWorkOrder/myWorkOrderDetail/999999', phone);
      release();
      await expectTold(page, '工单不存在，请返回我的工单查看');
      const panel = page.getByRole('main').getByRole('alert').filter({ hasText: '工单不存在，请返回我的工单查看' });
      await expect(panel).toBeVisible();
      await expect(page.getByRole('heading', { level: 1, name: '工单详情' })).toBeVisible();
      await expect(panel.getByRole('link', { name: '返回我的工单' })).toBeVisible();
    });

    test('in the question that was answered, which stays open', async ({ page, server: { url } }) => {
      const phone = newPhone();
      const session = await customerWith(url, phone, 50);
      await addSub(url, { session, name: 'vision', limit: 50 });
      await openLoggedIn(page, url, '/console/accountInfo', phone);
      await page.getByRole('button', { name: 'vision 的更多操作' }).click();
      await page.getByRole('menuitem', { name: '删除' }).click();
      const question = page.getByRole('alertdialog', { name: '删除子账号' });
      await question.getByRole('textbox').fill('vision');
      // The colleague rents a machine at this very moment.
      await rentByTheDay(url, await logInSub(url, phone, 'vision'), 1);
      await question.getByRole('button', { name: '删除' }).click();
      await expect(question.getByRole('alert').filter({ hasText: /请先处理/ })).toBeVisible();
      await expect(question.getByRole('textbox')).toHaveValue('vision');
      await expectTold(page, /请先处理/);
    });

    test('by the quick top-up, when money is short at the last moment; the order waits', async ({
      page,
      server: { url },
    }) => {
      const phone = newPhone();
      const session = await customerWith(url, phone, 100);
      await openLoggedIn(
        page,
        url,
        '/createInstance?type=kvm&gpu_type=RTX%203090&gpu_num=1&unit=day&pack_time=1',
        phone,
      );
      const fen = await expectLinesToAddUp(page);
      await rentByTheDay(url, session, Math.floor(10_000 / fen));
      await page.getByRole('button', { name: '立即支付' }).click();
      const topUp = page.getByRole('dialog', { name: '快捷充值' });
      await expect(topUp).toBeVisible();
      await expectTold(page, '可用余额小于套餐价格');
      await page.keyboard.press('Escape');
      await expect(topUp).toBeHidden();
      await expect(page.getByRole('radio', { name: /按天/ })).toBeChecked();
      await expect(page.getByRole('button', { name: '充值并支付' })).toBeVisible();
    });

    test('as a screen of its own, where a sub-account may not go', async ({ page, server: { url } }) => {
      const phone = newPhone();
      const session = await customerWith(url, phone, 0);
      await addSub(url, { session, name: 'vision', limit: 1 });
      await page.goto(`${url}/login?page=login&redirect=${encodeURIComponent('/console/invoice')}`);
      await page.getByText('子账号登录').click();
      await page.getByLabel('主账号手机号').fill(phone);
      await page.getByLabel('子账号名').fill('vision');
      await page.getByLabel('密码', { exact: true }).fill(newPassword);
      await page.getByRole('button', { name: '登录', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: '发票管理' })).toBeVisible();
      await expect(page.getByText('该功能仅主账号可用')).toBeVisible();
      await expect(page.getByText(/如需使用，请联系主账号 139\*+/)).toBeVisible();
      await expect(toasts(page).filter({ hasText: '仅主账号' })).toHaveCount(0);
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    });

    test('by the login page, when the session is over, and from there back to the same list', async ({
      page,
      server: { url },
    }) => {
      const phone = newPhone();
      const session = await customerWith(url, phone, 20);
      const list = '/console/orders?status=1';
      await openLoggedIn(page, url, list, phone);
      await expectScreen(page);
      const refresh = page.getByRole('button', { name: '刷新' });
      await refresh.click();
      await expectScreen(page);
      await expect(page.getByText('¥20.00').first()).toBeVisible();
      const own = await page.evaluate(() => localStorage.getItem('token'));
      await must(post(url, '/logout', { session: own }));
      const over = page.getByText('登录已失效，重新登录后将回到当前页面，已填写内容不会丢失');
      // Something else of the page may learn it first: then the login is there, and there is nothing to press any more.
      await refresh.or(over).first().click();
      await expect(over).toBeVisible();
      await expectTold(page, '登录已失效');
      await logInByForm(page, phone, newPassword);
      await expect(page).toHaveURL(url + list);
      expect(session).not.toBe(own);
    });
  });
}
