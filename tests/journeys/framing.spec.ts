import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from './site';

/** Another site, that shows what its address names in frames. Ends with the test. */
async function openFramingSite(): Promise<{ readonly url: string; close(): void }> {
  const site = createServer((request, response) => {
    const framed = new URL(request.url ?? '/', 'http://site').searchParams.getAll('framed');
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(
      framed.length === 0
        ? '<p>Harmless</p>'
        : framed.map((address) => `<iframe src="${address.replaceAll('"', '&quot;')}"></iframe>`).join(''),
    );
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(site.address() as AddressInfo).port}`, close: () => void site.close() };
}

test('no page of the site shows itself in the frame of another one', async ({ page, server: { url } }) => {
  const elsewhere = await openFramingSite();
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('frame-ancestors')) refused.push(message.text());
  });
  const own = ['/store', '/login', '/console/recharge', '/informDetail/1', '/sandbox', '/openapi.json'].map(
    (path) => url + path,
  );
  const query = new URLSearchParams([elsewhere.url, ...own].map((address) => ['framed', address])).toString();
  await page.goto(`${elsewhere.url}/?${query}`);
  // The frame of a page that allows it shows that frames do work here.
  await expect(page.frameLocator('iframe').first().getByText('Harmless')).toBeVisible();
  await expect.poll(() => refused.length).toBeGreaterThanOrEqual(own.length);
  for (const frame of page.frames().filter((one) => one !== page.mainFrame() && !one.url().startsWith(elsewhere.url)))
    expect(frame.url()).toBe('chrome-error://chromewebdata/');
  expect(page.frames()).toHaveLength(own.length + 2);
  elsewhere.close();
});

test('nor does the site frame itself', async ({ page, server: { url } }) => {
  await page.goto(`${url}/store`);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await page.evaluate(() => {
    const frame = document.createElement('iframe');
    frame.src = '/login';
    document.body.append(frame);
  });
  await expect.poll(() => page.frames().length).toBe(2);
  await expect.poll(() => page.frames()[1]?.url()).toBe('chrome-error://chromewebdata/');
  await expect(page.frameLocator('iframe').getByLabel('手机号')).toHaveCount(0);
});
