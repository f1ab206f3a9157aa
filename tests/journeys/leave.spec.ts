import type { Page } from '@playwright/test';
import { customerWith, logIn, must, post } from './customer';
import { expectAccessible, expectNoSidewaysScroll, narrow, openLoggedIn, watchForErrors, wide } from './pages';
import { expect, test } from './site';

const asked = (page: Page) => page.getByRole('alertdialog', { name: '内容尚未提交，确定离开？' });

for (const [index, { name, width, height }] of [wide, narrow].entries()) {
  test(`${name}: an order that was changed is not left without being asked, and is there again afterwards`, async ({
    page,
    server: { url },
  }) => {
    const errors = watchForErrors(page);
    await page.setViewportSize({ width, height });
    const phone = `1392400401${index}`;
    await customerWith(url, phone, 0);
    await openLoggedIn(page, url, '/createInstance?type=kvm&gpu_type=RTX%203090&gpu_num=1', phone);
    const market = page.getByRole('main').getByRole('link', { name: '算力市场' });
    await market.click();
    await expect(page).toHaveURL(/\/store/);
    await page.goBack();
    await page.getByRole('radio', { name: /按月/ }).check();
    await market.click();
    await expect(asked(page)).toBeVisible();
    await expect(asked(page).getByRole('button', { name: '继续填写' })).toBeFocused();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(asked(page)).toBeHidden();
    await expect(page).toHaveURL(/\/createInstance/);
    await page.goForward();
    await expect(asked(page)).toBeVisible();
    await asked(page).getByRole('button', { name: '离开' }).click();
    await expect(page).toHaveURL(/\/store/);
    await page.goto(`${url}/createInstance?type=kvm&gpu_type=RTX%203090&gpu_num=1`);
    await expect(page.getByText('已恢复上次未提交的内容')).toBeVisible();
    await expect(page.getByRole('radio', { name: /按月/ })).toBeChecked();
    expect(errors).toEqual([]);
  });
}

test('a ticket and a bank card are asked about too; only what is kept is promised to be kept', async ({
  page,
  server: { url },
}) => {
  const errors = watchForErrors(page);
  await customerWith(url, '13924004020', 0);
  await openLoggedIn(page, url, '/console/createWorkOrder/submit/32/GPU%20%E6%8E%89%E5%8D%A1/kvm', '13924004020');
  await page.getByLabel('标题').fill('训练时掉卡');
  await page.getByRole('link', { name: '我的工单' }).first().click();
  await expect(asked(page).getByText(/保留 24 小时/)).toBeVisible();
  await asked(page).getByRole('button', { name: '离开' }).click();
  await expect(page).toHaveURL(/myWorkOrder$/);
  await page.goBack();
  await expect(page.getByLabel('标题')).toHaveValue('训练时掉卡');

  await page.goto(`${url}/console/verification/bankCardVerify`);
  await page.getByLabel('姓名').fill('陈思远');
  await page.getByRole('link', { name: '账号信息' }).first().click();
  await expect(asked(page).getByText('离开后，已填写的内容不会保留。')).toBeVisible();
  await asked(page).getByRole('button', { name: '继续填写' }).click();
  await expect(page.getByLabel('姓名')).toHaveValue('陈思远');
  expect(errors).toEqual([]);
});

test('closing the tab with an unsent form is asked about by the browser', async ({ page, server: { url } }) => {
  await customerWith(url, '13924004030', 0);
  await openLoggedIn(page, url, '/createInstance?type=kvm&gpu_type=RTX%203090&gpu_num=1', '13924004030');
  await page.getByRole('radio', { name: /按月/ }).check();
  const question = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await question;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.accept();
});

for (const { name, width, height } of [wide, narrow]) {
  test(`${name}: what was chosen for a start from a kept disk comes back`, async ({ page, server: { url } }) => {
    const errors = watchForErrors(page);
    const session = await logIn(url, '13800000001');
    const { data: rows } = await must(
      post<{ data: { Container_name: string; Status: number }[] }>(url, '/get_container_by_token_with_page_v2', {
        session,
        page: 1,
        page_size: 50,
      }),
    );
    const kept = rows.find(({ Status }) => Status === 8);
    if (!kept) throw new Error('the demo keeps no disk');
    await page.setViewportSize({ width, height });
    // On a phone the steps are folded.
    const atTheEnd = async (mode: RegExp) => {
      if (width === narrow.width) await page.locator('summary').filter({ hasText: '到期处理' }).click();
      return page.getByRole('radio', { name: mode });
    };
    await openLoggedIn(
      page,
      url,
      `/instanceAvailableKvmStore?instance_name=${kept.Container_name}`,
      '13800000001',
      'Suanli2026',
    );
    await expect(page.getByRole('heading', { level: 1, name: '选择启动资源' })).toBeVisible();
    await page.getByRole('link', { name: '选择' }).first().click();
    await expect(page.getByText('沿用原系统与数据').first()).toBeVisible();
    await expect(page.getByRole('button', { name: '启动并支付' }).last()).toBeEnabled();
    await (await atTheEnd(/释放磁盘/)).check();
    await page.getByRole('button', { name: /账号菜单/ }).click();
    await page.getByRole('link', { name: '账号信息' }).filter({ visible: true }).first().click();
    await asked(page).getByRole('button', { name: '离开' }).click();
    await expect(page.getByRole('heading', { level: 1, name: '账号信息' })).toBeVisible();
    await page.goBack();
    await expect(page.getByText('已恢复上次未提交的内容')).toBeVisible();
    const keep = await atTheEnd(/保留磁盘/);
    await expect(page.getByRole('radio', { name: /释放磁盘/ })).toBeChecked();
    await page.getByRole('button', { name: '清除' }).click();
    await expect(keep).toBeChecked();
    await expectNoSidewaysScroll(page);
    expect(errors).toEqual([]);
  });
}
