import { expectAccessible, expectNoSidewaysScroll, follow, logInByForm, narrow, watchForErrors, wide } from './pages';
import { expect, test } from './site';

for (const { name, width, height } of [wide, narrow]) {
  test(`${name}: a visitor searches the documents, reads one and copies its command`, async ({
    page,
    context,
    server: { url },
  }) => {
    await page.setViewportSize({ width, height });
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const errors = watchForErrors(page);
    await page.goto(`${url}/docs`);
    await expect(page.getByRole('heading', { level: 1, name: '帮助文档' })).toBeVisible();
    await expect(page.getByRole('heading', { name: '常见问题' })).toBeVisible();
    await expectAccessible(page);
    const search = page.getByRole('searchbox');
    await search.fill('没有这样的文档');
    await expect(page.getByText('没有找到 “没有这样的文档”')).toBeVisible();
    await search.fill('密钥');
    await search.press('Enter');
    await expect(page).toHaveURL(/\/docs\?q=/);
    await page
      .getByRole('main')
      .getByRole('link', { name: /用 SSH 连接 Linux 实例/ })
      .last()
      .click();
    await expect(page.getByRole('heading', { level: 1, name: '用 SSH 连接 Linux 实例' })).toBeVisible();
    // On a phone there is no room beside the text.
    if (width === wide.width)
      await expect(
        page.getByRole('navigation', { name: '本页目录' }).getByRole('link', { name: '连接命令' }),
      ).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.getByRole('button', { name: /复制/ }).first().click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('ssh -p 30022');
    await page.goBack();
    await expect(page.getByRole('searchbox')).toHaveValue('密钥');
    expect(errors).toEqual([]);
  });
}

test('a document that did not help leads to a ticket about it; the opinion is kept and seen by its writers', async ({
  page,
  context,
  server: { url },
}) => {
  const errors = watchForErrors(page);
  await page.goto(`${url}/docs/ssh`);
  await expect(page.getByRole('banner').getByRole('link', { name: '文档' })).toHaveAttribute('aria-current', 'true');
  // The text comes after its frame and moves what stands below it.
  await expect(page.getByRole('heading', { name: '连接不上时' })).toBeVisible();
  await page.getByRole('button', { name: '没帮助' }).click();
  await expect(page.getByText('抱歉没能解决您的问题')).toBeVisible();
  await expectAccessible(page);
  const desk = await context.newPage();
  await desk.goto(`${url}/sandbox`);
  await expect(desk.locator('[data-live="opinions"] .row').filter({ hasText: 'ssh' })).toContainText('没帮助 1');
  await desk.close();
  await page.getByRole('main').getByRole('link', { name: '提交工单' }).click();
  await logInByForm(page, '13800000002');
  await expect(page.getByRole('heading', { level: 1, name: '提交工单' })).toBeVisible();
  await expect(page.getByLabel('标题')).toHaveValue('帮助文档未解决：用 SSH 连接 Linux 实例');
  await expect(page.getByText('其他问题')).toBeVisible();
  await page.goto(`${url}/docs/ssh`);
  await page.getByRole('button', { name: '有帮助' }).click();
  await expect(page.getByText('很高兴帮到您，已有 1 位读者认为有帮助')).toBeVisible();
  expect(errors).toEqual([]);
});

test('datasets are found by room and size, and software leads to its maker; on a phone too', async ({
  page,
  server: { url },
}) => {
  const errors = watchForErrors(page);
  await page.goto(`${url}/dataset`);
  await page.getByRole('radio', { name: '大模型' }).click({ force: true });
  await expect(page).toHaveURL(/category=llm/);
  await expect(page.getByRole('button', { name: '查看 AISHELL-1' })).toHaveCount(0);
  await page.getByRole('button', { name: '查看 C4（英文）' }).click();
  await expect(page.getByRole('dialog').getByText('/public/datasets/c4-en', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 375, height: 812 });
  await follow(page, '/software');
  await expect(page.getByRole('link', { name: '下载 PuTTY' })).toHaveAttribute('href', /^https:/);
  await expectNoSidewaysScroll(page);
  expect(errors).toEqual([]);
});

test('on a phone the red dot of the notices goes when they are looked at, and stays away', async ({
  page,
  server: { url },
}) => {
  await page.setViewportSize(narrow);
  const errors = watchForErrors(page);
  await page.goto(`${url}/docs`);
  const bell = page.getByRole('banner').getByRole('link', { name: /公告/ });
  await expect(bell).toHaveAccessibleName(/有新公告/);
  await bell.click();
  await expect(bell).not.toHaveAccessibleName(/有新公告/);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: '公告' })).toBeVisible();
  await expect(bell).not.toHaveAccessibleName(/有新公告/);
  expect(errors).toEqual([]);
});
