import { defineBrand } from '@compute-market/contract/brand';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { staticPage, writeStaticSite } from '../../src/site/static-site';

const built =
  '<head><meta name="sc-nonce" content="__CSP_NONCE__" /><script nonce="__CSP_NONCE__">dress()</script><script type="application/json" id="configuration" nonce="__CSP_NONCE__">{}</script><script type="module" src="/assets/a.js" nonce="__CSP_NONCE__"></script><meta property="csp-nonce" nonce="__CSP_NONCE__"></head>';
const configuration = {
  basePath: '/compute',
  api: { main: 'https://api.example.com/api', thirdParty: 'https://tickets.example.com/third-party' },
  brand: defineBrand({ slogan: '</script><script>alert(1)</script>' }),
};

test('a page without nonces lets its one inline script by for what it says, and calls go to the named origins alone', () => {
  const { page, headers } = staticPage(built, configuration);
  expect(page).not.toContain('nonce');
  expect(page).toContain('src="/compute/assets/a.js"');
  expect(page).not.toContain('<script>alert');
  const rules = headers['content-security-policy'].split('; ');
  // What `printf 'dress()' | openssl dgst -sha256 -binary | base64` says.
  expect(rules).toContain("script-src 'self' 'sha256-lF9OEI69lBbBAhH0KDotRMBMCLrzbDokl0EE6r4NCwE='");
  expect(rules).toContain(
    "connect-src 'self' https://api.example.com https://tickets.example.com wss://api.example.com",
  );
  expect(rules.join()).not.toMatch(/unsafe|\*/);
});

test('a copy is written, and the build stays as it is', () => {
  const from = mkdtempSync(path.join(tmpdir(), 'compute-market-build-'));
  const out = mkdtempSync(path.join(tmpdir(), 'compute-market-out-'));
  writeFileSync(path.join(from, 'index.html'), built);
  writeFileSync(path.join(from, 'favicon.svg'), '<svg/>');
  writeStaticSite(from, out, configuration);
  expect(readFileSync(path.join(from, 'index.html'), 'utf8')).toBe(built);
  expect(readFileSync(path.join(out, 'public/favicon.svg'), 'utf8')).toBe('<svg/>');
  const headers = JSON.parse(readFileSync(path.join(out, 'headers.json'), 'utf8')) as Record<string, string>;
  const nginx = readFileSync(path.join(out, 'headers.conf'), 'utf8');
  for (const [name, value] of Object.entries(headers)) expect(nginx).toContain(`add_header ${name} "${value}" always;`);
  expect(() => writeStaticSite(from, path.join(from, 'inside'), configuration)).toThrow('不能在构建目录之内');
  expect(() => writeStaticSite(out, from, configuration)).toThrow('没有构建好的网站');
});
