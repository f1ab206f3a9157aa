import { Buffer } from 'node:buffer';
import { expect, test, type Page } from '@playwright/test';
import { payByCode } from './customer';
import { followedStart } from './instances';
import { expectScreen, logInByForm, picture, watchForErrors } from './pages';
import { freePort, startServer } from './server';
import { startStaticHost } from './static-host';
import { demoCopy } from './stored-data';

const sitePath = '/compute';
/** Reads the page as a stranger does: nothing of the test travels with its requests. */
test.use({ extraHTTPHeaders: {} });

/** Runs a journey against a server on a copy of the demo data, and ends the server. */
async function withServer(env: Record<string, string>, walk: (url: string) => Promise<void>) {
  const data = await demoCopy();
  const server = await startServer(data, { env });
  try {
    await walk(server.url);
  } finally {
    await server.stop();
    await data.remove();
  }
}

/** Collects what went to the page's own host though only our server knows it, and what was not found. */
function watchRequests(page: Page, site: string): string[] {
  const strange: string[] = [];
  page.on('request', (request) => {
    if (/\/(?:api|third-party|files)\//.test(request.url()) && request.url().startsWith(new URL(site).origin))
      strange.push(request.url());
  });
  page.on('response', (response) => {
    if (response.status() >= 400) strange.push(`${response.status()} ${response.url()}`);
  });
  return strange;
}

async function topUpAndRent(page: Page, site: string, server: string) {
  await page.goto(`${site}/createInstance?type=kvm&gpu_type=RTX%203090&gpu_num=1`);
  await page.getByRole('button', { name: '登录后支付' }).click();
  await expect(page).toHaveURL(new RegExp(`^${site}/login\\?`));
  await logInByForm(page, '13800000002');
  await expect(page).toHaveURL(new RegExp(`^${site}/createInstance\\?`));
  await page.getByRole('textbox', { name: '备注' }).fill('两个来源');
  await page.getByRole('button', { name: '充值并支付' }).click();
  const topUp = page.getByRole('dialog', { name: '快捷充值' });
  await topUp.getByRole('button', { name: /立即充值/ }).click();
  await expect(page.getByRole('dialog', { name: /微信/ }).getByText('等待支付')).toBeVisible();
  await payByCode(server);
  await page.getByRole('button', { name: '继续下单' }).click();
  await page.getByRole('button', { name: '继续支付' }).click();
  await (await followedStart(page)).click();
  await expect(page).toHaveURL(new RegExp(`^${site}/console/dashboard\\?`));
  await expect(page.getByRole('row').filter({ hasText: '两个来源' })).toBeVisible();
}

/** A ticket with a picture in its text and a file beside it; both come back from where `files` is. */
async function sendTicket(page: Page, site: string, files: string) {
  await page.goto(`${site}/console/createWorkOrder/submit/32/GPU%20%E6%8E%89%E5%8D%A1/kvm`);
  await page.getByLabel('标题').fill('两个来源的附件');
  const text = page.getByRole('textbox', { name: '描述' });
  await text.click();
  await page.keyboard.type('日志见附件，截图如下。');
  await page
    .locator('[data-component="MarkdownEditor"] input[type="file"]')
    .setInputFiles({ name: 'nvidia-smi.png', mimeType: 'image/png', buffer: picture });
  await expect(text.locator(`img[src^="${files}/files/"]`)).toBeVisible();
  await page
    .locator('[data-component="FileDrop"] input[type="file"]')
    .setInputFiles({ name: 'train.log', mimeType: 'text/plain', buffer: Buffer.from('epoch 37\n') });
  await expect(page.getByRole('link', { name: /train\.log/ })).toBeVisible();
  await page.getByRole('checkbox', { name: /我已阅读并同意/ }).check();
  await page.getByRole('button', { name: '提交工单', exact: true }).click();
  await page.getByRole('link', { name: '查看工单' }).click();
  const shown = page.getByRole('log').locator('img').first();
  await expect(shown).toBeVisible();
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(2);
  const saving = page.waitForEvent('download');
  await page.getByRole('link', { name: /train\.log/ }).click();
  const saved = await saving;
  expect(saved.url().startsWith(`${new URL(files, site).origin}/`)).toBe(true);
  expect(saved.suggestedFilename()).toBe('train.log');
  expect(await saved.failure()).toBeNull();
}

test('the built site on a static host under a path, the server elsewhere: log in, pay, rent, send and read files', async ({
  page,
}) => {
  const port = await freePort();
  await withServer(
    { CORS_ORIGINS: `http://localhost:${port}`, SITE_URL: `http://localhost:${port}${sitePath}` },
    async (server) => {
      const host = await startStaticHost({ port, sitePath, api: server });
      const errors = watchForErrors(page);
      const strange = watchRequests(page, host.url);
      await page.goto(`${host.url}/`);
      await expect(page).toHaveURL(`${host.url}/store`);
      await expect(page.locator('[data-component="GpuCard"]').first()).toBeVisible();
      await topUpAndRent(page, host.url, server);
      await sendTicket(page, host.url, server);
      for (const path of ['/docs', '/agreements?doc=user', '/console/invoice', '/no-such-page']) {
        await page.goto(host.url + path);
        await expectScreen(page);
      }
      await expect(page).toHaveURL(`${host.url}/store`);
      expect(errors).toEqual([]);
      expect(strange).toEqual([]);
      host.stop();
    },
  );
});

test('a site whose origin is not listed hears nothing from the server', async ({ page }) => {
  const port = await freePort();
  // With a site elsewhere the demo starts only where it is asked for.
  await withServer({ DEMO: '1', CORS_ORIGINS: 'https://www.example.com' }, async (server) => {
    const host = await startStaticHost({ port, sitePath, api: server });
    const refused = page.waitForEvent('console', (message) => message.text().includes('blocked by CORS policy'));
    await page.goto(`${host.url}/store`);
    await refused;
    host.stop();
  });
});

test('our server under a path and with another base of the API: log in, pay, rent, send and read files', async ({
  page,
}) => {
  await withServer({ SITE_PATH: sitePath, BASE_PATH: '/api-test' }, async (server) => {
    const site = server + sitePath;
    const errors = watchForErrors(page);
    const bases = new Set<string>();
    page.on('request', (request) => {
      const { origin, pathname } = new URL(request.url());
      if (origin === server) bases.add(pathname.split('/').slice(0, 2).join('/'));
    });
    await topUpAndRent(page, site, site);
    await sendTicket(page, site, sitePath);
    expect([...bases]).toEqual([sitePath]);
    expect(errors).toEqual([]);
  });
});
