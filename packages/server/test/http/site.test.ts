import { defineBrand } from '@compute-market/contract/brand';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { GivenConfiguration } from '@compute-market/contract/site-configuration';
import { openServer, startTestServer } from '../setup';

const site = mkdtempSync(path.join(os.tmpdir(), 'compute-market-site-'));
const script = 'console.log("market")';

beforeAll(() => {
  mkdirSync(path.join(site, 'assets'));
  writeFileSync(
    path.join(site, 'index.html'),
    '<head><meta name="sc-nonce" content="__CSP_NONCE__"><title>算力市场</title><script type="application/json" id="configuration" nonce="__CSP_NONCE__">{}</script></head><script nonce="__CSP_NONCE__" src="/assets/app-1.js"></script>',
  );
  writeFileSync(path.join(site, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(path.join(site, 'assets/app-1.js'), script);
  writeFileSync(path.join(site, 'assets/app-1.js.br'), brotliCompressSync(script));
  writeFileSync(path.join(site, 'assets/app-1.js.gz'), gzipSync(script));
  mkdirSync(path.join(site, '.vite'));
  writeFileSync(
    path.join(site, '.vite/screen-files.json'),
    JSON.stringify({
      frame: ['assets/frame-1.js', 'assets/shared-1.js'],
      screens: { store: ['assets/store-1.js'], dashboard: ['assets/shared-1.js', 'assets/dashboard-1.js'] },
    }),
  );
  writeFileSync(path.join(path.dirname(site), 'outside.txt'), 'secret');
});
afterAll(() => rmSync(site, { recursive: true }));
const server = openServer({ site });

const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ method: 'GET', url, headers });
const configurationIn = (body: string) =>
  JSON.parse(/id="configuration"[^>]*>(.*?)<\/script>/.exec(body)?.[1] ?? '') as GivenConfiguration;
const policyOf = (headers: Record<string, unknown>) => String(headers['content-security-policy']);

describe('pages', () => {
  test.each(['/', '/store', '/console/instancePlugin/gn-abc', '/informDetail/3?from=bell'])(
    '%s is the application',
    async (url) => {
      const page = await get(url);
      expect(page.statusCode).toBe(200);
      expect(page.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' });
    },
  );

  test.each([
    ['/store?tab=kvm', ['store-1']],
    ['/', ['store-1']],
    ['/console/dashboard', ['frame-1', 'shared-1', 'dashboard-1']],
    ['/no/such/page', []],
  ])('%s names the scripts of its screen, each once', async (url, names) => {
    const { body } = await get(url);
    const named = [...body.matchAll(/<link rel="modulepreload" href="\/assets\/([\w-]+)\.js">/g)].map(
      ([, name]) => name,
    );
    expect(named).toEqual(names);
  });

  test('every answer has its own nonce, in the policy and in the page', async () => {
    const [first, second] = await Promise.all([get('/'), get('/')]);
    const nonceOf = (page: typeof first) => /'nonce-([^']+)'/.exec(policyOf(page.headers))?.[1] ?? '';
    expect(nonceOf(first)).not.toBe(nonceOf(second));
    expect(first.body).toContain(`nonce="${nonceOf(first)}"`);
    expect(first.body).not.toContain('__CSP_NONCE__');
  });

  test('the policy lets in nothing inline, nothing foreign and no frame', async () => {
    const policy = policyOf((await get('/')).headers);
    expect(policy).not.toMatch(/unsafe|https?:|\*/);
    for (const rule of [
      "default-src 'none'",
      "connect-src 'self'",
      "img-src 'self' data: blob:",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "form-action 'self'",
      "require-trusted-types-for 'script'",
    ]) {
      expect(policy.split('; ')).toContain(rule);
    }
  });

  test('every answer carries the protecting headers', async () => {
    for (const url of ['/', '/assets/app-1.js', '/api/login', '/healthz', '/nothing.png']) {
      expect((await get(url)).headers, url).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-contract': 'compute-market',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'content-security-policy': expect.stringContaining("frame-ancestors 'none'") as string,
      });
    }
  });
});

describe('assets', () => {
  test.each([
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['', undefined],
  ])('accepting "%s", the script comes as %s and says that it varies', async (accept, encoding) => {
    const asset = await get('/assets/app-1.js', accept === '' ? {} : { 'accept-encoding': accept });
    expect(asset.statusCode).toBe(200);
    expect(asset.headers['content-encoding']).toBe(encoding);
    expect(asset.headers).toMatchObject({
      vary: 'Accept-Encoding',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });

  test.each(['/assets/app-2.js', '/assets/', '/assets/none', '/missing.png', '/index.html'])(
    '%s is missing, not a page',
    async (url) => {
      const answer = await get(url);
      expect(answer.statusCode).toBe(404);
      expect(answer.headers['content-type']).toContain('text/plain');
    },
  );

  test.each([
    '/../outside.txt',
    '/assets/../../outside.txt',
    '/%2e%2e/outside.txt',
    '/assets/..%2f..%2foutside.txt',
    '/assets/%2e%2e/%2e%2e/outside.txt',
  ])('%s does not leave the folder', async (url) => {
    expect((await get(url)).body).not.toContain('secret');
  });

  test('other files of the site are asked about again', async () => {
    const icon = await get('/favicon.svg');
    expect(icon.headers).toMatchObject({ 'cache-control': 'no-cache', 'content-type': 'image/svg+xml' });
  });
});

test('a demonstration that was asked for says so in every page, and no other server does', async () => {
  const told = async (config: { demoBand: boolean }) => {
    const other = await startTestServer({ site, config });
    const { body } = await other.app.inject('/store');
    await other.close();
    return configurationIn(body).demo;
  };
  expect(await told({ demoBand: true })).toBe(true);
  expect(await told({ demoBand: false })).toBe(false);
});

describe('what a page is told', () => {
  test('is where the calls of this server are, and whose product it is', async () => {
    const brand = defineBrand({ name: '<b>云', dataHost: 'https://data.example.com' });
    const other = await startTestServer({ site, config: { basePath: '/api-test', sitePath: '/compute', brand } });
    const page = await other.app.inject('/compute/store');
    expect(configurationIn(page.body)).toEqual({
      basePath: '/compute',
      api: { main: '/compute/api-test', thirdParty: '/compute/third-party' },
      demo: false,
      brand,
    });
    expect(page.body).toContain('<title>&lt;b>云</title>');
    expect(page.body).toContain('src="/compute/assets/app-1.js"');
    expect(page.body).not.toContain('<b>');
    expect(policyOf(page.headers)).toContain("connect-src 'self' https://data.example.com;");
    await other.close();
  });

  test('by default is the root and the usual base', async () => {
    expect(configurationIn((await get('/')).body)).toMatchObject({
      basePath: '',
      api: { main: '/api', thirdParty: '/third-party' },
    });
  });
});

test('without a built site the server says what to do', async () => {
  const bare = await startTestServer({ site: path.join(site, 'nowhere') });
  const answer = await bare.app.inject('/');
  expect(answer).toMatchObject({ statusCode: 503, body: '网站尚未构建，请先运行 npm run build，再刷新此页。' });
  await bare.close();
});
