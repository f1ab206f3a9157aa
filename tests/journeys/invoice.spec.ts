import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { payByCode } from './customer';
import { ways } from './hand';
import {
  expectAccessible,
  expectNoSidewaysScroll,
  openLoggedIn,
  resize,
  submitOfQuestion,
  watchForErrors,
  wide,
} from './pages';
import { expect, test } from './site';

/** A verified company with its title saved. */
const company = '13800000005';

const openAsCompany = (page: Page, url: string, path: string) => openLoggedIn(page, url, path, company, 'Suanli2026');

/** What the host's accountants do with the newest request. */
async function review(page: Page, url: string, decision: '开具' | '驳回', reason = '') {
  const desk = await page.context().newPage();
  await desk.goto(`${url}/sandbox`);
  const newest = desk.locator('[data-live="invoices"] .row').first();
  if (reason !== '') await newest.getByLabel('原因').fill(reason);
  await newest.getByRole('button', { name: decision }).click();
  await expect(newest).toContainText(decision === '开具' ? '已开具' : '已驳回');
  await desk.close();
}

for (const { name, width, height, handOf } of ways) {
  test(`${name}: from a top-up to its invoice: chosen, previewed, asked for, issued by the accountants, fetched as a PDF and mailed again`, async ({
    page,
    context,
    server: { url },
  }) => {
    await page.setViewportSize({ width, height });
    const errors = watchForErrors(page);
    const hand = handOf(page);
    // On a phone a table is a list of cards.
    const [table, row] = width === wide.width ? (['table', 'row'] as const) : (['list', 'listitem'] as const);
    const newestOf = (title: string, words: string) =>
      page.getByRole(table, { name: title }).getByRole(row).filter({ hasText: words }).first();
    await openAsCompany(page, url, '/console/recharge');
    await hand.press(page.getByRole('button', { name: /立即充值/ }));
    await expect(page.getByRole('dialog', { name: /微信/ }).getByText('等待支付')).toBeVisible();
    await payByCode(url);
    await expect(page.getByText('支付成功').first()).toBeVisible();

    await page.goto(`${url}/console/invoice?tab=changes`);
    await expect(page.getByRole('heading', { level: 1, name: '发票管理' })).toBeVisible();
    await expect(page.getByRole('list', { name: '可开票金额的计算' })).toContainText('可开票金额');
    const paid = newestOf('可开票明细列表', '微信');
    await expect(paid).toContainText('¥100.00');
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await hand.tick(paid.getByRole('checkbox'));
    await hand.press(page.getByRole('button', { name: '合并开票' }));

    const dialog = page.getByRole('dialog', { name: '申请开票' });
    await expect(dialog.getByLabel('开票金额')).toHaveValue('100.00');
    await expect(dialog.getByRole('heading', { name: '开票预览' })).toBeVisible();
    await expect(dialog).toContainText('¥94.34');
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await hand.press(dialog.getByRole('button', { name: '提交申请' }));
    const told = page.getByText(/开票申请 FP\d+ 已提交/);
    await expect(told).toBeVisible();
    const [number = ''] = /FP\d+/.exec(await told.innerText()) ?? [];

    await hand.pick(page.getByRole('tab', { name: '开票记录' }));
    const record = newestOf('开票记录列表', '¥100.00');
    await expect(record).toContainText('审核中');
    await review(page, url, '开具');
    await page.reload();
    await expect(record).toContainText('已开具');
    if (width !== wide.width) {
      await hand.press(record.getByRole('button', { name: `查看发票 ${number}` }));
      await expect(record).toContainText(`申请编号${number}`);
    }
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    const saving = page.waitForEvent('download');
    await hand.press(record.getByRole('link', { name: /下载发票/ }));
    const file = await saving;
    expect(file.suggestedFilename()).toBe(`${number}.pdf`);
    expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');

    const resend = record.getByRole('button', { name: `重发邮箱：发票 ${number}` });
    await hand.press(resend);
    const mailing = page.getByRole('dialog', { name: '重发电子发票' });
    await expect(mailing.getByLabel('接收邮箱')).not.toHaveValue('');
    await hand.write(mailing.getByLabel('接收邮箱'), 'auditor');
    await hand.press(mailing.getByRole('button', { name: '发送' }));
    await expect(mailing.getByText('请输入正确的邮箱')).toBeVisible();
    const address = `auditor-${width}-${number.toLowerCase()}@example.cn`;
    await hand.write(mailing.getByLabel('接收邮箱'), address);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await hand.press(mailing.getByRole('button', { name: '发送' }));
    await expect(page.getByText(`发票已发往 ${address}，请留意查收（含垃圾邮件箱）`)).toBeVisible();
    await expect(resend).toBeFocused();
    const desk = await context.newPage();
    await desk.goto(`${url}/sandbox`);
    const mail = desk.locator('[data-live="reminders"] .row').filter({ hasText: address });
    await expect(mail).toBeVisible();
    const attached = desk.waitForEvent('download');
    await mail.getByRole('link', { name: `附件 ${number}.pdf` }).click();
    expect((await readFile(await (await attached).path())).subarray(0, 5).toString()).toBe('%PDF-');
    await desk.close();

    await hand.press(record.getByRole('link', { name: `更正：发票 ${number}，填写工单` }));
    await hand.press(page.getByRole('button', { name: /^发票/ }));
    await hand.press(submitOfQuestion(page));
    await expect(page.getByLabel('标题')).toHaveValue(`更正发票 ${number}`);
    await expect(page.getByRole('textbox', { name: '描述' })).toContainText('换抬头 / 作废 / 红冲后重开');
    await expectAccessible(page);
    expect(errors).toEqual([]);
  });
}

test('an invoice by amount: too much is refused at the field; a refused or withdrawn request says why and gives its sum back', async ({
  page,
  server: { url },
}) => {
  const errors = watchForErrors(page);
  await openAsCompany(page, url, '/console/invoice');
  const equation = page.getByRole('list', { name: '可开票金额的计算' });
  const before = await equation.innerText();
  await page.getByRole('button', { name: '申请开票' }).click();
  const dialog = page.getByRole('dialog', { name: '申请开票' });
  await dialog.getByLabel('开票金额').fill('99999999');
  await dialog.getByRole('button', { name: '提交申请' }).click();
  await expect(dialog.getByText(/最多可开 ¥/)).toBeVisible();
  await dialog.getByLabel('开票金额').fill('500');
  await dialog.getByRole('button', { name: '提交申请' }).click();
  await expect(page.getByText(/开票申请 FP\d+ 已提交/)).toBeVisible();
  await expect(equation).not.toHaveText(before);
  await review(page, url, '驳回', '请补充项目编号');
  await page.reload();
  const newest = page.getByRole('table').getByRole('row').nth(1);
  await expect(newest).toContainText('已驳回');
  await expect(newest).toContainText('原因：请补充项目编号');
  expect(await equation.innerText()).toBe(before);
  await newest.getByRole('button', { name: '重新申请' }).click();
  await dialog.getByLabel('开票金额').fill('500');
  await dialog.getByRole('button', { name: '提交申请' }).click();
  await newest.getByRole('button', { name: /^撤回/ }).click();
  const withdrawing = page.getByRole('alertdialog', { name: '撤回开票申请' });
  await expect(withdrawing.getByText('¥500.00 退回可开票额度，可重新申请')).toBeVisible();
  await expectAccessible(page);
  await withdrawing.getByRole('button', { name: '撤回' }).click();
  await expect(newest).toContainText('原因：申请人已撤回');
  await expect.poll(() => equation.innerText()).toBe(before);
  expect(errors).toEqual([]);
});

test('a request that was not sent comes back when the page is left and opened again', async ({
  page,
  server: { url },
}) => {
  const errors = watchForErrors(page);
  await openAsCompany(page, url, '/console/invoice');
  await page.getByRole('button', { name: '申请开票' }).click();
  const dialog = page.getByRole('dialog', { name: '申请开票' });
  await dialog.getByLabel('开票金额').fill('321');
  await dialog.getByLabel('备注').fill('课题经费 2026-AI-017');
  await dialog.getByRole('button', { name: '取消' }).click();
  await expect(dialog).toBeHidden();
  await page.reload();
  await page.getByRole('button', { name: '申请开票' }).click();
  await expect(dialog.getByText('已恢复上次未提交的内容')).toBeVisible();
  await expect(dialog.getByLabel('开票金额')).toHaveValue('321.00');
  await expect(dialog.getByLabel('备注')).toHaveValue('课题经费 2026-AI-017');
  await dialog.getByRole('button', { name: '清除' }).click();
  await expect(dialog.getByLabel('开票金额')).toHaveValue('');
  await expect(dialog.getByText('已恢复上次未提交的内容')).toBeHidden();
  expect(errors).toEqual([]);
});

test('titles are added with their tax number checked, and removed; on a phone everything fits', async ({
  page,
  server: { url },
}) => {
  await openAsCompany(page, url, '/console/invoice?tab=titles');
  await page.getByRole('button', { name: '新增抬头' }).click();
  const dialog = page.getByRole('dialog', { name: '新增发票抬头' });
  await dialog.getByLabel('抬头名称').fill('成都锦城影视科技有限公司渲染分公司');
  await dialog.getByLabel('税号').fill('91350100M000100Y44');
  await dialog.getByLabel('接收邮箱').fill('branch@jincheng.example.cn');
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(dialog.getByText(/请核对校验码/)).toBeVisible();
  await dialog.getByLabel('税号').fill('91350100m000100y43');
  await dialog.getByRole('button', { name: '保存' }).click();
  const added = page.getByRole('row').filter({ hasText: '渲染分公司' });
  await expect(added).toContainText('91350100M000100Y43');
  await expect(added).toContainText('与实名主体不一致');
  await added.getByRole('button', { name: /^删除/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click();
  await expect(added).toHaveCount(0);

  await resize(page, { width: 375, height: 812 });
  for (const [tab, list] of [
    ['开票记录', '开票记录列表'],
    ['抬头管理', '发票抬头列表'],
    ['可开票明细', '可开票明细列表'],
  ] as const) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(page.getByRole('list', { name: list })).toBeVisible();
    await expect(page.getByRole('button', { name: '申请开票' })).toBeEnabled();
    await expectNoSidewaysScroll(page);
  }
});
