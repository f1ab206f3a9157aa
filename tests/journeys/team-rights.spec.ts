import { customerWith, must, newPassword, newPhone, post } from './customer';
import { rentRunning } from './instances';
import {
  expectAccessible,
  expectNoSidewaysScroll,
  narrow,
  openLoggedIn,
  startLoggedIn,
  watchForErrors,
  wide,
} from './pages';
import { expect, test } from './site';

const refused = '子账号没有「购买」权限，请联系主账号开通';

for (const { name, width, height } of [wide, narrow]) {
  test(`${name}: a main account takes buying and bills from a sub-account, which is told why and still restarts its machine`, async ({
    page,
    browser,
    server: { url },
  }) => {
    const errors = watchForErrors(page);
    await page.setViewportSize({ width, height });
    const phone = newPhone();
    const session = await customerWith(url, phone, 300);
    const account = { sub_account_name: 'night-shift', passwd: newPassword };
    await must(post(url, '/add_user_sub_account', { session, ...account, money_limit: 300 }));
    const member = await must(
      post<{ session: string }>(url, '/sub_account_login', { phone, ...account }, { form: true }),
    );
    await rentRunning(url, member.session, '夜间训练');

    await openLoggedIn(page, url, '/console/accountInfo', phone);
    await page.getByRole('button', { name: 'night-shift 的更多操作' }).click();
    await page.getByRole('menuitem', { name: '修改权限' }).click();
    const dialog = page.getByRole('dialog', { name: '修改权限：night-shift' });
    await dialog.getByRole('checkbox', { name: '购买' }).click();
    await dialog.getByRole('checkbox', { name: '账单' }).click();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: '保存' }).click();
    await expect(page.getByText('未开通 购买、账单')).toBeVisible();

    const team = await browser.newContext({ viewport: { width, height } });
    const own = await team.newPage();
    const ownErrors = watchForErrors(own);
    await startLoggedIn(own, member.session);
    await own.goto(`${url}/store`);
    await expect(own.getByText(refused)).toBeVisible();
    await expectAccessible(own);
    await own.goto(`${url}/createInstance?type=kvm&gpu_type=RTX%203090&gpu_num=1&unit=hour&pack_time=1`);
    await expect(own.getByText(refused)).toBeVisible();
    await expect(own.getByRole('button', { name: '立即支付' }).filter({ visible: true })).toBeDisabled();
    await expectNoSidewaysScroll(own);

    await own.goto(`${url}/console/dashboard`);
    await expect(own.getByRole('button', { name: '续费', exact: true })).toHaveAccessibleDescription(refused);
    await expectAccessible(own);
    await own.getByRole('button', { name: '夜间训练 的更多操作' }).click();
    await own.getByRole('menuitem', { name: '重启' }).click();
    await own.getByRole('alertdialog').getByRole('button', { name: '重启' }).click();
    await expect(own.getByText('重启中').filter({ visible: true }).first()).toBeVisible();

    await own.goto(`${url}/console/expenseDetail`);
    await expect(own.getByText('子账号没有「账单」权限')).toBeVisible();
    await expect(own.getByRole('link', { name: '费用明细' })).toHaveCount(0);
    await expectNoSidewaysScroll(own);
    expect(ownErrors).toEqual([]);
    await team.close();
    expect(errors).toEqual([]);
  });
}
