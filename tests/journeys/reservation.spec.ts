import { customerWith } from './customer';
import { expectNoSidewaysScroll, openLoggedIn, watchForErrors } from './pages';
import { expect, test } from './site';

test('on a phone a whole machine is reserved in the market and found again among the reservations', async ({
  page,
  server: { url },
}) => {
  const errors = watchForErrors(page);
  const phone = '13921000051';
  await customerWith(url, phone, 0);
  await page.setViewportSize({ width: 375, height: 812 });
  await openLoggedIn(page, url, '/store?type=metal', phone);
  await page.getByRole('button', { name: /预约/ }).first().click();
  const dialog = page.getByRole('dialog', { name: /预约/ });
  await dialog.getByLabel('姓名').fill('');
  await dialog.getByRole('button', { name: '提交预约' }).click();
  await expect(dialog.getByLabel('姓名')).toBeFocused();
  await dialog.getByLabel('姓名').fill('陈立群');
  await expectNoSidewaysScroll(page);
  await dialog.getByRole('button', { name: '提交预约' }).click();
  await expect(dialog.getByText('预约已提交，工作人员将在 1 个工作日内联系您')).toBeVisible();
  const number = /BM\d{16}/.exec((await dialog.textContent()) ?? '')?.[0] ?? '';
  await dialog.getByRole('link', { name: '查看预约' }).click();
  await expect(page).toHaveURL(/\/console\/reservations/);
  await expect(page.getByText(number)).toBeVisible();
  await expect(page.getByText('待联系').filter({ visible: true }).first()).toBeVisible();
  await expectNoSidewaysScroll(page);
  expect(errors).toEqual([]);
});
