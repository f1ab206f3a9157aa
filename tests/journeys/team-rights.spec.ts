import { customerWith, must, newPhone, post, subSessionOf } from './customer';
import { rentRunning } from './instances';
import {
  expectAccessible,
  expectNoSidewaysScroll,
  follow,
  narrow,
  openLoggedIn,
  startLoggedIn,
  watchForErrors,
  wide,
} from './pages';
import { expect, test } from './site';

/** A main account with ¥300 and its sub-account, which may spend as much: the phone and the sessions of both. */
async function team(url: string, name: string) {
  const phone = newPhone();
  const session = await customerWith(url, phone, 300);
  return { phone, session, member: await subSessionOf(url, { phone, session, name, limit: 300 }) };
}

const refused = '子账号没有「购买」权限，请联系主账号开通';

for (const { name, width, height } of [wide, narrow]) {
  test(`${name}: a main account takes buying and bills from a sub-account, which is told why and still restarts its machine`, async ({
    page,
    browser,
    server: { url },
  }) => {
    const errors = watchForErrors(page);
    await page.setViewportSize({ width, height });
    const { phone, member } = await team(url, 'night-shift');
    await rentRunning(url, member, '夜间训练');

    await openLoggedIn(page, url, '/console/accountInfo', phone);
    await page.getByRole('button', { name: 'night-shift 的更多操作' }).click();
    await page.getByRole('menuitem', { name: '修改权限' }).click();
    const dialog = page.getByRole('dialog', { name: '修改权限：night-shift' });
    await dialog.getByRole('checkbox', { name: '购买' }).click();
    await dialog.getByRole('checkbox', { name: '账单' }).click();
    await expectNoSidewaysScroll(page);
    await dialog.getByRole('button', { name: '保存' }).click();
    await expect(page.getByText('未开通 购买、账单')).toBeVisible();

    const theirs = await browser.newContext({ viewport: { width, height } });
    const own = await theirs.newPage();
    const ownErrors = watchForErrors(own);
    await startLoggedIn(own, member);
    await own.goto(`${url}/store`);
    await expect(own.getByText(refused)).toBeVisible();
    await follow(own, '/createInstance?type=kvm&gpu_type=RTX%203090&gpu_num=1&unit=hour&pack_time=1');
    await expect(own.getByText(refused)).toBeVisible();
    await expect(own.getByRole('button', { name: '立即支付' }).filter({ visible: true })).toBeDisabled();
    await expectNoSidewaysScroll(own);

    await follow(own, '/console/dashboard');
    await expect(own.getByRole('button', { name: '续费', exact: true })).toHaveAccessibleDescription(refused);
    await expectAccessible(own);
    await own.getByRole('button', { name: '夜间训练 的更多操作' }).click();
    await own.getByRole('menuitem', { name: '重启' }).click();
    await own.getByRole('alertdialog').getByRole('button', { name: '重启' }).click();
    await expect(own.getByText('重启中').filter({ visible: true }).first()).toBeVisible();

    await follow(own, '/console/expenseDetail');
    await expect(own.getByText('子账号没有「账单」权限')).toBeVisible();
    await expect(own.getByRole('link', { name: '费用明细' })).toHaveCount(0);
    await expectNoSidewaysScroll(own);
    expect(ownErrors).toEqual([]);
    await theirs.close();
    expect(errors).toEqual([]);
  });
}

test('a main account gives a sub-account a limit of each month, which refuses its purchase in a sentence and takes nothing', async ({
  page,
  browser,
  server: { url },
}) => {
  const errors = watchForErrors(page);
  const { phone, member } = await team(url, 'day-shift');
  const theirs = await browser.newContext();
  const own = await theirs.newPage();
  await startLoggedIn(own, member);
  await own.goto(`${url}/createInstance?type=kvm&gpu_type=RTX%203090&gpu_num=1&unit=hour&pack_time=1`);
  const pay = own.getByRole('button', { name: '立即支付' }).filter({ visible: true });
  await expect(pay).toBeEnabled();

  // The form above was opened before the limit came.
  await openLoggedIn(page, url, '/console/accountInfo', phone);
  await page.getByRole('button', { name: '修改额度' }).click();
  const dialog = page.getByRole('dialog', { name: '修改额度：day-shift' });
  await dialog.getByLabel(/^每月限额/).fill('0.50');
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('本月已用 ¥0.00，每月限额 ¥0.50')).toBeVisible();

  await pay.click();
  await expect(
    own
      .getByRole('region', { name: '订单' })
      .getByText(/^子账号每月限额 ¥0\.50，本月剩余 ¥0\.50，请联系主账号调整，或等 \d+ 月 1 日起重新计算$/),
  ).toBeVisible();
  await expectAccessible(own);
  await own.goto(`${url}/console/accountInfo`);
  await expect(own.getByText('本月已用 ¥0.00，每月限额 ¥0.50').filter({ visible: true })).toBeVisible();
  const { SubAccount } = await must(
    post<{ SubAccount: { UsedMoney: number } }>(url, '/get_user_info', { session: member }),
  );
  expect(SubAccount.UsedMoney).toBe(0);
  await theirs.close();
  expect(errors).toEqual([]);
});

for (const { name, width, height } of [wide, narrow]) {
  test(`${name}: a main account gives its instance to a sub-account, which then sees it and the main account still does`, async ({
    page,
    browser,
    server: { url },
  }) => {
    const errors = watchForErrors(page);
    await page.setViewportSize({ width, height });
    const { phone, session, member } = await team(url, 'late-shift');
    const { Container_name } = await rentRunning(url, session, '交接的机器');

    if (name === wide.name) {
      await openLoggedIn(page, url, '/console/dashboard', phone);
      await page.getByRole('checkbox', { name: /选择 交接的机器/ }).click();
      await page.getByRole('group', { name: '批量操作' }).getByRole('button', { name: '转移归属' }).click();
    } else {
      await openLoggedIn(page, url, `/console/instancePlugin/${Container_name}?tab=configuration`, phone);
      await page.getByRole('button', { name: '转移', exact: true }).click();
    }
    const dialog = page.getByRole('dialog', { name: '转移归属' });
    await dialog.getByRole('combobox', { name: '转移给' }).selectOption('late-shift');
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: '转移', exact: true }).click();
    await expect(page.getByText('已转移给 late-shift').filter({ visible: true }).first()).toBeVisible();
    await expect(page.getByText('交接的机器').filter({ visible: true }).first()).toBeVisible();

    const theirs = await browser.newContext({ viewport: { width, height } });
    const own = await theirs.newPage();
    await startLoggedIn(own, member);
    await own.goto(`${url}/console/dashboard`);
    await expect(own.getByText('交接的机器').filter({ visible: true }).first()).toBeVisible();
    await theirs.close();
    expect(errors).toEqual([]);
  });
}
