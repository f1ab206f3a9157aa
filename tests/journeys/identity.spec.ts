import { customerWith, latestCode, newPassword, newPhone, post, scanCode } from './customer';
import { ways } from './hand';
import {
  expectAccessible,
  expectNoSidewaysScroll,
  logInByForm,
  narrow,
  openLoggedIn,
  tabTo,
  watchForErrors,
  wide,
  openLive,
} from './pages';
import { expect, test } from './site';

const changedPassword = 'Suanli2027';
const creditCode = '91310115MA1K4H8T3E';

for (const { name, width, height, handOf } of ways) {
  test(`${name}: WeChat is bound by scanning and then logs in by scanning; unbound again, the same WeChat belongs to nobody`, async ({
    page,
    browser,
    server: { url },
  }) => {
    const errors = watchForErrors(page);
    await page.setViewportSize({ width, height });
    const hand = handOf(page);
    const phone = newPhone();
    await customerWith(url, phone, 0);
    await openLoggedIn(page, url, '/console/safe', phone);
    await hand.press(page.getByRole('button', { name: '绑定微信' }));
    await expect(page.getByRole('img', { name: '微信绑定二维码' })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await scanCode(url, 'confirm', phone);
    await expect(page.getByText(new RegExp(`已绑定 ${phone}`))).toBeVisible();

    const visitor = await browser.newContext({ viewport: { width, height } });
    const login = await visitor.newPage();
    const code = login.getByRole('img', { name: '微信登录二维码' });
    const askForCode = async () => {
      await login.goto(`${url}/login?page=login`);
      await handOf(login).press(login.getByRole('link', { name: '微信扫码' }));
    };
    const scans = width === wide.width;
    await askForCode();
    if (scans) {
      await expect(code).toBeVisible();
      await expectAccessible(login);
      await scanCode(url, 'scan', phone);
      await expect(login.getByText('请在手机上确认')).toBeVisible();
      await scanCode(url, 'confirm', phone);
      await expect(login).toHaveURL(`${url}/store`);
      await login.evaluate(() => localStorage.clear());
    } else {
      await expect(login.getByText('请在电脑上使用扫码登录')).toBeVisible();
      await expectNoSidewaysScroll(login);
      await expectAccessible(login);
    }

    await hand.press(page.getByRole('button', { name: '解绑' }));
    const dialog = page.getByRole('dialog', { name: '解绑微信' });
    await hand.write(dialog.getByLabel('登录密码'), 'Wrong2026');
    await hand.press(dialog.getByRole('button', { name: '解绑' }));
    await expect(dialog.getByText(/密码错误/)).toBeVisible();
    await expectAccessible(page);
    await hand.write(dialog.getByLabel('登录密码'), newPassword);
    await hand.press(dialog.getByRole('button', { name: '解绑' }));
    await expect(page.getByText('微信已解绑')).toBeVisible();
    await expect(page.getByRole('button', { name: '绑定微信' })).toBeVisible();

    if (scans) {
      await askForCode();
      await expect(code).toBeVisible();
      await scanCode(url, 'confirm', phone);
      await expect(login.getByText('该微信未绑定账号')).toBeVisible();
      await expectAccessible(login);
      await login.getByRole('button', { name: '登录并绑定' }).click();
      await expect(login.getByText('登录或注册后，将绑定刚才扫码的微信')).toBeVisible();
      await expectAccessible(login);
      await logInByForm(login, phone, newPassword);
      await expect(login.getByText(`已绑定微信 ${phone}`)).toBeVisible();
      await login.goto(`${url}/console/safe`);
      await expect(login.getByRole('button', { name: '解绑' })).toBeVisible();
    }
    await visitor.close();
    expect(errors).toEqual([]);
  });
}

test('a forgotten password is set anew by a code; the old one and the other sessions end', async ({
  page,
  server: { url },
}) => {
  const errors = watchForErrors(page);
  const session = await customerWith(url, '13924000020', 0);
  await openLive(page, `${url}/login?page=login`);
  await page.getByRole('link', { name: '忘记密码' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '重置密码' })).toBeVisible();
  await page.getByLabel('手机号').fill('13924000020');
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect(page.getByRole('button', { name: /秒后重发/ })).toBeVisible();
  await page.getByLabel('短信验证码').fill('000000');
  await page.getByLabel('新密码', { exact: true }).fill(changedPassword);
  await page.getByLabel('确认密码').fill(changedPassword);
  await page.getByRole('button', { name: '重置密码' }).click();
  await expect(page.getByRole('main').getByText(/验证码错误/)).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('短信验证码').fill(await latestCode(url, '13924000020'));
  await page.getByRole('button', { name: '重置密码' }).click();
  await expect(page.getByText('密码已重置，请用新密码登录')).toBeVisible();
  expect((await post(url, '/get_user_info', { session }, { form: true })).status).toBe(2);
  await logInByForm(page, '13924000020', newPassword);
  await expect(page.getByRole('main').getByText(/账号或密码错误/)).toBeVisible();
  await logInByForm(page, '13924000020', changedPassword);
  await expect(page).toHaveURL(`${url}/store`);
  expect(errors).toEqual([]);
});

for (const [index, { name, width, height }] of [wide, narrow].entries()) {
  test(`${name}: a company registers; its credit code is checked character by character`, async ({
    page,
    server: { url },
  }) => {
    const errors = watchForErrors(page);
    await page.setViewportSize({ width, height });
    const phone = `1392400003${index}`;
    await openLive(page, `${url}/login?page=register&redirect=/console/accountInfo`);
    await page.getByText('企业注册').click();
    await page.getByLabel('企业名称').fill('上海智远计算科技有限公司');
    await page.getByLabel('统一社会信用代码').fill('91310115MA1K4H8T3A');
    await page.getByLabel('联系人').fill('陈思远');
    await page.getByLabel('手机号').fill(phone);
    await page.getByRole('button', { name: '获取验证码' }).click();
    await expect(page.getByRole('button', { name: /秒后重发/ })).toBeVisible();
    await page.getByLabel('短信验证码').fill(await latestCode(url, phone));
    await page.getByLabel('密码', { exact: true }).fill(newPassword);
    await page.getByLabel('确认密码').fill(newPassword);
    await page.getByRole('button', { name: '注册', exact: true }).click();
    await expect(page.getByText('请输入正确的18位统一社会信用代码')).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('统一社会信用代码').fill(creditCode);
    await page.getByRole('checkbox', { name: /我已阅读并同意/ }).check();
    await page.getByRole('button', { name: '注册', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: '账号信息' })).toBeVisible();
    await expect(page.getByText('上海智远计算科技有限公司').first()).toBeVisible();
    await expectNoSidewaysScroll(page);
    expect(errors).toEqual([]);
  });
}

test('an account that has settled everything is unregistered with a code; it cannot log in any more', async ({
  page,
  server: { url },
}) => {
  const errors = watchForErrors(page);
  const phone = '13924000040';
  const session = await customerWith(url, phone, 0);
  await post(url, '/add_user_sub_account', {
    session,
    sub_account_name: 'helper',
    passwd: newPassword,
    money_limit: 5,
  });
  await openLoggedIn(page, url, '/console/safe', phone);
  await page.getByRole('link', { name: '前往账号信息' }).click();
  await page.getByRole('button', { name: '注销检查' }).click();
  const dialog = page.getByRole('dialog', { name: '注销账号' });
  await expect(dialog.getByText('仍有 1 个子账号，请先删除')).toBeVisible();
  await expect(dialog.getByRole('link', { name: '去处理' })).toHaveAttribute('href', '/console/accountInfo');
  await expectAccessible(page);
  await post(url, '/delete_user_sub_account', { session, sub_account_name: 'helper' });
  await dialog.getByRole('button', { name: '重新检查' }).click();
  await expect(dialog.getByText(/可以注销/)).toBeVisible();
  await dialog.getByRole('button', { name: '立即注销' }).click();
  await expect(dialog.getByText(/请阅读并同意|请先阅读/)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: '获取验证码' }).click();
  await expect(dialog.getByRole('button', { name: /秒后重发/ })).toBeVisible();
  await dialog.getByLabel(/短信验证码/).fill(await latestCode(url, phone));
  await dialog.getByLabel(/确认注销/).fill('确认注销');
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: '立即注销' }).click();
  await expect(page.getByText('账号已注销')).toBeVisible();
  await expect(page).toHaveURL(`${url}/store`);
  await expect(page.getByRole('link', { name: '立即注册' })).toBeVisible();

  await openLive(page, `${url}/login?page=login`);
  await logInByForm(page, phone, newPassword);
  await expect(page.getByRole('main').getByText(/账号或密码错误，还可尝试 \d 次/)).toBeVisible();
  expect(errors).toEqual([]);
});

test('what reaches the phone is chosen box by box and stays chosen; a balance reminder has its own amount', async ({
  page,
  server: { url },
}) => {
  const errors = watchForErrors(page);
  await customerWith(url, '13924000050', 0);
  await openLoggedIn(page, url, '/console/accountInfo', '13924000050');
  const box = page.getByRole('checkbox', { name: '充值到账：短信通知' });
  const before = await box.isChecked();
  await box.setChecked(!before);
  await expect(page.getByText('修改后自动保存')).toBeVisible();
  await page.getByRole('button', { name: '修改提醒金额' }).click();
  const dialog = page.getByRole('dialog', { name: '余额不足提醒' });
  await dialog.getByLabel('余额低于').fill('88');
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('低于 ¥88.00')).toBeVisible();
  await page.reload();
  await expect(box).toBeChecked({ checked: !before });
  await expect(page.getByText('低于 ¥88.00')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: '充值到账：微信通知' })).toBeDisabled();
  await expectAccessible(page);
  expect(errors).toEqual([]);
});

test('by keyboard alone: the password is changed and lets in', async ({ page, server: { url } }) => {
  await customerWith(url, '13924000060', 0);
  await openLoggedIn(page, url, '/console/safe', '13924000060');
  await expect(page.getByRole('heading', { level: 1, name: '安全设置' })).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: '修改登录密码' }));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: '修改登录密码' });
  await expect(dialog).toBeVisible();
  for (const [label, text] of [
    ['原密码', newPassword],
    ['新密码', changedPassword],
    ['确认新密码', changedPassword],
  ] as const) {
    await tabTo(page, dialog.getByLabel(label, { exact: true }));
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Enter');
  await expect(page.getByText('密码已修改，请用新密码登录')).toBeVisible();
  await tabTo(page, page.getByLabel('手机号'));
  await page.keyboard.type('13924000060');
  await tabTo(page, page.getByLabel('密码', { exact: true }));
  await page.keyboard.type(changedPassword);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: '安全设置' })).toBeVisible();
});
