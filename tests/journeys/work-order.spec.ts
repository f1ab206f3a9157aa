import { Buffer } from 'node:buffer';
import type { Page } from '@playwright/test';
import { ask, sandboxToken } from './customer';
import {
  expectAccessible,
  expectNoSidewaysScroll,
  follow,
  narrow,
  openLoggedIn,
  picture,
  submitOfQuestion,
  watchForErrors,
  wide,
} from './pages';
import { expect, test } from './site';

const phone = '13800000002';

const openConsole = (page: Page, url: string, path: string) => openLoggedIn(page, url, path, phone, 'Suanli2026');

/** What support does with the ticket of this title. */
async function answer(url: string, title: string, action: 'accept' | 'ask' | 'solve', content: string) {
  const { tickets } = (await (await ask(`${url}/sandbox/api/tickets`)).json()) as {
    tickets: { id: number; title: string }[];
  };
  const ticket = tickets.find((each) => each.title === title);
  if (!ticket) throw new Error(`support has no open ticket ${title}`);
  const response = await ask(
    `${url}/sandbox/api/tickets/${ticket.id}/${action}?${new URLSearchParams({ content }).toString()}`,
    { method: 'POST', headers: { 'x-page-token': await sandboxToken(url) } },
  );
  expect(await response.json()).toEqual({ decided: true });
}

for (const { name, width, height } of [wide, narrow]) {
  test(`${name}: a ticket with a picture and a file is answered, replied to, closed, rated and opened again`, async ({
    page,
    server: { url },
  }) => {
    await page.setViewportSize({ width, height });
    const errors = watchForErrors(page);
    const title = `训练中途 GPU 掉卡，只识别到 2 张（${name}）`;
    await openConsole(page, url, '/console/createWorkOrder/selectQuestion');
    await page.getByRole('button', { name: /^GPU 掉卡/ }).click();
    await expect(page).toHaveURL(/question=32/);
    await page.getByText('nvidia-smi 看不到全部显卡').click();
    await expect(page.getByText('dmesg | grep -i xid').first()).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.getByRole('button', { name: '没有解决' }).click();
    await submitOfQuestion(page).click();
    await expect(page).toHaveURL(/\/submit\/32\/GPU%20/);

    await page.getByLabel('标题').fill(title);
    const text = page.getByRole('textbox', { name: '描述' });
    await text.click();
    await page.keyboard.type('从 13:09 开始报 NCCL 超时，权重已存到数据盘。');
    await page
      .locator('[data-component="MarkdownEditor"] input[type="file"]')
      .setInputFiles({ name: 'nvidia-smi.png', mimeType: 'image/png', buffer: picture });
    await expect(text.locator('img[src^="/files/"]')).toBeVisible();
    await page.locator('[data-component="FileDrop"] input[type="file"]').setInputFiles([
      { name: 'train.log', mimeType: 'text/plain', buffer: Buffer.from('epoch 37\n') },
      { name: 'page.html', mimeType: 'text/html', buffer: Buffer.from('<script>alert(1)</script>') },
    ]);
    await expect(page.getByRole('main').getByText('不支持该文件类型，请更换文件')).toBeVisible();
    await page.getByRole('combobox', { name: '同时通知' }).selectOption('邮件');
    await page.getByRole('textbox', { name: '邮箱' }).fill('lab@example.cn');
    await page.getByRole('button', { name: '添加', exact: true }).click();
    await expect(page.getByRole('button', { name: '移除 lab@example.cn' })).toBeVisible();
    await expectAccessible(page);

    // What is written survives a reload; the agreement is asked for.
    await page.reload();
    await expect(page.getByText('已恢复上次未提交的内容')).toBeVisible();
    await expect(page.getByLabel('标题')).toHaveValue(title);
    await expect(page.getByText('train.log')).toBeVisible();
    await page.getByRole('button', { name: '提交工单', exact: true }).click();
    await expect(page.getByText('请先阅读并同意工单服务协议')).toBeVisible();
    await page.getByRole('checkbox', { name: /我已阅读并同意/ }).check();
    await page.getByRole('button', { name: '提交工单', exact: true }).click();
    await expect(page.getByText('工单已提交')).toBeVisible();
    await page.getByRole('link', { name: '查看工单' }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const shown = page.getByRole('log').locator('img').first();
    await expect(shown).toBeVisible();
    await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(2);
    const saving = page.waitForEvent('download');
    await page.getByRole('link', { name: /train\.log/ }).click();
    expect((await saving).suggestedFilename()).toBe('train.log');

    await answer(url, title, 'accept', '');
    await answer(url, title, 'ask', '请选择：1. 冷重启；2. 迁移。');
    await follow(page, '/console/createWorkOrder/myWorkOrder');
    // On a phone every row is a card.
    await expect(page.getByRole(width === wide.width ? 'row' : 'listitem').filter({ hasText: title })).toContainText(
      '待您反馈',
    );
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.getByRole('link', { name: title }).click();
    await expect(page.getByText('请选择：1. 冷重启；2. 迁移。')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('textbox', { name: '回复' }).click();
    await page.keyboard.type('选 2');
    await page.getByRole('button', { name: '回复', exact: true }).click();
    await expect(page.getByRole('log').getByText('选 2', { exact: true })).toBeVisible();
    await expect(page.getByText('处理中').first()).toBeVisible();

    await page.getByRole('button', { name: '问题已解决，关闭' }).click();
    await page.getByRole('button', { name: '关闭工单' }).click();
    await page.getByRole('radio', { name: '5 非常满意' }).check();
    await page.getByRole('button', { name: '提交评价' }).click();
    await expect(page.getByText(/感谢您的评价/)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: '重新打开' }).click();
    await expect(page.getByRole('textbox', { name: '回复' })).toBeVisible();
    expect(errors).toEqual([]);
  });
}

test('a ticket that nobody has looked at is taken back, and a link to a question that is gone says so', async ({
  page,
  server: { url },
}) => {
  await openConsole(page, url, '/console/createWorkOrder/submit/74/100%25%20%E5%85%B6%E4%BB%96%2F%3F/none');
  await page.getByLabel('标题').fill('一个马上要撤销的工单');
  await page.getByRole('textbox', { name: '描述' }).click();
  await page.keyboard.type('不用处理。');
  const agree = page.getByRole('checkbox', { name: /我已阅读并同意/ });
  if (await agree.isVisible()) await agree.check();
  await page.getByRole('button', { name: '提交工单', exact: true }).click();
  await expect(page.getByRole('heading', { name: '工单已提交' })).toBeVisible();
  await page.getByRole('link', { name: '我的工单', exact: true }).last().click();
  const row = page.getByRole('row').filter({ hasText: '一个马上要撤销的工单' });
  await row.getByRole('button', { name: '撤销' }).click();
  await page.getByRole('button', { name: '撤销工单' }).click();
  await expect(row).toContainText('已撤销');
  await follow(page, '/console/createWorkOrder/submit/999/gone/kvm');
  await expect(page.getByText('所选分类已失效，请重新选择')).toBeVisible();
});
