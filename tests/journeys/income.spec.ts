import { readFile } from 'node:fs/promises';
import { ways } from './hand';
import { expectAccessible, expectNoSidewaysScroll, openLoggedIn, watchForErrors, wide } from './pages';
import { partner, partnerPassword, setPartnerPassword } from './partner';
import { expect, test } from './site';

for (const { name, width, height, handOf } of ways) {
  test(`${name}: a partner sees what its machines earn, by machine and by day, fetches a sheet and saves the list`, async ({
    page,
    server: { url },
  }) => {
    await page.setViewportSize({ width, height });
    const errors = watchForErrors(page);
    const hand = handOf(page);
    // On a phone a table is a list of cards.
    const isWide = width === wide.width;
    const listOf = (title: string) => page.getByRole(isWide ? 'table' : 'list', { name: title });
    const records = (title: string) => listOf(title).getByRole(isWide ? 'row' : 'listitem');
    await setPartnerPassword(url);
    await openLoggedIn(page, url, '/console/income', partner, partnerPassword);
    await expect(page.getByRole('heading', { level: 1, name: '合作收益' })).toBeVisible();
    await expect(page.getByText('待结算', { exact: true })).toBeVisible();
    const machines = listOf('机器收益列表');
    await expect(records('机器收益列表').filter({ hasText: /cd0\d/ })).toHaveCount(3);
    await expect(records('机器收益列表').filter({ hasText: 'cd01' })).toContainText('在线');
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);

    await hand.press(machines.getByRole('link', { name: '查看机器 cd01 的每日收益' }));
    await expect(page).toHaveURL(/group=day&host=cd01/);
    if (isWide) await expect(machines.getByRole('columnheader', { name: '日期' })).toBeVisible();
    const saving = page.waitForEvent('download');
    await hand.press(page.getByRole('button', { name: '导出 CSV' }));
    const file = await saving;
    expect(file.suggestedFilename()).toMatch(/^合作收益-机器收益-\d+\.csv$/);
    expect(await readFile(await file.path(), 'utf8')).toMatch(/^\ufeff日期,/);

    await hand.pick(page.getByRole('tab', { name: '结算单' }));
    await expect(records('结算单列表').filter({ hasText: /JS\d+/ }).first()).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    const fetching = page.waitForEvent('download');
    await hand.press(
      listOf('结算单列表')
        .getByRole('link', { name: /下载结算单/ })
        .first(),
    );
    expect((await fetching).suggestedFilename()).toMatch(/^JS\d+\.pdf$/);

    await hand.pick(page.getByRole('tab', { name: '市场行情' }));
    await expect(listOf('市场行情列表')).toContainText('RTX 4090');
    await expectNoSidewaysScroll(page);
    expect(errors).toEqual([]);
  });
}

test('who is no partner is invited, applies, and finds the application among the tickets', async ({
  page,
  server: { url },
}) => {
  const errors = watchForErrors(page);
  await openLoggedIn(page, url, '/console/income', '13800000005', 'Suanli2026');
  await expect(page.getByRole('heading', { name: '成为合作伙伴，闲置显卡也能赚钱' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: '申请加入' }).click();
  const dialog = page.getByRole('dialog', { name: '成为合作伙伴' });
  await dialog.getByRole('button', { name: '提交申请' }).click();
  await expect(dialog.getByText('请填写显卡型号与数量')).toBeVisible();
  await dialog.getByLabel('显卡型号与数量').fill('RTX 4090 × 8 卡，4 台');
  await dialog.getByLabel('机房所在地').fill('成都高新区');
  await dialog.getByRole('button', { name: '提交申请' }).click();
  await expect(dialog.getByText('申请已提交')).toBeVisible();
  await dialog.getByRole('link', { name: '查看进度' }).click();
  await expect(page).toHaveURL(/\/console\/createWorkOrder\/myWorkOrderDetail\/\d+/);
  await expect(page.getByText('申请成为合作伙伴').first()).toBeVisible();
  expect(errors).toEqual([]);
});
