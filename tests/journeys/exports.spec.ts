import { readFile } from 'node:fs/promises';
import type { Download } from '@playwright/test';
import { customerWith, logIn, newPassword, newPhone, subSessionOf } from './customer';
import { finger, ways } from './hand';
import {
  expectAccessible,
  expectNoSidewaysScroll,
  follow,
  narrow,
  openLoggedIn,
  startLoggedIn,
  watchForErrors,
  wide,
} from './pages';
import { expect, test } from './site';

const bytesOf = async (download: Download) => readFile(await download.path());

for (const { name, width, height, handOf } of ways)
  test(`${name}: an exported list is downloaded again on another device, leads back to its filters, and is deleted`, async ({
    page,
    browser,
    server: { url },
  }) => {
    const errors = watchForErrors(page);
    await page.setViewportSize({ width, height });
    const { press } = handOf(page);
    const phone = newPhone();
    await customerWith(url, phone, 100);
    await openLoggedIn(page, url, '/console/orders?status=1', phone);
    await expect(page.getByText('¥100.00').first()).toBeVisible();
    const saving = page.waitForEvent('download');
    await press(page.getByRole('button', { name: '导出 CSV' }));
    const saved = await saving;
    const fileName = saved.suggestedFilename();
    // The message leaves after a while; the same way stands on the page of the list.
    const inMessage = page.getByRole('button', { name: '查看导出记录' });
    const onPage = page.getByRole('main').getByRole('link', { name: '导出记录' });
    await expect(inMessage).toBeVisible();
    await press(name === wide.name ? inMessage : onPage);
    await expect(page.getByRole('heading', { level: 1, name: '导出记录' })).toBeVisible();
    await expect(page.getByRole('main').getByText('指定状态')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);

    await press(page.getByRole('link', { name: `查看列表「${fileName}」` }));
    await expect(page).toHaveURL(`${url}/console/orders?status=1`);
    await press(onPage);

    const elsewhere = await browser.newContext();
    const other = await elsewhere.newPage();
    await startLoggedIn(other, await logIn(url, phone, newPassword));
    await other.goto(`${url}/console/exports`);
    const again = other.waitForEvent('download');
    await other.getByRole('link', { name: `下载「${fileName}」` }).click();
    const second = await again;
    expect(second.suggestedFilename()).toBe(fileName);
    expect(await bytesOf(second)).toEqual(await bytesOf(saved));
    await elsewhere.close();

    await press(page.getByRole('button', { name: `删除「${fileName}」` }));
    await press(page.getByRole('dialog', { name: '删除该导出文件？' }).getByRole('button', { name: '删除' }));
    await expect(page.getByText('还没有导出记录')).toBeVisible();
    expect(errors).toEqual([]);
  });

test.describe('with a finger on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: narrow.width, height: narrow.height } });

  test('a sub-account finds what it exported itself, and not what its main account did', async ({
    page,
    server: { url },
  }) => {
    const errors = watchForErrors(page);
    const phone = newPhone();
    const session = await customerWith(url, phone, 0);
    const member = await subSessionOf(url, { phone, session, name: 'vision', limit: 10 });
    const { press } = finger(page);
    await startLoggedIn(page, session);
    await page.goto(`${url}/console/operationLog`);
    await press(page.getByRole('button', { name: '导出 CSV' }));
    await expect(page.getByRole('button', { name: '查看导出记录' })).toBeVisible();

    await startLoggedIn(page, member);
    await page.goto(`${url}/console/exports`);
    await expect(page.getByText('还没有导出记录')).toBeVisible();
    await follow(page, '/console/operationLog');
    await press(page.getByRole('button', { name: '导出 CSV' }));
    // It leaves before a slow finger gets there; the same way stands on the page.
    await expect(page.getByRole('button', { name: '查看导出记录' })).toBeVisible();
    await press(page.getByRole('main').getByRole('link', { name: '导出记录' }));
    await expect(page.getByRole('link', { name: /^下载「操作日志-/ })).toHaveCount(1);
    await expect(page.getByText('仅包含您自己导出的', { exact: false })).toBeVisible();
    await expect(page.getByText('不含子账号的')).toHaveCount(0);
    await expectNoSidewaysScroll(page);
    expect(errors).toEqual([]);
  });
});

test('where a file cannot be kept the download is there all the same, and the message says that it was not kept', async ({
  page,
  server: { url },
}) => {
  const phone = newPhone();
  await startLoggedIn(page, await customerWith(url, phone, 100));
  await page.route('**/api/keep_export', (route) => route.abort());
  await page.goto(`${url}/console/orders`);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: '导出 CSV' }).click();
  expect((await bytesOf(await saving)).toString('utf8')).toContain('订单号');
  await expect(page.getByText('未能保留在导出记录中，请保管好已下载的文件')).toBeVisible();
  await expect(page.getByText('网络连接失败')).toHaveCount(0);
});
