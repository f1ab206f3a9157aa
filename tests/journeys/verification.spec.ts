import path from 'node:path';
import type { Page } from '@playwright/test';
import { ask, customerWith, latestCode, newPhone, sandboxToken } from './customer';
import { ways } from './hand';
import { expectAccessible, expectNoSidewaysScroll, openLoggedIn, watchForErrors } from './pages';
import { expect, test } from './site';

/** Papers of nobody, which the sandbox can read. */
const paper = (name: string) => path.resolve('packages/server/assets/sandbox', name);

/** A new customer on the page where verification begins; answers with the phone. */
async function begin(page: Page, url: string): Promise<string> {
  const phone = newPhone();
  await customerWith(url, phone, 0);
  await openLoggedIn(page, url, '/console/verification/selectVerification', phone);
  await expect(page.getByRole('heading', { level: 1, name: '实名认证' })).toBeVisible();
  return phone;
}

/** What the person in front of the camera turns out to be. */
async function showFace(url: string, action: 'pass' | 'fail') {
  const { faces } = (await (await ask(`${url}/sandbox/api/faces`)).json()) as { faces: { ticket: string }[] };
  const [newest] = faces;
  if (!newest) throw new Error('no face is waited for');
  await ask(`${url}/sandbox/api/faces/${newest.ticket}/${action}`, {
    method: 'POST',
    headers: { 'x-page-token': await sandboxToken(url) },
  });
}

async function review(url: string, companyName: string, action: 'approve' | 'reject', reason = '') {
  const { verifications } = (await (await ask(`${url}/sandbox/api/verifications`)).json()) as {
    verifications: { id: number; companyName: string }[];
  };
  const waiting = verifications.find((one) => one.companyName === companyName);
  if (!waiting) throw new Error(`${companyName} waits for no review`);
  await ask(`${url}/sandbox/api/verifications/${waiting.id}/${action}?reason=${encodeURIComponent(reason)}`, {
    method: 'POST',
    headers: { 'x-page-token': await sandboxToken(url) },
  });
}

for (const { name, width, height, handOf } of ways) {
  test(`${name}: a person is verified by card and face after a blurred picture and a face that did not match`, async ({
    page,
    server: { url },
  }) => {
    await page.setViewportSize({ width, height });
    const errors = watchForErrors(page);
    const hand = handOf(page);
    await begin(page, url);
    await hand.press(page.getByRole('button', { name: /^人脸核验/ }));
    await expect(page.getByText('请先阅读并同意《实名认证服务协议》')).toBeVisible();
    await hand.tick(page.getByRole('checkbox'));
    await hand.press(page.getByRole('button', { name: /^人脸核验/ }));

    const [front, back] = ['身份证人像面', '身份证国徽面'].map((label) =>
      page.getByRole('group', { name: label }).getByRole('button', { name: /^(点击|重新)上传/ }),
    );
    if (!front || !back) throw new Error('a side of the card is missing');
    const cutting = page.getByRole('dialog', { name: /^裁剪身份证/ });
    const done = cutting.getByRole('button', { name: '完成裁剪' });
    await hand.choose(front, paper('id-card-front-blurred.png'));
    await expect(done).toBeEnabled();
    await hand.press(done);
    await expect(page.getByText('图片模糊，请对焦后重新拍摄')).toBeVisible();
    // The rim is cut off, by the buttons and by the keyboard.
    await hand.choose(front, paper('id-card-front.png'));
    await hand.press(cutting.getByRole('button', { name: '放大' }));
    await hand.strike(cutting.getByRole('img', { name: '身份证人像面裁剪预览' }), 'ArrowDown');
    await hand.press(done);
    await expect(front).toHaveAccessibleName(/^重新上传/);
    await expect(front).toBeFocused();
    await hand.choose(back, paper('id-card-back.png'));
    await hand.press(cutting.getByRole('button', { name: '使用原图' }));
    await expect(back).toHaveAccessibleName(/^重新上传/);
    await hand.press(page.getByRole('button', { name: '下一步' }));

    await expect(page.getByLabel('姓名')).toHaveValue('沈清和');
    await expect(page.getByLabel('有效期开始日期')).toHaveValue('2021-03-01');
    await expect(page.getByLabel('有效期截止日期')).toHaveValue('2041-03-01');
    await hand.press(page.getByRole('button', { name: /确认无误/ }));
    await expect(page.getByRole('img', { name: '人脸核验二维码' })).toBeVisible();
    await showFace(url, 'fail');
    await expect(page.getByText('核验未通过')).toBeVisible();
    await hand.press(page.getByRole('button', { name: '重新核验' }));
    await expect(page.getByRole('img', { name: '人脸核验二维码' })).toBeVisible();
    await showFace(url, 'pass');
    await expect(page.getByText('认证成功')).toBeVisible();

    await hand.press(page.getByRole('link', { name: '返回选择认证方式' }));
    await expect(page.getByText('沈*和')).toBeVisible();
    await expect(page.getByText('33010619980815002X')).toHaveCount(0);
    expect(errors).toEqual([]);
  });
}

for (const { name, width, height, handOf } of ways) {
  test(`${name}: an enterprise is refused with a reason, sends its papers again, and the face of its legal person makes it quick`, async ({
    page,
    server: { url },
  }) => {
    await page.setViewportSize({ width, height });
    const errors = watchForErrors(page);
    const hand = handOf(page);
    const company = '杭州青禾演示科技有限公司';
    const phone = await begin(page, url);

    const fillAndRead = async (phone: string) => {
      await hand.write(page.getByLabel('企业名称'), company);
      await hand.write(page.getByLabel('统一社会信用代码'), '91330106ma2demq01g');
      await hand.write(page.getByLabel('法人姓名'), '沈清和');
      await hand.write(page.getByLabel('法人身份证号'), '33010619980815002x');
      await hand.write(page.getByLabel('联系电话'), phone);
      await hand.press(page.getByRole('button', { name: '获取验证码' }));
      await expect(page.getByRole('button', { name: /秒后重发/ })).toBeVisible();
      await hand.write(page.getByLabel('短信验证码'), await latestCode(url, phone));
      await hand.press(page.getByRole('button', { name: /下一步/ }));
      await hand.choose(page.getByRole('button', { name: /选择文件/ }), paper('business-license.png'));
      await expect(page.getByText('核对信息')).toBeVisible();
      await expect(page.getByText('一致', { exact: true })).toHaveCount(3);
    };

    await hand.tick(page.getByRole('checkbox'));
    await hand.press(page.getByRole('button', { name: /^营业执照认证/ }));
    await fillAndRead(phone);
    await expectNoSidewaysScroll(page);
    await hand.press(page.getByRole('button', { name: '提交认证' }));
    await expect(page.getByText('认证审核中')).toBeVisible();

    await review(url, company, 'reject', '公章无法辨认');
    await hand.press(page.getByRole('link', { name: '查看认证状态' }));
    await expect(page.getByText('公章无法辨认')).toBeVisible();
    await hand.tick(page.getByRole('checkbox'));
    await hand.press(page.getByRole('button', { name: /^营业执照认证/ }));
    await expect(page.getByText('上次认证未通过：公章无法辨认')).toBeVisible();
    await expect(page.getByLabel('企业名称')).toHaveValue(company);
    // Another phone: the same one gets no second code within the minute.
    await fillAndRead(newPhone());
    await hand.press(page.getByRole('button', { name: '提交认证' }));
    await hand.press(page.getByRole('button', { name: '法人扫脸认证' }));
    await expect(page.getByRole('img', { name: '人脸核验二维码' })).toBeVisible();
    await showFace(url, 'pass');
    await expect(page.getByText('认证成功')).toBeVisible();
    expect(errors).toEqual([]);
  });
}

test('papers for a review are sent and taken back', async ({ page, server: { url } }) => {
  const errors = watchForErrors(page);
  await begin(page, url);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: /^其他方式/ }).click();
  await page.getByRole('button', { name: /提交人工审核/ }).click();
  await expect(page.getByText('请上传证件图片')).toBeVisible();
  await page.getByLabel('证件号码').fill('20260012345');
  await page.getByLabel('姓名').fill('周小满');
  await page.locator('[data-component="FileDrop"] input').setInputFiles(paper('id-card-front.png'));
  await expect(page.getByRole('link', { name: /^id-card-front\.png/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /提交人工审核/ }).click();
  await expect(page.getByText('认证审核中')).toBeVisible();
  await page.getByRole('link', { name: '查看认证状态' }).click();
  await page.getByRole('button', { name: '撤回' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '撤回' }).click();
  await expect(page.getByText('认证申请已撤回')).toBeVisible();
  await expect(page.getByRole('button', { name: /^其他方式/ })).toBeVisible();
  expect(errors).toEqual([]);
});

test('papers that staff looked at and refused are corrected, not written again; the outcome is told and stands in the top bar', async ({
  page,
  context,
  server: { url },
}) => {
  const errors = watchForErrors(page);
  await begin(page, url);
  const openForm = async () => {
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: /^其他方式/ }).click();
  };
  const send = async (certificate: string) => {
    await page.getByLabel('证件号码').fill(certificate);
    await page.locator('[data-component="FileDrop"] input').setInputFiles(paper('id-card-front.png'));
    await expect(page.getByRole('link', { name: /^id-card-front\.png/ })).toBeVisible();
    await page.getByRole('button', { name: /提交人工审核/ }).click();
    await expect(page.getByText('认证审核中')).toBeVisible();
  };
  const decide = async (decision: '通过' | '驳回', reason = '') => {
    const desk = await context.newPage();
    await desk.goto(`${url}/sandbox`);
    const row = desk.locator('[data-live="verifications"] .row').filter({ hasText: '无法完成人脸核验' });
    await row.getByRole('img', { name: 'id-card-front.png' }).scrollIntoViewIfNeeded();
    await expect
      .poll(() =>
        row.getByRole('img', { name: 'id-card-front.png' }).evaluate((image: HTMLImageElement) => image.naturalWidth),
      )
      .toBeGreaterThan(0);
    if (reason !== '') await row.getByLabel('驳回原因').fill(reason);
    await row.getByRole('button', { name: decision }).click();
    await expect(row).toHaveCount(0);
    await desk.close();
  };

  await openForm();
  await page.getByLabel('姓名').fill('周小满');
  await page.getByLabel('补充说明').fill('无法完成人脸核验');
  await send('20260012345');
  await decide('驳回', '学生证注册页缺失');
  await page.getByRole('link', { name: '查看认证状态' }).click();
  await expect(page.getByText('学生证注册页缺失')).toBeVisible();
  await openForm();
  await expect(page.getByText(/已恢复上次填写的内容/)).toBeVisible();
  await expect(page.getByLabel('姓名')).toHaveValue('周小满');
  await expect(page.getByLabel('补充说明')).toHaveValue('无法完成人脸核验');
  await expect(page.getByLabel('证件号码')).toHaveValue('');
  await expectAccessible(page);
  await send('20260012345');
  await decide('通过');

  await page.goto(`${url}/inform?type=mine`);
  await expect(page.getByText('您的个人认证已通过审核。')).toBeVisible();
  await page.getByRole('button', { name: /账号菜单/ }).click();
  await expect(page.getByRole('group', { name: '账号' }).getByRole('link', { name: '个人认证' })).toBeVisible();
  expect(errors).toEqual([]);
});
