// `npm run budgets`: what the first load of /store costs a visitor, measured on the built site in a real browser. Fails above the limits.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from './processes.mjs';

const limits = { scriptKilobytes: 150, requests: 20, fontKilobytes: 45 };
const kilobyte = 1000;

const { buildSite } = await import('./site.mjs');
await buildSite();
const { chromium } = await import('playwright');

const port = await new Promise((resolve) => {
  const probe = createServer().listen(0, '127.0.0.1', () => {
    const { port: free } = probe.address();
    probe.close(() => resolve(free));
  });
});
const data = mkdtempSync(path.join(tmpdir(), 'compute-market-budgets-'));
const url = `http://127.0.0.1:${port}`;
const server = spawn(process.execPath, [path.join(root, 'packages/server/dist/main.js')], {
  env: { ...process.env, NODE_ENV: 'production', PORT: String(port), HOST: '127.0.0.1', DATA_DIR: data, LOG_LEVEL: 'error' },
  stdio: ['ignore', 'ignore', 'inherit'],
});
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-background-networking'] });

async function measure(route) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const loaded = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (!response.url().startsWith('data:')) loaded.push(response.body().then((body) => ({ pathname, type: response.request().resourceType(), size: body.length, gzip: gzipSync(body, { level: 9 }).length }), () => ({ pathname, type: 'other', size: 0, gzip: 0 })));
  });
  await page.goto(url + route);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
  const responses = await Promise.all(loaded);
  await page.close();
  return responses;
}

const sum = (responses, pick) => responses.reduce((total, response) => total + pick(response), 0) / kilobyte;
let failed = false;
const judge = (name, value, limit, unit) => {
  const over = value > limit;
  failed ||= over;
  console.log(`${over ? '✘' : '✔'} ${name}: ${Math.round(value * 10) / 10}${unit} of ${limit}${unit}`);
};

try {
  for (let attempt = 0; ; attempt += 1) {
    if (await fetch(`${url}/healthz`).then((response) => response.ok, () => false)) break;
    if (attempt > 300) throw new Error('the server did not start');
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  const responses = await measure('/store');
  const scripts = responses.filter(({ pathname }) => pathname.endsWith('.js'));
  for (const { pathname, gzip } of scripts.sort((a, b) => b.gzip - a.gzip)) console.log(`  ${(gzip / kilobyte).toFixed(1).padStart(6)} kB  ${pathname}`);
  judge('/store: JavaScript, gzip', sum(scripts, ({ gzip }) => gzip), limits.scriptKilobytes, ' kB');
  judge('/store: requests', responses.length, limits.requests, '');
  judge('/store: fonts', sum(responses.filter(({ pathname }) => pathname.endsWith('.woff2')), ({ size }) => size), limits.fontKilobytes, ' kB');
} finally {
  await browser.close();
  server.kill('SIGTERM');
  await new Promise((resolve) => server.once('exit', resolve));
  rmSync(data, { recursive: true, force: true });
}
process.exitCode = failed ? 1 : 0;
