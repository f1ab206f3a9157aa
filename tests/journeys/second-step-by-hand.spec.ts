import { customerWith, latestCode, must, newPassword, newPhone, post } from './customer';
import { finger, keys, logInBy } from './hand';
import { expectNoSidewaysScroll, narrow, watchForErrors, wide } from './pages';
import { expect, test } from './site';

const hands = [
  { ...wide, name: '只用键盘', handOf: keys, hasTouch: false },
  { ...narrow, name: '触屏', handOf: finger, hasTouch: true },
];

/** A customer whose logins by password ask for a text message too; answers with the phone. */
async function careful(url: string): Promise<string> {
  const phone = newPhone();
  const session = await customerWith(url, phone, 0);
  await must(post(url, '/send_second_factor_code', { session }));
  await must(post(url, '/set_second_factor', { session, on: true, code: await latestCode(url, phone) }));
  return phone;
}

for (const { name, width, height, handOf, hasTouch } of hands)
  test.describe(name, () => {
    test.use({ hasTouch, viewport: { width, height } });

    test('a login of two steps, a new sub-account, and from it to what it spent', async ({ page, server: { url } }) => {
      const errors = watchForErrors(page);
      const hand = handOf(page);
      const phone = await careful(url);
      await page.goto(`${url}/login?page=login&redirect=/console/accountInfo`);
      await logInBy(hand, page, phone, newPassword);

      // Nobody asks for the message, and the keyboard stands where its code is typed.
      const code = page.getByLabel(/短信验证码$/);
      await expect(code).toBeFocused();
      await expect(page.getByRole('button', { name: /秒后重发/ })).toBeVisible();
      await expectNoSidewaysScroll(page);
      await hand.press(page.getByRole('button', { name: '返回重新输入密码' }));
      await expect(page.getByLabel('密码', { exact: true })).toBeFocused();
      await hand.press(page.getByRole('button', { name: '登录', exact: true }));
      const step = page.getByRole('form', { name: '二次验证' });
      // The message is young enough to hold: its wait goes on (decisions 239).
      await expect(step.getByRole('button', { name: /秒后重发/ })).toBeVisible();
      await expect(code).toBeFocused();
      await hand.write(code, await latestCode(url, phone));
      await hand.press(page.getByRole('button', { name: '登录', exact: true }));
      await expect(page.getByRole('heading', { level: 1, name: '账号信息' })).toBeVisible();

      await hand.press(page.getByRole('button', { name: '新建子账号' }));
      const add = page.getByRole('dialog', { name: '新建子账号' });
      await hand.write(add.getByLabel('子账号名'), 'vision-team');
      await hand.write(add.getByLabel('登录密码'), newPassword);
      await hand.write(add.getByLabel('额度', { exact: true }), '100');
      await hand.press(add.getByRole('button', { name: '创建' }));
      await expect(page.getByText('0.00 / 100.00')).toBeVisible();
      await expect(page.getByText('没有登录记录')).toHaveCount(1);

      await hand.press(page.getByRole('button', { name: 'vision-team 的更多操作' }));
      await hand.press(page.getByRole('menuitem', { name: '费用明细' }));
      await expect(page).toHaveURL(`${url}/console/expenseDetail?sub=vision-team`);
      await expect(page.getByRole('heading', { level: 1, name: '费用明细' })).toBeVisible();
      await expectNoSidewaysScroll(page);
      expect(errors).toEqual([]);
    });
  });
