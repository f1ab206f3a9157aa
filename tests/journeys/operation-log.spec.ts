import { customerWith, logInSub, must, newPassword, post, subSessionOf } from './customer';
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

for (const [index, { name, width, height }] of [wide, narrow].entries()) {
  test(`${name}: what a main account and its sub-account did stands in the log, and the sub-account sees its own alone`, async ({
    page,
    browser,
    server: { url },
  }) => {
    const errors = watchForErrors(page);
    await page.setViewportSize({ width, height });
    const phone = `1394410001${index}`;
    const session = await customerWith(url, phone, 0);
    const entered = await subSessionOf(url, { phone, session, name: 'vision', limit: 10 });
    await must(
      post(url, '/modify_passwd_new', { session: entered, old_passwd: newPassword, new_passwd: 'Vision2027' }),
    );
    const again = await logInSub(url, phone, 'vision', 'Vision2027');
    await post(url, '/add_user_sub_account', {
      session: again,
      sub_account_name: 'other',
      passwd: newPassword,
      money_limit: 1,
    });

    await openLoggedIn(page, url, '/console/safe', phone);
    await page.getByRole('link', { name: '操作日志' }).click();
    await expect(page.getByRole('heading', { level: 1, name: '操作日志' })).toBeVisible();
    const list = page.getByRole('main');
    await expect(list.getByText('新建子账号')).toHaveCount(2);
    await expect(list.getByText('没有权限执行该操作，请联系主账号')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);

    await follow(page, '/console/operationLog?who=vision&outcome=done');
    await expect(list.getByText('修改登录密码')).toBeVisible();
    await expect(list.getByText('新建子账号')).toHaveCount(0);
    await follow(page, '/console/operationLog?who=@main');
    await expect(list.getByText('新建子账号')).toHaveCount(1);
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: '导出 CSV' }).click();
    expect((await saving).suggestedFilename()).toMatch(/^操作日志-\d+\.csv$/);
    await expect(page.getByText(/^已导出 \d+ 条操作$/)).toBeVisible();

    const other = await browser.newContext();
    const theirs = await other.newPage();
    await theirs.setViewportSize({ width, height });
    await startLoggedIn(theirs, again);
    await theirs.goto(`${url}/console/operationLog`);
    await expect(theirs.getByText('修改登录密码')).toBeVisible();
    await expect(theirs.getByText('新建子账号')).toHaveCount(1);
    await expect(theirs.getByText('本子账号的操作')).toBeVisible();
    await other.close();
    expect(errors).toEqual([]);
  });
}
