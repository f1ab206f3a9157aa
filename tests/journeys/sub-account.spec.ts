import { customerWith, intention, logInSub, must, newPassword, newPhone, post, subSessionOf } from './customer';
import { ways } from './hand';
import { followedStart } from './instances';
import { expectAccessible, expectNoSidewaysScroll, follow, narrow, openLoggedIn, watchForErrors, wide } from './pages';
import { expect, test } from './site';

const machine = { gpu_type: 'RTX 3090', gpu_num: 1, image_name: 'pytorch-2.5', unit: 'hour', due_mode: -1 } as const;

const rent = (url: string, session: string, packTime: number) =>
  post(
    url,
    '/run_kvm_v2',
    { session, ...machine, pack_time: packTime },
    { headers: { 'idempotency-key': intention() } },
  );

for (const [index, { name, width, height }] of [wide, narrow].entries()) {
  test(`${name}: a sub-account is created, given another limit, a note and a password, and goes when nothing of it runs`, async ({
    page,
    server: { url },
  }) => {
    const errors = watchForErrors(page);
    await page.setViewportSize({ width, height });
    const phone = `1392400101${index}`;
    const session = await customerWith(url, phone, 0);
    await openLoggedIn(page, url, '/console/accountInfo', phone);
    await page.getByRole('button', { name: '新建子账号' }).click();
    const add = page.getByRole('dialog', { name: '新建子账号' });
    await add.getByLabel('子账号名').fill('vision-team');
    await add.getByLabel('登录密码').fill(newPassword);
    await add.getByLabel('额度').fill('100');
    await expectNoSidewaysScroll(page);
    await add.getByRole('button', { name: '创建' }).click();
    await expect(page.getByText('子账号已创建')).toBeVisible();

    const more = page.getByRole('button', { name: 'vision-team 的更多操作' });
    await page.getByRole('button', { name: '修改额度' }).click();
    const limit = page.getByRole('dialog', { name: '修改额度：vision-team' });
    await limit.getByLabel('额度').fill('250');
    await limit.getByRole('button', { name: '保存' }).click();
    await expect(page.getByText('0.00 / 250.00')).toBeVisible();

    await more.click();
    await page.getByRole('menuitem', { name: '修改备注' }).click();
    const note = page.getByRole('dialog', { name: '修改备注：vision-team' });
    await note.getByLabel('备注').fill('视觉组');
    await note.getByRole('button', { name: '保存' }).click();
    await expect(page.getByText('视觉组').first()).toBeVisible();

    const before = await logInSub(url, phone, 'vision-team');
    await more.click();
    await page.getByRole('menuitem', { name: '重置密码' }).click();
    const reset = page.getByRole('dialog', { name: '重置密码：vision-team' });
    await reset.getByLabel('新密码').fill('Vision2027');
    await reset.getByRole('button', { name: '重置密码' }).click();
    await expect(page.getByText('密码已重置，该子账号需重新登录')).toBeVisible();
    expect((await post(url, '/get_user_info', { session: before }, { form: true })).status).toBe(2);

    await more.click();
    await page.getByRole('menuitem', { name: '删除' }).click();
    const remove = page.getByRole('alertdialog', { name: '删除子账号' });
    await expect(remove.getByRole('button', { name: '删除' })).toBeDisabled();
    await remove.getByRole('textbox').fill('vision-team');
    await remove.getByRole('button', { name: '删除' }).click();
    await expect(page.getByText('还没有子账号，可为团队成员分配额度')).toBeVisible();
    expect(
      (
        await post(
          url,
          '/sub_account_login',
          { phone, sub_account_name: 'vision-team', passwd: 'Vision2027' },
          { form: true },
        )
      ).status,
    ).not.toBe(0);
    // The name of one that is gone is not used again: old bills would point to somebody else.
    expect(
      (
        await post(url, '/add_user_sub_account', {
          session,
          sub_account_name: 'vision-team',
          passwd: newPassword,
          money_limit: 1,
        })
      ).status,
    ).not.toBe(0);
    await expectNoSidewaysScroll(page);
    expect(errors).toEqual([]);
  });

  test(`${name}: its main account is warned at 80 and at 100 per cent of a limit, and so is the sub-account, which is then stopped`, async ({
    page,
    browser,
    server: { url },
  }) => {
    await page.setViewportSize({ width, height });
    const phone = `1392400102${index}`;
    const session = await customerWith(url, phone, 100);
    const member = await subSessionOf(url, { phone, session, name: 'lab-b', limit: 50 });
    await must(rent(url, member, 1));
    const { data: rows } = await must(
      post<{ data: { Name: string; UsedMoney: number }[] }>(url, '/get_user_sub_accounts', {
        session,
        page: 1,
        page_size: 10,
      }),
    );
    const used = rows.find(({ Name }) => Name === 'lab-b')?.UsedMoney ?? 0;
    expect(used).toBeGreaterThan(0);
    const setLimit = (limit: number) =>
      must(post(url, '/modify_sub_account_money_limit', { session, sub_account_name: 'lab-b', money_limit: limit }));

    await setLimit(Math.ceil((used / 0.85) * 100) / 100);
    await openLoggedIn(page, url, '/console/accountInfo', phone);
    await expect(page.getByText('lab-b 的额度已用 80% 以上')).toBeVisible();
    await setLimit(used);
    await page.reload();
    await expect(page.getByText('lab-b 的额度已用完，不能再租用或续费')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'lab-b 的更多操作' }).click();
    await expect(page.getByText('该子账号仍有 1 个实例，请先处理')).toBeVisible();

    const team = await browser.newContext({ viewport: { width, height } });
    const own = await team.newPage();
    await own.goto(`${url}/login?page=login&way=sub&redirect=/console/accountInfo`);
    await own.getByLabel('主账号手机号').fill(phone);
    await own.getByLabel('子账号名').fill('lab-b');
    await own.getByLabel('密码', { exact: true }).fill(newPassword);
    await own.getByRole('button', { name: '登录', exact: true }).click();
    await expect(own.getByText('额度已用完，不能再租用或续费，请联系主账号提高额度')).toBeVisible();
    await expectNoSidewaysScroll(own);
    await expectAccessible(own);
    const refused = await rent(url, await logInSub(url, phone, 'lab-b'), 1);
    expect(refused.reason).toContain('额度不足');
    await team.close();
  });
}

for (const { name, width, height, handOf } of ways) {
  test(`${name}: a new sub-account logs in, spends to its limit and is refused beyond it; its main account sees it and cannot delete it`, async ({
    page,
    browser,
    server: { url },
  }) => {
    const errors = watchForErrors(page);
    await page.setViewportSize({ width, height });
    const hand = handOf(page);
    const phone = newPhone();
    await customerWith(url, phone, 100);
    await openLoggedIn(page, url, '/console/accountInfo', phone);
    const add = page.getByRole('button', { name: '新建子账号' });
    await hand.press(add);
    const dialog = page.getByRole('dialog', { name: '新建子账号' });
    for (const [label, text] of [
      ['子账号名', 'night-shift'],
      ['登录密码', newPassword],
      ['额度', '2'],
      ['备注', '夜间训练'],
    ] as const)
      await hand.write(dialog.getByLabel(label), text);
    await hand.press(dialog.getByRole('button', { name: '创建' }));
    await expect(page.getByText('0.00 / 2.00')).toBeVisible();
    await expect(add).toBeFocused();

    const order = '/createInstance?type=kvm&gpu_type=RTX%203090&gpu_num=1&unit=hour&pack_time=1';
    const team = await browser.newContext({ viewport: { width, height } });
    const member = await team.newPage();
    const theirs = handOf(member);
    await member.goto(`${url}/login?page=login&way=sub&redirect=${encodeURIComponent(order)}`);
    for (const [label, text] of [
      ['主账号手机号', phone],
      ['子账号名', 'night-shift'],
      ['密码', newPassword],
    ] as const)
      await theirs.write(member.getByLabel(label, { exact: true }), text);
    await theirs.press(member.getByRole('button', { name: '登录', exact: true }));
    await expect(member.getByRole('heading', { level: 1, name: '创建实例' })).toBeVisible();
    await theirs.press(member.getByRole('button', { name: '立即支付' }));
    await followedStart(member);

    // What is left does not pay for the same again.
    await follow(member, order);
    await expect(member.getByRole('button', { name: '立即支付' })).toBeDisabled();
    await expectNoSidewaysScroll(member);
    const session = (await member.evaluate(() => localStorage.getItem('token'))) ?? '';
    expect((await rent(url, session, 1)).reason).toContain('额度不足');
    await follow(member, '/console/accountInfo');
    await expect(member.getByRole('heading', { level: 2, name: '额度' })).toBeVisible();
    await expectAccessible(member);

    await page.reload();
    await expect(page.getByText(/[1-9]\d* \/ 2\.00/)).toBeVisible();
    const more = page.getByRole('button', { name: 'night-shift 的更多操作' });
    await hand.press(more);
    await expect(page.getByText('该子账号仍有 1 个实例，请先处理')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(more).toBeFocused();
    await expectNoSidewaysScroll(page);
    await team.close();
    expect(errors).toEqual([]);
  });
}
