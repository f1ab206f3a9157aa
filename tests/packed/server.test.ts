import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { backgroundOf, withPage } from './page';

const project = inject('project');
const nonce = 'YWxnb3JpdGhtLW1hcmtldA==';
const blue = 'rgb(0, 104, 255)';
const policy = `default-src 'none'; script-src 'self'; font-src 'self'; img-src 'self' data:; style-src 'self' 'nonce-${nonce}'`;
let server: Server;
let address = '';
let drawn = '';

beforeAll(async () => {
  drawn = execFileSync(process.execPath, ['render.mjs', nonce], {
    cwd: project,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  await build({
    root: project,
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: 'hydrated',
      modulePreload: false,
      rolldownOptions: { input: path.join(project, 'hydrate.mjs'), output: { entryFileNames: 'hydrate.js' } },
    },
  });
  const files: Record<string, [string, string]> = {
    '/tokens.css': ['text/css', 'node_modules/@compute-market/tokens/dist/tokens.css'],
  };
  server = createServer((request, response) => {
    response.setHeader('content-security-policy', policy);
    const url = request.url ?? '/';
    if (url === '/') return response.setHeader('content-type', 'text/html; charset=utf-8').end(drawn);
    if (url === '/favicon.ico') return response.writeHead(204).end();
    const [type, file] = files[url] ?? ['text/javascript', `hydrated${url}`];
    return response.setHeader('content-type', type).end(readFileSync(path.join(project, file)));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}, 90_000);

afterAll(() => server.close());

test('a server component may import every entry: what needs a browser is marked, and nothing else calls it', () => {
  const said = execFileSync(process.execPath, ['--conditions=react-server', 'import-all.mjs'], {
    cwd: project,
    encoding: 'utf8',
  });
  const { entries, ...rest } = JSON.parse(said) as { entries: number };
  expect(entries).toBeGreaterThan(200);
  expect(rest).toEqual({ drawn: ['svg', 'Money'], tab: 'all' });
});

test('Node draws the packages as they are, styled before any script', () => {
  expect(drawn).toContain('立即支付');
  expect(drawn).toContain('304.15');
  expect(drawn).toMatch(new RegExp(`<style[^>]*nonce="${nonce}"`));
});

test('the drawn page comes alive under a policy that knows one nonce, and says nothing', {
  timeout: 60_000,
}, async () => {
  await withPage(address, async (page, said) => {
    const button = page.getByRole('button', { name: '立即支付' });
    await button.waitFor();
    expect(await backgroundOf(page, '[data-component="Button"]')).toBe(blue);
    await expect
      .poll(
        async () => {
          await button.click({ timeout: 1000 }).catch(() => undefined);
          return page.getByRole('dialog', { name: '确认支付' }).isVisible();
        },
        { timeout: 20_000 },
      )
      .toBe(true);
    // Drawn first in the browser, so its styles came by script, with the nonce of the page.
    expect(await backgroundOf(page, '[role="dialog"]')).toBe('rgb(255, 255, 255)');
    expect(said).toEqual([]);
  });
});
