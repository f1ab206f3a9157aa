import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { drawnTarget } from '../../src/site/drawing';
import { openServer, startTestServer } from '../setup';

const site = mkdtempSync(path.join(os.tmpdir(), 'compute-market-drawn-'));
const phone = 'Mozilla/5.0 (Linux; Android 11) Mobile Safari/537.36';

/** A code that draws what it was given, and what the server answers it. */
const code = `
let drawn = 0;
export const guards = { visitor: 'guard()', customer: 'guardOfCustomer()' };
export const prepare = () => async ({ path, small, drawnFor, ask }) => {
  if (path.includes('broken')) throw new Error('broken');
  if (path.includes('slow')) await new Promise((resolve) => setTimeout(resolve, 20));
  const { body } = await ask({ url: '/api/get_user_info', method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' });
  drawn += 1;
  return { html: JSON.stringify({ path, small, drawnFor, drawn, body }), css: 'p{}' };
};
`;

beforeAll(() => {
  mkdirSync(path.join(site, '.drawn'));
  writeFileSync(path.join(site, '.drawn/package.json'), '{"type":"module"}');
  writeFileSync(path.join(site, '.drawn/draw.js'), code);
  mkdirSync(path.join(site, '.vite'));
  writeFileSync(
    path.join(site, '.vite/screen-files.json'),
    JSON.stringify({ frame: [], screens: { store: ['assets/store-1.js'] } }),
  );
  mkdirSync(path.join(site, 'assets'));
  writeFileSync(path.join(site, 'assets/app-1.css'), '@font-face{src:url(./face-1.woff2)}');
  writeFileSync(
    path.join(site, 'index.html'),
    '<head><title>算力市场</title><script type="application/json" id="configuration" nonce="__CSP_NONCE__">{}</script><script type="module" src="/assets/library.js" nonce="__CSP_NONCE__"></script><script type="module" src="/assets/app.js" nonce="__CSP_NONCE__"></script><link rel="stylesheet" crossorigin href="/assets/app-1.css" nonce="__CSP_NONCE__"></head><body><div id="root"></div></body>',
  );
});
afterAll(() => rmSync(site, { recursive: true }));
const server = openServer({ site });

const get = (url: string, headers: Record<string, string> = {}, from = server) =>
  from.app.inject({ method: 'GET', url, headers });
const drawnIn = (body: string) =>
  JSON.parse(/<div id="drawn">(.*)<\/div><div id="root" inert>/.exec(body)?.[1] ?? 'null') as {
    path: string;
    small: boolean;
    drawnFor: string;
    drawn: number;
    body: string;
  } | null;

/** A page with what is drawn in it. A busy machine draws later than the first who asks waits; it is kept for the next. */
const getDrawn = (...[url, headers, from]: Parameters<typeof get>) =>
  vi.waitFor(
    async () => {
      const page = await get(url, headers, from);
      if (drawnIn(page.body) === null) throw new Error(`${url} is not drawn`);
      return page;
    },
    { timeout: 20_000, interval: 20 },
  );

test.each([
  ['/', '/store', 'visitor', true],
  ['/store', '/store', 'visitor', true],
  ['/login?page=login&redirect=%2Fconsole', '/login?page=login&redirect=%2Fconsole', 'visitor', true],
  ['/console', '/console/dashboard', 'customer', true],
  ['/console/dashboard?tab=docker', '/console/dashboard', 'customer', false],
  ['/console/instancePlugin/c1234', '/console/instancePlugin/:instanceName', 'customer', false],
  ['/restartInstance?no=c1234', '/restartInstance', 'customer', false],
])('for %s is drawn %s of a %s, with its screen: %s', (url, path, drawnFor, whole) => {
  expect(drawnTarget(url)).toEqual({ path, drawnFor, whole });
});

test.each(['/store?type=docker', `/login?redirect=${'a'.repeat(300)}`, '/workOrderAgreement', '/nothing'])(
  'for %s nothing is drawn',
  (url) => {
    expect(drawnTarget(url)).toBeNull();
  },
);

test('the frame of the console is drawn once for all its addresses, with the guard that shows it to customers alone', async () => {
  const pages = [await getDrawn('/console/orders/1'), await getDrawn('/console/orders/2?from=pay')];
  const [first, second] = pages.map(({ body }) => drawnIn(body));
  expect(first).toMatchObject({ path: '/console/orders/:no', drawnFor: 'customer' });
  expect(second).toEqual(first);
  expect(pages[0]?.body).toMatch(/<script nonce="[^"]+">guardOfCustomer\(\)<\/script>/);
  expect(pages[0]?.headers['cache-control']).toBe('no-cache');
});

test('the page of a visitor has the drawn screen, its style and its guard, let by for the nonce of this answer', async () => {
  const page = await getDrawn('/store');
  const [, nonce = ''] = /'nonce-([^']+)'/.exec(String(page.headers['content-security-policy'])) ?? [];
  expect(nonce).not.toBe('');
  expect(page.body).toContain(`<style id="drawn-style" nonce="${nonce}">`);
  expect(page.body).toContain(`<script nonce="${nonce}">guard()</script>`);
  expect(drawnIn(page.body)).toMatchObject({ path: '/store', small: false });
  expect(page.headers).toMatchObject({
    'cache-control': 'no-cache',
    vary: 'Accept-Encoding, Sec-CH-UA-Mobile, User-Agent',
  });
});

test('the scripts of a drawn page wait in a template; its libraries are asked for ahead of it, the app and its screen are not', async () => {
  const script = /<script type="module" src="\/assets\/app\.js"[^>]*><\/script>/;
  const ofScreen = '<link rel="modulepreload" href="/assets/store-1.js">';
  const [before = '', held = '', after = ''] =
    /^(.*)<template id="drawn-scripts">(.*)<\/template>(.*)$/s.exec((await getDrawn('/store')).body)?.slice(1) ?? [];
  expect(held).toMatch(script);
  expect(held).toContain(ofScreen);
  expect(before).toContain('<link rel="modulepreload" href="/assets/library.js" fetchpriority="low">');
  expect(before + after).not.toContain('/assets/app.js');
  expect(before + after).not.toContain(ofScreen);
});

test('the scripts of a page that is not drawn do not wait', async () => {
  const { body } = await get('/workOrderAgreement');
  expect(body).toContain('<script type="module" src="/assets/app.js"');
  expect(body).not.toContain('<template');
});

test('the style of a drawn page is in it, with the way to its faces; another page links it', async () => {
  const other = await startTestServer({ site, config: { sitePath: '/compute' } });
  const { body } = await getDrawn('/compute/store', {}, other);
  await other.close();
  expect(body).toMatch(/<style nonce="[^"]+">@font-face\{src:url\(\/compute\/assets\/face-1\.woff2\)\}<\/style>/);
  // Kept for the code that comes later, which would ask for the sheet, and not fetched.
  expect(body).toMatch(/<link rel="stylesheet" [^>]*href="\/compute\/assets\/app-1\.css"[^>]* disabled>/);
  expect((await get('/workOrderAgreement')).body).toMatch(/<link rel="stylesheet" [^>]*app-1\.css" nonce="[^"]+">/);
});

test('phones get the page of a phone', async () => {
  const phones: Record<string, string>[] = [{ 'user-agent': phone }, { 'sec-ch-ua-mobile': '?1' }];
  for (const headers of phones) expect(drawnIn((await getDrawn('/store', headers)).body)?.small).toBe(true);
  expect(drawnIn((await getDrawn('/store', { 'user-agent': phone, 'sec-ch-ua-mobile': '?0' })).body)?.small).toBe(
    false,
  );
});

test('nothing of a person is drawn, whoever asks for the page', async () => {
  const token = await server.login('13922300007');
  const page = await getDrawn('/login?page=login', { authorization: token, cookie: `session=${token}` });
  const drawn = drawnIn(page.body);
  // The call that names a customer was asked without a session.
  expect(JSON.parse(drawn?.body ?? '')).toMatchObject({ data: null });
  expect(page.body).not.toContain(token);
});

test('what was drawn is kept for the next who ask', async () => {
  const [first, second] = [await getDrawn('/login?way=sub'), await get('/login?way=sub')].map(({ body }) =>
    drawnIn(body),
  );
  expect(second).toEqual(first);
});

test('a page whose drawing fails is the plain page', async () => {
  const page = await get('/login?broken');
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('<div id="root"></div>');
  expect(page.body).not.toContain('id="drawn"');
});

test('many addresses at once are not all drawn: the others get the plain page', async () => {
  const before = drawnIn((await getDrawn('/login?before')).body)?.drawn ?? 0;
  const pages = await Promise.all(Array.from({ length: 12 }, (_, index) => get(`/login?slow=${index}`)));
  expect(pages.every(({ statusCode }) => statusCode === 200)).toBe(true);
  expect(pages.filter(({ body }) => drawnIn(body) === null).length).toBeGreaterThanOrEqual(8);
  expect(drawnIn((await getDrawn('/login?after')).body)?.drawn).toBeLessThanOrEqual(before + 5);
});

test.each([
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
])('the page is packed for who can unpack %s', async (accepted, encoding, unpack) => {
  await getDrawn('/store');
  const page = await get('/store', { 'accept-encoding': accepted });
  expect(page.headers['content-encoding']).toBe(encoding);
  expect(unpack(page.rawPayload).toString()).toContain('id="drawn"');
});

test.each(['/.drawn/draw.js', '/.drawn/package.json'])('%s is not served', async (url) => {
  expect((await get(url)).statusCode).toBeGreaterThanOrEqual(400);
});
