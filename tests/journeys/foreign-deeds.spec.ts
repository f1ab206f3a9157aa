import { expect, test, type Page } from '@playwright/test';
import { startForeignBackEnd, type OfOurs } from '../foreign/back-end';
import { newPassword } from './customer';
import { backEnds, ofTheBrowser } from './foreign-walk';
import { follow, logInByForm, startLoggedIn, watchForErrors } from './pages';

/** Runs with a back end of its own; what the page says wrong is told at the end. */
async function against(ofOurs: OfOurs, page: Page, visit: (url: string) => Promise<readonly string[]>) {
  const backEnd = await startForeignBackEnd(ofOurs);
  try {
    const errors = watchForErrors(page);
    const problems = await visit(backEnd.url);
    expect([...problems, ...errors.filter((error) => !ofTheBrowser(error))]).toEqual([]);
  } finally {
    backEnd.stop();
  }
}

for (const ofOurs of backEnds) {
  test(`a person logs in by the form and tops up before a back end that is not ours (what is ours: ${ofOurs})`, async ({
    page,
  }) => {
    await against(ofOurs, page, async (url) => {
      await page.goto(`${url}/login?page=login&redirect=${encodeURIComponent('/console/recharge')}`);
      await logInByForm(page, '13800000009');
      await expect(page).toHaveURL(`${url}/console/recharge`);
      await page.getByRole('button', { name: /立即充值/ }).click();
      await expect(page.getByText('支付成功').first()).toBeVisible();
      return [];
    });
  });

  test(`a visitor is told that no code can be sent from here, and registers with one that came another way, before a back end that is not ours (what is ours: ${ofOurs})`, async ({
    page,
  }) => {
    await against(ofOurs, page, async (url) => {
      await page.goto(`${url}/login?page=register&redirect=${encodeURIComponent('/console/accountInfo')}`);
      await page.getByLabel('手机号').fill('13800000009');
      await page.getByRole('button', { name: '获取验证码' }).click();
      await expect(page.getByText(/^(当前服务未提供此功能|服务暂时不可用，请稍后重试)$/)).toBeVisible();
      await page.getByLabel('短信验证码').fill('123456');
      await page.getByLabel('密码', { exact: true }).fill(newPassword);
      await page.getByLabel('确认密码').fill(newPassword);
      await page.getByRole('checkbox', { name: /我已阅读并同意/ }).check();
      await page.getByRole('button', { name: '注册', exact: true }).click();
      await expect(page).toHaveURL(`${url}/console/accountInfo`);
      await expect(page.getByText('陌生人').first()).toBeVisible();
      return [];
    });
  });

  test(`what has no price shows none and cannot be rented, before a back end that is not ours (what is ours: ${ofOurs})`, async ({
    page,
  }) => {
    await startLoggedIn(page, 'foreign-token');
    await against(ofOurs, page, async (url) => {
      await page.goto(`${url}/store`);
      const unpriced = page.getByRole('article', { name: 'H20' });
      await expect(unpriced).toContainText('库存未知');
      await expect(unpriced).not.toContainText('¥');
      await expect(unpriced.getByRole('button', { name: '立即租用' })).toBeDisabled();
      await follow(page, '/createInstance?type=kvm&gpu_type=H20&gpu_num=1');
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      await expect(page.getByRole('main').first()).toContainText('H20');
      await expect(page.getByRole('main').first()).not.toContainText('¥0.00');
      await expect(page.getByRole('main').first()).not.toContainText('0Mbps');
      // What it tells of no model: cores and memory of a machine (decisions 70).
      await expect(page.getByRole('main').first()).not.toContainText(/(^|\D)0 ?(核|GB)/);
      await expect(page.getByRole('button', { name: '立即支付' }).and(page.locator(':enabled'))).toHaveCount(0);
      return [];
    });
  });

  test(`a claimed coupon can be used until its group ends, and another is claimed, before a back end that is not ours (what is ours: ${ofOurs})`, async ({
    page,
  }) => {
    await startLoggedIn(page, 'foreign-token');
    await against(ofOurs, page, async (url) => {
      await page.goto(`${url}/console/coupon`);
      await expect(page.getByRole('main').first()).toContainText('去使用');
      await expect(page.getByRole('main').first()).not.toContainText('1970');
      await page.getByRole('tab', { name: /领券中心/ }).click();
      await page.getByRole('button', { name: '立即领取' }).first().click();
      await expect(page.getByText('领取成功').first()).toBeVisible();
      return [];
    });
  });
}
