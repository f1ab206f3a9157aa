import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openServer, startTestServer } from '../setup';

const base = mkdtempSync(path.join(os.tmpdir(), 'compute-market-design-'));
const design = path.join(base, 'built');
const inline = "window['FEATURES'] = {};";

beforeAll(() => {
  mkdirSync(path.join(design, 'assets'), { recursive: true });
  writeFileSync(
    path.join(design, 'index.html'),
    `<script>${inline}</script><script type="module" src="./sb-manager/runtime.js"></script>`,
  );
  writeFileSync(path.join(design, 'iframe.html'), '<base target="_parent">');
  writeFileSync(path.join(design, 'index.json'), '{"v":5}');
  writeFileSync(path.join(design, 'assets/iframe-1.js'), 'export {}');
  writeFileSync(path.join(design, '.hidden.json'), '{}');
  writeFileSync(path.join(base, 'outside.json'), '{}');
});
afterAll(() => rmSync(base, { recursive: true }));
const server = openServer({ design });

const get = (url: string, from = server) => from.app.inject({ method: 'GET', url });
const policyOf = ({ headers }: { headers: Record<string, unknown> }) => String(headers['content-security-policy']);

describe('on a demo with a built library', () => {
  test('/design leads to the folder, whose files name each other by relative paths', async () => {
    const answer = await get('/design');
    expect(answer.statusCode).toBe(302);
    expect(answer.headers.location).toBe('/design/');
  });

  test('its page runs its own files and the inline scripts that were built into it, and no other', async () => {
    const page = await get('/design/?path=/docs/page');
    expect(page.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' });
    const hash = createHash('sha256').update(inline).digest('base64');
    expect(policyOf(page)).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(policyOf(page)).toContain("default-src 'none'");
    expect(policyOf(page)).not.toMatch(/script-src[^;]*unsafe/);
  });

  test('its frame may stand in its own pages only', async () => {
    const frame = await get('/design/iframe.html?id=button');
    expect(frame.headers['x-frame-options']).toBe('SAMEORIGIN');
    expect(policyOf(frame)).toContain("frame-ancestors 'self'");
    expect(policyOf(frame)).toContain("script-src 'self';");
  });

  test('every other page keeps the policy of the site', async () => {
    const other = await get('/openapi.json');
    expect(other.headers['x-frame-options']).toBe('DENY');
    expect(policyOf(other)).toContain("frame-ancestors 'none'");
  });

  test('files come with their type, hashed ones for ever', async () => {
    expect((await get('/design/index.json')).headers['content-type']).toBe('application/json; charset=utf-8');
    expect((await get('/design/assets/iframe-1.js')).headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });

  test.each([
    '/design/missing.js',
    '/design/assets',
    '/design/.hidden.json',
    '/design/..%2foutside.json',
    '/design/%2e%2e/outside.json',
    `/design/${'a'.repeat(190)}.json`,
  ])('%s is missing', async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  });

  test('it stands below the path of the site', async () => {
    const under = await startTestServer({ design, config: { sitePath: '/compute' } });
    try {
      expect((await get('/compute/design', under)).headers.location).toBe('/compute/design/');
      expect((await get('/compute/design/', under)).body).toContain('sb-manager');
    } finally {
      await under.close();
    }
  });
});

test('a demo without a built library says how to build it', async () => {
  const unbuilt = await startTestServer({ design: path.join(base, 'none') });
  try {
    const page = await get('/design/', unbuilt);
    expect(page.statusCode).toBe(503);
    expect(page.body).toContain('npm run storybook:build');
  } finally {
    await unbuilt.close();
  }
});

test('in production it is missing, whether it was built or not', async () => {
  const production = await startTestServer({ design, config: { demo: false } });
  try {
    for (const url of ['/design', '/design/', '/design/index.html', '/design/index.json'])
      expect((await get(url, production)).statusCode, url).toBe(404);
  } finally {
    await production.close();
  }
});
