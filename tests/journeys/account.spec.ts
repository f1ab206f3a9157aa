import { must, post, sandboxToken } from './customer';
import { expectAccessible, expectNoSidewaysScroll, logInByForm, watchForErrors } from './pages';
import { expect, test } from './site';

const oldPassword = 'Suanli2026';
const newPassword = 'Gpu2026rent';

test('changing the password ends the other session and this one; the new password lets in', async ({ page, browser, server: { url } }) => {
  const errors = watchForErrors(page);
  const other = await browser.newContext();
  const elsewhere = await other.newPage();
  for (const each of [page, elsewhere]) {
    await each.goto(`${url}/login?page=login&redirect=/console/safe`);
    await logInByForm(each, '13800000004');
    await expect(each.getByRole('heading', { level: 1, name: '安全设置' })).toBeVisible();
  }
  await expectAccessible(page);

  await page.getByRole('button', { name: '修改登录密码' }).click();
  const dialog = page.getByRole('dialog', { name: '修改登录密码' });
  await dialog.getByLabel('原密码').fill('Wrong2026');
  await dialog.getByLabel('新密码', { exact: true }).fill(newPassword);
  await dialog.getByLabel('确认新密码').fill(newPassword);
  await dialog.getByRole('button', { name: '修改密码' }).click();
  await expect(dialog.getByText(/原密码错误/)).toBeVisible();
  await expect(dialog.getByLabel('新密码', { exact: true })).toHaveValue(newPassword);
  await expectAccessible(page);
  await dialog.getByLabel('原密码').fill(oldPassword);
  await dialog.getByRole('button', { name: '修改密码' }).click();
  await expect(page.getByText('密码已修改，请用新密码登录')).toBeVisible();
  await expect(page).toHaveURL(/\/login\?page=login&redirect=/);

  await elsewhere.getByRole('link', { name: '账号信息', exact: true }).click();
  await expect(elsewhere).toHaveURL(/\/login\?page=login&redirect=/);
  await other.close();

  await logInByForm(page, '13800000004', newPassword);
  await expect(page.getByRole('heading', { level: 1, name: '安全设置' })).toBeVisible();
  expect(errors).toEqual([]);
});

test('a new sub-account logs in, spends to its limit and is refused beyond it; its main account sees it and cannot delete it', async ({ page, browser, server: { url } }) => {
  const errors = watchForErrors(page);
  await page.goto(`${url}/login?page=login&redirect=/console/accountInfo`);
  await logInByForm(page, '13800000001');
  await expect(page.getByRole('heading', { level: 1, name: '账号信息' })).toBeVisible();
  await page.getByRole('button', { name: '新建子账号' }).click();
  const dialog = page.getByRole('dialog', { name: '新建子账号' });
  await dialog.getByLabel('子账号名').fill('night-shift');
  await dialog.getByLabel('登录密码').fill(newPassword);
  await dialog.getByLabel('额度').fill('2');
  await dialog.getByLabel('备注').fill('夜间训练');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: '创建' }).click();
  const row = page.getByRole('row').filter({ hasText: 'night-shift' });
  await expect(row.getByText('0.00 / 2.00')).toBeVisible();

  const team = await browser.newContext();
  const member = await team.newPage();
  await member.goto(`${url}/login?page=login&way=sub&redirect=${encodeURIComponent('/createInstance?type=kvm&gpu_type=RTX 3090&gpu_num=1&unit=hour&pack_time=1')}`);
  await member.getByLabel('主账号手机号').fill('13800000001');
  await member.getByLabel('子账号名').fill('night-shift');
  await member.getByLabel('密码', { exact: true }).fill(newPassword);
  await member.getByRole('button', { name: '登录', exact: true }).click();
  await expect(member.getByRole('heading', { level: 1, name: '创建实例' })).toBeVisible();
  await member.getByRole('button', { name: '立即支付' }).click();
  await expect(member).toHaveURL(/\/console\/dashboard\?.*highlight=/);

  // What is left does not pay for the same again.
  await member.goto(`${url}/createInstance?type=kvm&gpu_type=RTX%203090&gpu_num=1&unit=hour&pack_time=1`);
  await expect(member.getByRole('button', { name: '立即支付' })).toBeDisabled();
  const session = await member.evaluate(() => localStorage.getItem('token'));
  const more = await post(url, '/run_kvm_v2', { session, gpu_type: 'RTX 3090', gpu_num: 1, image_name: 'pytorch-2.5', unit: 'hour', pack_time: 1 });
  expect(more.reason).toContain('额度不足');
  await member.goto(`${url}/console/accountInfo`);
  await expect(member.getByRole('heading', { level: 2, name: '额度' })).toBeVisible();
  await expectAccessible(member);

  await page.reload();
  await expect(row.getByText('0.00 / 2.00')).toBeHidden();
  await page.getByRole('button', { name: 'night-shift 的更多操作' }).click();
  await expect(page.getByText('该子账号仍有 1 个实例，请先处理')).toBeVisible();
  await team.close();
  expect(errors).toEqual([]);
});

test('a WeChat account is bound by scanning, and then logs in by scanning', async ({ page, browser, server: { url } }) => {
  const token = await sandboxToken(url);
  const scan = async (action: string) => {
    const { scans } = (await (await fetch(`${url}/sandbox/api/scans`)).json()) as { scans: { ticket: string; state: string }[] };
    const open = scans.find(({ state }) => state === 'waiting' || state === 'scanned');
    if (!open) throw new Error('no code is waiting');
    await fetch(`${url}/sandbox/api/scans/${open.ticket}/${action}?nickname=zhiyuan`, { method: 'POST', headers: { 'x-page-token': token } });
  };
  await page.goto(`${url}/login?page=login&redirect=/console/safe`);
  await logInByForm(page, '13800000003');
  await page.getByRole('button', { name: '绑定微信' }).click();
  await expect(page.getByRole('img', { name: '微信绑定二维码' })).toBeVisible();
  await scan('confirm');
  await expect(page.getByText(/已绑定 zhiyuan/)).toBeVisible();
  await expectNoSidewaysScroll(page);

  const visitor = await browser.newContext();
  const login = await visitor.newPage();
  await login.goto(`${url}/login?page=login&way=wechat`);
  await expect(login.getByRole('img', { name: '微信登录二维码' })).toBeVisible();
  await expectAccessible(login);
  await scan('scan');
  await expect(login.getByText('已扫码，请在手机上确认')).toBeVisible();
  await scan('confirm');
  await expect(login).toHaveURL(`${url}/store`);
  await visitor.close();
  await must(post(url, '/get_user_info', { session: await page.evaluate(() => localStorage.getItem('token')) }, { form: true }));
});
