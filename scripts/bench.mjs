// `npm run bench`: mounting 2,000 Buttons against 2,000 bare elements, in one run of a production build. Fails above the ratio.
import { createServer } from 'node:http';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromiumPath } from './chromium.mjs';
import { root } from './processes.mjs';

const limit = 2;
const { build } = await import('vite');
const { default: react } = await import('@vitejs/plugin-react');
const { chromium } = await import('playwright');

const out = mkdtempSync(path.join(tmpdir(), 'compute-market-bench-'));
await build({
  configFile: false,
  root: path.join(root, 'tests/bench'),
  logLevel: 'error',
  plugins: [react()],
  resolve: {
    conditions: ['@compute-market/source', 'module', 'browser', 'development|production'],
    dedupe: ['react', 'react-dom', 'styled-components'],
  },
  build: { outDir: out, emptyOutDir: true, target: 'es2022' },
});
const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };
const server = createServer((request, response) => {
  const file = path.join(out, request.url === '/' ? 'index.html' : request.url);
  if (!existsSync(file)) return response.writeHead(404).end();
  return response
    .writeHead(200, { 'content-type': types[path.extname(file)] ?? 'application/octet-stream' })
    .end(readFileSync(file));
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const browser = await chromium.launch({
  executablePath: chromiumPath,
  args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-background-networking'],
});
try {
  const page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${server.address().port}/`);
  await page.waitForFunction(() => typeof window.compare === 'function');
  const { bare, component } = await page.evaluate(() => window.compare());
  const ratio = component / bare;
  console.log(
    `${ratio <= limit ? '✔' : '✘'} 2,000 Buttons: ${component.toFixed(1)} ms against ${bare.toFixed(1)} ms bare, ${ratio.toFixed(2)} times (at most ${limit})`,
  );
  process.exitCode = ratio <= limit ? 0 : 1;
} finally {
  await browser.close();
  server.close();
  rmSync(out, { recursive: true, force: true });
}
