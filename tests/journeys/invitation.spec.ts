import { customerWith, latestCode, logInSub, must, newPassword, newPhone, passHours, post } from './customer';
import { invitationLink } from './invitations';
import { expectNoSidewaysScroll, follow, narrow, openLoggedIn, resize, watchForErrors, wide } from './pages';
import { expect, test } from './site';

test.use({ timeMoves: true });

interface Told {
  readonly Name: string;
  readonly Rights: readonly string[];
}

/** For what follows a week that passed: the server first does the work of each hour of it. */
const busy = { timeout: 60_000 };

const offer = { rights: ['run'], money_limit: 10 };

for (const { name, width, height } of [wide, narrow]) {
  test(`${name}: a main account invites a phone, whose holder accepts by the link, sees what was granted, and can log in again`, async ({
    page,
    browser,
    server: { url },
  }) => {
    const errors = watchForErrors(page);
    await page.setViewportSize({ width, height });
    const main = newPhone();
    const guest = newPhone();
    await customerWith(url, main, 100);
    await openLoggedIn(page, url, '/console/accountInfo', main);
    await page.getByRole('button', { name: '邀请子账号' }).click();
    const invite = page.getByRole('dialog', { name: '邀请子账号' });
    await invite.getByLabel('对方手机号').fill(guest);
    await invite.getByLabel('子账号名').fill('zhoumin');
    await invite.getByLabel('额度', { exact: true }).fill('50');
    await invite.getByRole('checkbox', { name: '账单' }).click();
    await expectNoSidewaysScroll(page);
    await invite.getByRole('button', { name: '发送邀请' }).click();
    await expect(page.getByText('邀请短信已发送')).toBeVisible();
    await expect(page.getByText('待接受的邀请')).toBeVisible();
    await expect(page.getByText('权限 管理实例、购买')).toBeVisible();
    await expectNoSidewaysScroll(page);

    const theirs = await browser.newContext({ viewport: { width, height } });
    const own = await theirs.newPage();
    const ownErrors = watchForErrors(own);
    await own.goto(await invitationLink(url, guest));
    await expect(own.getByText('邀请您使用其子账号')).toBeVisible();
    await expect(own.getByText('¥50.00，累计可使用的金额')).toBeVisible();
    await expectNoSidewaysScroll(own);
    await own.getByRole('button', { name: '获取验证码' }).click();
    await expect(own.getByLabel('短信验证码')).toBeFocused();
    await own.getByLabel('短信验证码').fill(await latestCode(url, guest));
    await own.getByLabel('设置密码').fill(newPassword);
    await own.getByLabel('确认密码').fill(newPassword);
    await own.getByRole('checkbox', { name: '我已阅读并同意' }).click();
    await own.getByRole('button', { name: '接受并登录' }).click();
    await expect(own.getByText('子账号已开通')).toBeVisible();
    await expect(own.getByText(main)).toBeVisible();
    await expectNoSidewaysScroll(own);
    await own.getByRole('link', { name: '进入控制台' }).click();
    await expect(own.getByRole('heading', { level: 1, name: '我的实例' })).toBeVisible();
    const session = (await own.evaluate(() => localStorage.getItem('token'))) ?? '';
    const { SubAccount } = await must(post<{ SubAccount: Told }>(url, '/get_user_info', { session }, { form: true }));
    expect(SubAccount).toMatchObject({ Name: 'zhoumin', Rights: ['run', 'buy'] });
    await logInSub(url, main, 'zhoumin');
    await follow(own, await invitationLink(url, guest));
    await expect(own.getByText('邀请已被接受')).toBeVisible();
    await theirs.close();

    await page.reload();
    await expect(page.getByText('0.00 / 50.00')).toBeVisible();
    await expect(page.getByText('未开通 账单')).toBeVisible();
    await expect(page.getByText('待接受的邀请')).toBeHidden();
    await follow(page, '/console/operationLog');
    await expect(page.getByText('邀请子账号').first()).toBeVisible();
    expect([...errors, ...ownErrors]).toEqual([]);
  });

  test(`${name}: an invitation that is withdrawn says so at its link`, async ({ page, browser, server: { url } }) => {
    await page.setViewportSize({ width, height });
    const main = newPhone();
    const gone = newPhone();
    const session = await customerWith(url, main, 0);
    await must(post(url, '/invite_sub_account', { session, phone: gone, sub_account_name: 'gone', ...offer }));
    await openLoggedIn(page, url, '/console/accountInfo', main);
    await page.getByRole('button', { name: '撤回：gone' }).click();
    const withdraw = page.getByRole('alertdialog', { name: '撤回邀请' });
    await withdraw.getByRole('button', { name: '撤回' }).click();
    await expect(page.getByText('邀请已撤回')).toBeVisible();

    const theirs = await browser.newContext({ viewport: { width, height } });
    const own = await theirs.newPage();
    await own.goto(await invitationLink(url, gone));
    await expect(own.getByText('邀请已撤回')).toBeVisible();
    await expectNoSidewaysScroll(own);
    await theirs.close();
  });

  test(`${name}: who is logged in already, or has an account, is told so and what to do`, async ({
    page,
    server: { url },
  }) => {
    await page.setViewportSize({ width, height });
    const main = newPhone();
    const taken = newPhone();
    const session = await customerWith(url, main, 0);
    await customerWith(url, taken, 0);
    await must(
      post(url, '/invite_sub_account', {
        session,
        phone: taken,
        sub_account_name: 'taken',
        rights: [],
        money_limit: 10,
      }),
    );
    const link = await invitationLink(url, taken);
    await openLoggedIn(page, url, '/docs', taken);
    await follow(page, link);
    await expect(page.getByText('此浏览器已登录其他账号')).toBeVisible();
    await page.getByRole('button', { name: '退出当前账号' }).click();
    await page.getByRole('button', { name: '获取验证码' }).click();
    await expect(page.getByLabel('短信验证码')).toBeFocused();
    await page.getByLabel('短信验证码').fill(await latestCode(url, taken));
    await page.getByLabel('设置密码').fill(newPassword);
    await page.getByLabel('确认密码').fill(newPassword);
    await page.getByRole('checkbox', { name: '我已阅读并同意' }).click();
    await page.getByRole('button', { name: '接受并登录' }).click();
    await expect(
      page.getByRole('form', { name: '接受邀请' }).getByText('该手机号已注册主账号，不能再成为子账号'),
    ).toBeVisible();
    await page.getByRole('link', { name: '去登录' }).click();
    await expect(page).toHaveURL(/\/login\?page=login/);
  });
}

test('an invitation that is too old says so at its link, and is sent anew', async ({
  page,
  browser,
  server: { url },
}) => {
  const main = newPhone();
  const late = newPhone();
  const session = await customerWith(url, main, 0);
  await must(post(url, '/invite_sub_account', { session, phone: late, sub_account_name: 'late', ...offer }));
  const theirs = await browser.newContext({ viewport: wide });
  const own = await theirs.newPage();
  const old = await invitationLink(url, late);
  await passHours(url, 7 * 24);
  // A week's work is due at once: a look meanwhile may time out, and is then taken again, as the page offers.
  await expect(async () => {
    await own.goto(old);
    await expect(own.getByText('邀请已过期')).toBeVisible();
  }).toPass(busy);
  await expectNoSidewaysScroll(own);
  await resize(own, narrow);
  await expect(own.getByText('邀请已过期')).toBeVisible();
  await expectNoSidewaysScroll(own);

  await openLoggedIn(page, url, '/console/accountInfo', main);
  await expect(page.getByText('已过期')).toBeVisible(busy);
  await resize(page, narrow);
  await expect(page.getByText('已过期')).toBeVisible();
  await page.getByRole('button', { name: '重新发送：late' }).click(busy);
  await expect(page.getByText('邀请短信已重新发送')).toBeVisible(busy);
  await follow(own, old);
  await expect(own.getByText('邀请链接无效')).toBeVisible(busy);
  await follow(own, await invitationLink(url, late));
  await expect(own.getByText('邀请您使用其子账号')).toBeVisible(busy);
  await theirs.close();
});
