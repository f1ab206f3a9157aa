import { expect } from '@playwright/test';
import { newPassword } from './customer';
import { expectNothingMadeUp, journey, type Visit } from './foreign-walk';
import { expectScreen, follow, hold } from './pages';

/** Tops up by ¥100, and goes on to the list of top-ups. Answers its row. */
async function topUp({ page, url }: Visit) {
  await page.goto(`${url}/console/recharge`);
  await page.getByRole('button', { name: /立即充值/ }).click();
  await expect(page.getByText('支付成功').first()).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: '关闭' }).click();
  await page.getByRole('link', { name: '充值记录' }).first().click();
  return page.getByRole('row').filter({ hasText: '¥100.00' });
}

journey('a top-up becomes a paid order and balance', async ({ page, url }) => {
  const row = await topUp({ page, url });
  await expect(row).toContainText('已支付');
  await expect(row).not.toContainText('尚未支付');
  await expect(page.getByText('余额 ¥150.50').first()).toBeVisible();
  await expectNothingMadeUp(page);
});

// Where the call for one order answers something else, its page says that it could not be read.
journey(
  'a paid top-up is told to be paid on its page too',
  async ({ page, url }) => {
    const row = await topUp({ page, url });
    await row.getByRole('link', { name: /详情/ }).click();
    const progress = page.getByRole('region', { name: '进度' });
    await expect(progress).toContainText('付款成功');
    await expect(progress).not.toContainText('待付款');
    await expectNothingMadeUp(page);
  },
  ['missing'],
);

journey('a top-up whose window was left is paid on its own page', async ({ page, url }) => {
  // It is not paid before the window is left.
  const answerStates = await hold(page, '**/get_order_status*');
  await page.goto(`${url}/console/recharge`);
  await page.getByRole('button', { name: /立即充值/ }).click();
  await expect(page.getByRole('img', { name: /付款二维码/ })).toBeVisible();
  await page.goto(`${url}/console/pay?out_trade_no=118220261121`);
  answerStates();
  await expect(page.getByText('支付成功').first()).toBeVisible();
});

journey(
  'a new machine, for which the specification has no call, is not sold, and the page says why',
  async ({ page, url }) => {
    await page.goto(`${url}/createInstance?type=kvm&gpu_type=RTX%204090&gpu_num=1`);
    await expect(page.getByRole('alert').filter({ hasText: '价格获取失败' })).toBeVisible();
    await expect(page.getByRole('button', { name: '立即支付' }).and(page.locator(':enabled'))).toHaveCount(0);
    await expect(page.getByText('余额 ¥50.50').first()).toBeVisible();
  },
);

journey('a code to bind WeChat can be scanned, though nobody tells when it ends', async ({ page, url }) => {
  await page.goto(`${url}/console/safe`);
  await page.getByRole('button', { name: '绑定微信' }).click();
  const dialog = page.getByRole('dialog', { name: '绑定微信' });
  await expect(dialog.getByRole('img', { name: '微信绑定二维码' })).toBeVisible();
  await expect(dialog.getByRole('timer')).toContainText('04:5');
});

journey('a rental is renewed for a day at the price that was quoted', async ({ page, url }) => {
  await page.goto(`${url}/console/dashboard`);
  await expectNothingMadeUp(page);
  await page.getByRole('row').filter({ hasText: '运行中' }).getByRole('button', { name: '续费' }).click();
  const dialog = page.getByRole('dialog', { name: '续费' });
  await expect(dialog).toContainText('¥20.00');
  await dialog.getByRole('button', { name: '确认续费 ¥20.00' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('余额 ¥30.50').first()).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: '运行中' })).toContainText(/剩3天23小时|剩4天/);
});

journey('a kept disk is released and is over', async ({ page, url }) => {
  await page.goto(`${url}/console/instancePlugin/foreign-kept`);
  await expectNothingMadeUp(page);
  await page.getByRole('button', { name: '释放磁盘' }).first().click();
  const dialog = page.getByRole('alertdialog', { name: '释放磁盘' });
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('textbox').fill('n-kept');
  await dialog.getByRole('button', { name: '释放磁盘' }).click();
  await expect(dialog).toBeHidden();
  await follow(page, '/console/dashboard');
  await expect(page.getByRole('row').filter({ hasText: '磁盘保留中' })).toHaveCount(0);
  await expect(page.getByRole('row').filter({ hasText: '已结束' })).toHaveCount(1);
});

journey('a ticket is opened, read and answered', async ({ page, url }) => {
  await page.goto(`${url}/console/createWorkOrder/submit/32/GPU/none`);
  await page.getByLabel('标题').fill('显卡掉卡了怎么办');
  await page.getByRole('textbox', { name: '描述' }).fill('运行时掉卡');
  await page.getByRole('checkbox', { name: /我已阅读并同意/ }).check();
  await page.getByRole('button', { name: '提交工单' }).last().click();
  await expect(page.getByText('工单已提交')).toBeVisible();
  await expectNothingMadeUp(page);
  await page.getByRole('link', { name: '查看工单' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '显卡掉卡了怎么办' })).toBeVisible();
  await expect(page.getByText('运行时掉卡').first()).toBeVisible();
  await expectNothingMadeUp(page);
  await page.getByRole('textbox', { name: '回复' }).fill('重启后恢复了');
  await page.getByRole('button', { name: /^(发送|回复|提交)/ }).click();
  await expect(page.getByRole('main').getByText('重启后恢复了').first()).toBeVisible();
  await page.reload();
  await expect(page.getByText('重启后恢复了').first()).toBeVisible();
  await expectNothingMadeUp(page);
});

journey('an invoice is asked for', async ({ page, url }) => {
  await page.goto(`${url}/console/invoice?tab=titles`);
  await expectScreen(page);
  await page.getByRole('button', { name: '新增抬头' }).first().click();
  const title = page.getByRole('dialog', { name: '新增发票抬头' });
  await title.getByText('个人', { exact: true }).click();
  await title.getByLabel('抬头名称').fill('陌生人');
  await title.getByLabel('邮箱').fill('stranger@example.cn');
  await title.getByRole('button', { name: '保存' }).click();
  await expect(title).toBeHidden();
  const records = page.getByRole('tab', { name: '开票记录' });
  await records.click();
  await expect(records).toHaveAttribute('aria-selected', 'true');
  await expectNothingMadeUp(page);
  await page.getByRole('button', { name: '申请开票' }).first().click();
  const dialog = page.getByRole('dialog', { name: '申请开票' });
  await dialog.getByLabel('发票抬头').selectOption('陌生人');
  await dialog.getByLabel('开票项目').fill('算力服务费');
  await dialog.getByLabel('开票金额').fill('50');
  await dialog.getByLabel('接收邮箱').fill('stranger@example.cn');
  await expect(dialog).toContainText('¥50.00');
  await dialog.getByRole('button', { name: '提交申请' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('row').filter({ hasText: '陌生人' })).toContainText('¥50.00');
  await expectNothingMadeUp(page);
});

journey('a sub-account is made and a whole machine is reserved', async ({ page, url }) => {
  await page.goto(`${url}/console/accountInfo`);
  await expectNothingMadeUp(page);
  await page.getByRole('button', { name: '新建子账号' }).click();
  const account = page.getByRole('dialog', { name: '新建子账号' });
  await account.getByLabel('子账号名').fill('vision-team');
  await account.getByLabel('登录密码').fill(newPassword);
  await account.getByLabel('额度').fill('100');
  await account.getByRole('button', { name: '创建' }).click();
  await expect(account).toBeHidden();
  await expect(page.getByText('vision-team').first()).toBeVisible();
  await follow(page, '/store?type=metal');
  await expectNothingMadeUp(page);
  await page.getByRole('button', { name: /预约/ }).first().click();
  const dialog = page.getByRole('dialog', { name: /预约/ });
  await dialog.getByLabel('姓名').fill('陈立群');
  await dialog.getByRole('button', { name: '提交预约' }).click();
  await expect(dialog.getByText('预约已提交，工作人员将在 1 个工作日内联系您')).toBeVisible();
  await dialog.getByRole('link', { name: '查看预约' }).click();
  await expect(page.getByText('8 × A100').filter({ visible: true })).toHaveCount(2);
  await expectNothingMadeUp(page);
});
