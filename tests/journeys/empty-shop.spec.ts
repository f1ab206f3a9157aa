import { routeList, type KeyedRoute } from '@compute-market/contract/routes';
import { expect, test, type Page } from '@playwright/test';
import { startSmsReceiver } from '../../packages/server/test/setup/sms-receiver';
import { must, newPassword, post } from './customer';
import {
  expectNoSidewaysScroll,
  expectReadable,
  expectScreen,
  narrow,
  startLoggedIn,
  watchForErrors,
  wide,
} from './pages';
import { withServer } from './server';
import { temporaryData } from './stored-data';
import { addressOf, nothing, type Visitor } from './walk';

const phone = '13900000146';

/** What an address of its own has for this visitor, in a shop where nothing is yet: no page of one thing. */
const routesOf = (visitor: Visitor): readonly KeyedRoute[] =>
  routeList.filter(({ path, allowed }) => !path.includes(':') && allowed.includes(visitor));

/** Looks at every page on both widths; what is wrong with any of them. */
async function lookAtAll(page: Page, url: string, visitor: Visitor): Promise<readonly string[]> {
  const errors = watchForErrors(page);
  const problems: string[] = [];
  const look = async (route: KeyedRoute) => {
    for (const size of [narrow, wide]) {
      await page.setViewportSize(size);
      await page.goto(url + addressOf(route, nothing));
      await expectScreen(page);
      await expectNoSidewaysScroll(page);
    }
    await expect(page.getByText('演示环境')).toHaveCount(0);
    await expectReadable(page, 'html');
  };
  for (const route of routesOf(visitor)) {
    const problem = await test.step(route.key, () => look(route).then(() => '', String));
    problems.push(
      ...[problem, ...errors.splice(0)].filter((text) => text !== '').map((text) => `${route.key}: ${text}`),
    );
  }
  return problems;
}

/** Nobody can register where no message can be sent: the page says so when a code is asked for. */
async function expectNoRegistration(page: Page, url: string) {
  await page.goto(`${url}/login?page=register`);
  await page.getByLabel('手机号').fill(phone);
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect(page.getByText(/短信.*(未开通|未接入|暂不|无法)/).first()).toBeVisible();
}

test('without the demo and with nothing in its catalogue every page stands, for a visitor and for the first customer', async ({
  page,
  browser,
}) => {
  test.setTimeout(900_000);
  const data = temporaryData();
  const texts = await startSmsReceiver();
  try {
    await withServer(data, { env: { DEMO: '0' } }, async (url) => {
      expect(await lookAtAll(page, url, 'visitor')).toEqual([]);
      await page.goto(`${url}/store`);
      await expect(page.getByText('即将开业', { exact: true })).toBeVisible();
      await expectNoRegistration(page, url);
    });
    await withServer(data, { env: { DEMO: '0', SMS_URL: texts.url, SMS_SECRET: texts.secret } }, async (url) => {
      await must(post(url, '/send_sms_code', { phone, scene: 'register' }));
      const code = texts.messages.at(-1)?.code;
      const person = { phone, code, passwd: newPassword, agree: true };
      const { session } = await must(post<{ session: string }>(url, '/register', person, { form: true }));
      const customer = await browser.newPage();
      await startLoggedIn(customer, session);
      expect(await lookAtAll(customer, url, 'main')).toEqual([]);
    });
  } finally {
    await texts.close();
    await data.remove();
  }
});
