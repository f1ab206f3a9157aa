// A page of tests/bench, built for production and opened in a real browser.
import { createServer } from 'node:http';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromiumPath } from './chromium.mjs';
import { root } from './processes.mjs';

const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };
// Isolated from other origins the page has a clock of 5 µs instead of 100.
const isolation = { 'cross-origin-opener-policy': 'same-origin', 'cross-origin-embedder-policy': 'require-corp' };

/** How the benches build: our source as it is, one React. */
export const benchBuild = async () => {
  const { default: react } = await import('@vitejs/plugin-react');
  return {
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    resolve: {
      conditions: ['@compute-market/source', 'module', 'browser', 'development|production'],
      dedupe: ['react', 'react-dom', 'styled-components'],
    },
  };
};

/** Builds a page of a folder, opens it at 1440 by 900, and gives it to `work`; an error on the page ends the bench. */
export async function withBenchPage({ folder, file, args = [] }, work) {
  const { build } = await import('vite');
  const { chromium } = await import('playwright');
  const out = mkdtempSync(path.join(tmpdir(), 'compute-market-bench-'));
  const source = path.join(root, folder);
  await build({
    ...(await benchBuild()),
    root: source,
    build: {
      outDir: out,
      emptyOutDir: true,
      target: 'es2022',
      rollupOptions: { input: path.join(source, file) },
    },
  });
  const server = createServer((request, response) => {
    const asked = path.join(out, request.url);
    if (!existsSync(asked)) return response.writeHead(404).end();
    return response
      .writeHead(200, { 'content-type': types[path.extname(asked)] ?? 'application/octet-stream', ...isolation })
      .end(readFileSync(asked));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const browser = await chromium.launch({
    executablePath: chromiumPath,
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-background-networking', ...args],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    page.on('pageerror', (error) => {
      throw error;
    });
    await page.goto(`http://127.0.0.1:${server.address().port}/${file}`);
    await work(page);
  } finally {
    await browser.close();
    server.close();
    rmSync(out, { recursive: true, force: true });
  }
}
