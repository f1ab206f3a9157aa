import path from 'node:path';
import { routes } from '@compute-market/contract/routes';
import { customerWith, newPhone } from './customer';
import { pointer } from './hand';
import { expectAccessible, expectNoSidewaysScroll, narrow, openLoggedIn, watchForErrors, wide } from './pages';
import { expect, test } from './site';

const mustAgree = '请先阅读并同意《实名认证服务协议》';
/** Each way that has an address of its own, with a field and what sends its form. */
const ways = [
  { address: routes.bankCardVerification.to(), field: '姓名', send: '提交核验' },
  { address: routes.enterpriseVerification.to(), field: '企业名称', send: /下一步/ },
  { address: routes.otherVerification.to(), field: '姓名', send: /提交人工审核/ },
] as const;
const front = path.resolve('packages/server/assets/sandbox/id-card-front.png');

for (const { name, width, height } of [wide, narrow]) {
  test(`${name}: who opens a way of verification by its address agrees there, and what was typed stays`, async ({
    page,
    server: { url },
  }) => {
    const errors = watchForErrors(page);
    const phone = newPhone();
    await page.setViewportSize({ width, height });
    await customerWith(url, phone, 0);
    await openLoggedIn(page, url, '/console/verification/selectVerification', phone);
    for (const { address, field, send } of ways) {
      await page.goto(url + address);
      await page.getByLabel(field).fill('周小满');
      // Its text has been read: before that nobody can agree.
      await expect(page.getByRole('checkbox')).toBeEnabled();
      await page.getByRole('button', { name: send }).click();
      await expect(page.getByText(mustAgree)).toBeVisible();
      await expect(page.getByRole('checkbox')).toBeFocused();
      await expectNoSidewaysScroll(page);
      await page.keyboard.press('Space');
      await expect(page.getByText(mustAgree)).toHaveCount(0);
      await page.getByRole('button', { name: send }).click();
      // Now it is the form that speaks, of what is not filled in yet.
      await expect(page.getByRole('main').locator('[aria-invalid="true"]').first()).toBeFocused();
      await expect(page.getByLabel(field)).toHaveValue('周小满');
    }
    await expectAccessible(page);
    expect(errors).toEqual([]);
  });
}

test('no picture of an identity card is sent before the agreement', async ({ page, server: { url } }) => {
  const errors = watchForErrors(page);
  const phone = newPhone();
  await customerWith(url, phone, 0);
  await openLoggedIn(page, url, routes.personalVerification.to(), phone);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/verification/ocr-image')) sent.push(request.url());
  });
  const side = page.getByRole('group', { name: '身份证人像面' });
  const { choose } = pointer(page);
  const give = async () => {
    await choose(side.getByRole('button', { name: /^(点击|重新)上传/ }), front);
    await page.getByRole('button', { name: '使用原图' }).click();
  };
  await give();
  await expect(side.getByText(mustAgree)).toBeVisible();
  expect(sent).toEqual([]);
  await page.getByRole('checkbox').check();
  await give();
  await expect(side.getByRole('button', { name: /^重新上传/ })).toBeVisible();
  expect(sent).toHaveLength(1);
  expect(errors).toEqual([]);
});

test('no code is sent for a bank card before the agreement', async ({ page, server: { url } }) => {
  const errors = watchForErrors(page);
  const phone = newPhone();
  await customerWith(url, phone, 0);
  await openLoggedIn(page, url, routes.bankCardVerification.to(), phone);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/verification/captcha')) sent.push(request.url());
  });
  await expect(page.getByRole('checkbox')).toBeEnabled();
  await page.getByLabel('银行预留手机号').fill(newPhone());
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect(page.getByText(mustAgree)).toBeVisible();
  expect(sent).toEqual([]);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect(page.getByRole('button', { name: /秒后重发$/ })).toBeVisible();
  await expect(page.getByText(mustAgree)).toHaveCount(0);
  expect(sent).toHaveLength(1);
  expect(errors).toEqual([]);
});

test('who agreed on the page of ways is not asked again, after a reload neither', async ({ page, server: { url } }) => {
  const phone = newPhone();
  await customerWith(url, phone, 0);
  await openLoggedIn(page, url, '/console/verification/selectVerification', phone);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: /^银行卡核验/ }).click();
  await expect(page.getByLabel('银行卡号')).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await page.reload();
  await expect(page.getByLabel('银行卡号')).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(0);
});
