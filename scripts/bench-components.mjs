// Parts of screens against the same markup in bare HTML, in one run of a production build: mounting, one change, memory. Fails above the limits.
import { createServer } from 'node:http';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromiumPath } from './chromium.mjs';
import { root } from './processes.mjs';

const longestFrame = 50;
const scrolls = 5;
const { build } = await import('vite');
const { default: react } = await import('@vitejs/plugin-react');
const { chromium } = await import('playwright');

const folder = path.join(root, 'tests/bench');
const out = mkdtempSync(path.join(tmpdir(), 'compute-market-bench-'));
await build({
  configFile: false,
  root: folder,
  logLevel: 'error',
  plugins: [react()],
  resolve: {
    conditions: ['@compute-market/source', 'module', 'browser', 'development|production'],
    dedupe: ['react', 'react-dom', 'styled-components'],
  },
  build: {
    outDir: out,
    emptyOutDir: true,
    target: 'es2022',
    rollupOptions: { input: path.join(folder, 'components.html') },
  },
});
const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };
// Isolated from other origins the page has a clock of 5 µs instead of 100.
const isolation = { 'cross-origin-opener-policy': 'same-origin', 'cross-origin-embedder-policy': 'require-corp' };
const server = createServer((request, response) => {
  const file = path.join(out, request.url);
  if (!existsSync(file)) return response.writeHead(404).end();
  return response
    .writeHead(200, { 'content-type': types[path.extname(file)] ?? 'application/octet-stream', ...isolation })
    .end(readFileSync(file));
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const browser = await chromium.launch({
  executablePath: chromiumPath,
  args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-background-networking'],
});

const failures = [];
/** Prints one figure and remembers it when it is over its limit. */
function tell(what, words, value, limit) {
  const kept = limit === undefined || value <= limit;
  console.log(`${kept ? '✔' : '✘'} ${what}: ${words}${limit === undefined ? '' : ` (at most ${limit})`}`);
  if (!kept) failures.push(what);
}
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  page.on('pageerror', (error) => {
    throw error;
  });
  await page.goto(`http://127.0.0.1:${server.address().port}/components.html`);
  await page.waitForFunction(() => window.bench !== undefined);
  const devtools = await page.context().newCDPSession(page);
  const heap = async (index, side) => {
    await page.evaluate(([at, which]) => window.bench.stand(at, which), [index, side]);
    for (let turn = 0; turn < 3; turn += 1) await devtools.send('HeapProfiler.collectGarbage');
    return (await devtools.send('Runtime.getHeapUsage')).usedSize / 1024 / 1024;
  };

  for (const [index, { name, changed, limits }] of (await page.evaluate(() => window.bench.names)).entries()) {
    const times = await page.evaluate((at) => window.bench.compare(at), index);
    for (const [kind, what] of [
      ['mount', `mount ${name}`],
      ['change', `${name}, ${changed}`],
    ]) {
      const { component, bare } = times[kind];
      const ratio = component / bare;
      tell(
        what,
        `${component.toFixed(2)} ms against ${bare.toFixed(2)} ms bare, ${ratio.toFixed(2)} times`,
        ratio,
        limits[kind],
      );
    }
    const base = await heap(index, 'none');
    const bare = (await heap(index, 'bare')) - base;
    await heap(index, 'none');
    const component = (await heap(index, 'component')) - base;
    await heap(index, 'none');
    tell(`memory of ${name}`, `${component.toFixed(2)} MB against ${bare.toFixed(2)} MB bare`, 0);
  }

  const runs = [];
  for (let run = 0; run < scrolls; run += 1) runs.push(await page.evaluate(() => window.bench.scrollTable()));
  const longest = median(runs.map((run) => run.longest));
  tell(
    'scroll a table of 10,000 rows',
    `longest frame ${longest.toFixed(1)} ms, the median of ${runs.map((run) => run.longest.toFixed(1)).join(', ')}; mean frame ${median(runs.map((run) => run.mean)).toFixed(1)} ms; at most ${Math.max(...runs.map((run) => run.most))} rows in the document`,
    longest,
    longestFrame,
  );
  process.exitCode = failures.length === 0 ? 0 : 1;
} finally {
  await browser.close();
  server.close();
  rmSync(out, { recursive: true, force: true });
}
