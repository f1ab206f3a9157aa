import { Buffer } from 'node:buffer';
import { ask, customerWith, newPhone, sandboxToken } from './customer';
import { keys } from './hand';
import { choose, expectFocusSeen, press, reach, type } from './keyboard';
import { openLoggedIn, picture, watchForErrors } from './pages';
import { expect, test } from './site';

test('by keyboard alone: documents are searched, one is read, and the way back keeps the words', async ({
  page,
  server: { url },
}) => {
  const errors = watchForErrors(page);
  await page.goto(`${url}/docs`);
  await expect(page.getByRole('heading', { level: 1, name: '帮助文档' })).toBeVisible();
  await type(page, page.getByRole('searchbox'), '密钥');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/docs\?q=/);
  await press(
    page,
    page
      .getByRole('main')
      .getByRole('link', { name: /用 SSH 连接 Linux 实例/ })
      .last(),
  );
  await expect(page.getByRole('heading', { level: 1, name: '用 SSH 连接 Linux 实例' })).toBeVisible();
  await reach(page, page.getByRole('button', { name: /复制/ }).first());
  // The key for this belongs to the browser's own window, which a test has not.
  await page.goBack();
  await expect(page.getByRole('searchbox')).toHaveValue('密钥');
  expect(errors).toEqual([]);
});

test('by keyboard alone: the red dot of the bell leads to the notices, goes by looking at them, and stays away', async ({
  page,
  server: { url },
}) => {
  const errors = watchForErrors(page);
  await page.goto(`${url}/docs`);
  const bell = page.getByRole('banner').getByRole('link', { name: /公告/ });
  await expect(bell).toHaveAccessibleName(/有新公告/);
  await press(page, bell);
  await expect(page.getByRole('heading', { level: 1, name: '公告' })).toBeVisible();
  await expect(bell).not.toHaveAccessibleName(/有新公告/);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: '公告' })).toBeVisible();
  await expect(bell).not.toHaveAccessibleName(/有新公告/);
  expect(errors).toEqual([]);
});

test('by keyboard alone: a ticket with a pasted picture and a file is written, answered, replied to with another picture, and closed', async ({
  page,
  context,
  server: { url },
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const errors = watchForErrors(page);
  const phone = newPhone();
  const title = `键盘提交：显卡掉卡 ${phone}`;
  await customerWith(url, phone, 0);
  await openLoggedIn(page, url, '/console/createWorkOrder/submit/32/GPU/none', phone);

  await type(page, page.getByLabel('标题'), title);
  await reach(page, page.getByRole('textbox', { name: '描述' }));
  await page.keyboard.type('只识别到 2 张卡。');
  await page.evaluate(async (base64) => {
    const png = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': new Blob([png], { type: 'image/png' }) })]);
  }, picture.toString('base64'));
  await page.keyboard.press('Control+v');
  await expect(page.getByRole('textbox', { name: '描述' }).locator('img[src^="/files/"]')).toBeVisible();
  await choose(page, page.getByRole('button', { name: /选择文件/ }), {
    name: 'train.log',
    mimeType: 'text/plain',
    buffer: Buffer.from('epoch 37\n'),
  });
  await expect(page.getByRole('link', { name: /^train\.log/ })).toBeVisible();
  await press(page, page.getByRole('checkbox', { name: /我已阅读并同意/ }), 'Space');
  await press(page, page.getByRole('button', { name: '提交工单', exact: true }));
  await expect(page.getByText('工单已提交')).toBeVisible();
  await press(page, page.getByRole('link', { name: '查看工单' }));
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('log').locator('img')).toHaveCount(1);
  const saving = page.waitForEvent('download');
  await press(page, page.getByRole('link', { name: /train\.log/ }));
  expect((await saving).suggestedFilename()).toBe('train.log');

  const { tickets } = (await (await ask(`${url}/sandbox/api/tickets`)).json()) as {
    tickets: { id: number; title: string }[];
  };
  const ticket = tickets.find((each) => each.title === title);
  await ask(`${url}/sandbox/api/tickets/${ticket?.id ?? 0}/ask?content=${encodeURIComponent('请选择：1 或 2')}`, {
    method: 'POST',
    headers: { 'x-page-token': await sandboxToken(url) },
  });
  await page.reload();
  await expect(page.getByText('请选择：1 或 2')).toBeVisible();
  await reach(page, page.getByRole('textbox', { name: '回复' }));
  await page.keyboard.type('选 2');
  const asking = page.waitForEvent('filechooser');
  await keys(page).pick(page.getByRole('button', { name: '插入图片' }));
  await (await asking).setFiles({ name: 'nvidia-smi.png', mimeType: 'image/png', buffer: picture });
  await expect(page.getByRole('textbox', { name: '回复' }).locator('img[src^="/files/"]')).toBeVisible();
  await press(page, page.getByRole('button', { name: '回复', exact: true }));
  await expect(page.getByRole('log').getByText('选 2', { exact: true })).toBeVisible();
  await expect(page.getByRole('log').locator('img')).toHaveCount(2);

  await press(page, page.getByRole('button', { name: '问题已解决，关闭' }));
  const question = page.getByRole('alertdialog');
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(page.getByRole('button', { name: '问题已解决，关闭' })).toBeFocused();
  await page.keyboard.press('Enter');
  await press(page, page.getByRole('button', { name: '关闭工单' }));
  await reach(page, page.getByRole('radio', { name: '5 非常满意' }));
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: /^4 / })).toBeChecked();
  await expectFocusSeen(page);
  await press(page, page.getByRole('button', { name: '提交评价' }));
  await expect(page.getByText(/感谢您的评价/)).toBeVisible();
  expect(errors).toEqual([]);
});
