// `npm run budgets`: what the first load of /store and /login costs a visitor until it can be used, measured on the built site in a real browser. Fails above the limits,
// and when a route downloads another route's screen.
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromiumPath } from './chromium.mjs';
import { startSite } from './site-server.mjs';
import { strangeScreens } from './strange-screens.mjs';

/** A page can be used when the first of its parts is to be seen and the others are there. */
const pages = [
  {
    route: '/store',
    parts: [
      '[data-component="GpuCard"] a[data-part="rent"][href]',
      'header nav a',
      '[data-component="NavTabs"]',
      '[data-component="Segmented"]',
    ],
    limits: { scriptKilobytes: 160, requests: 20, fontKilobytes: 45, layoutShift: 0.1 },
  },
  {
    route: '/login',
    parts: ['form input[type="password"]', 'form button[type="submit"]'],
    limits: { scriptKilobytes: 206, requests: 12, fontKilobytes: 45, layoutShift: 0.1 },
  },
];
const kilobyte = 1000;
const windows = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 375, height: 812 },
];

const { buildSite } = await import('./site.mjs');
await buildSite();
const { chromium } = await import('playwright');

const data = mkdtempSync(path.join(tmpdir(), 'compute-market-budgets-'));
// Demo data that `npm test` had written already; without them the server writes its own.
if (process.env.SEEDED_DATA)
  cpSync(process.env.SEEDED_DATA, data, { recursive: true, filter: (file) => !file.endsWith('.sock') });
const { url, close } = await startSite(data);
const browser = await chromium.launch({
  executablePath: chromiumPath,
  args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-background-networking'],
});

/** Runs in the page, before anything of it: notes when it can be used, and every layout shift that no input explains. */
function watch(parts) {
  window.__load = { usableAt: null, shift: 0 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.__load.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  const look = () => {
    // What was drawn before the app (ADR 16) can be read, not used.
    const found = parts.map((part) => document.querySelector(`#root:not([inert]) ${part}`));
    if (found.includes(null) || !found[0].checkVisibility()) return;
    window.__load.usableAt = performance.now();
    mutations.disconnect();
  };
  const mutations = new MutationObserver(look);
  mutations.observe(document, { childList: true, subtree: true, attributeFilter: ['inert'] });
}

/** A request counts for the first load when it began before the page could be used, whether or not its answer was there. */
async function measure({ route, parts }, viewport) {
  const page = await browser.newPage({ viewport });
  const loaded = [];
  page.on('requestfinished', (request) => {
    if (request.url().startsWith('data:')) return;
    loaded.push(
      request.response().then(async (response) => {
        const body = await response.body().catch(() => Buffer.alloc(0));
        return {
          pathname: new URL(request.url()).pathname,
          size: body.length,
          gzip: gzipSync(body, { level: 9 }).length,
          startedAt: request.timing().startTime,
        };
      }),
    );
  });
  await page.addInitScript(watch, parts);
  await page.goto(url + route);
  await page.waitForFunction(() => window.__load.usableAt !== null);
  await page.waitForLoadState('networkidle');
  // What came last has had its frames to move something.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
  const { usableAt, shift, timeOrigin } = await page.evaluate(() => ({
    ...window.__load,
    timeOrigin: performance.timeOrigin,
  }));
  const responses = await Promise.all(loaded);
  await page.close();
  const inTime = ({ startedAt }) => startedAt <= timeOrigin + usableAt;
  return {
    usableAt,
    shift,
    before: responses.filter(inTime),
    after: responses.filter((response) => !inTime(response)),
  };
}

/** Which pages leave the browser to find their screen's scripts by itself. */
async function routesWithoutScripts() {
  const { routeList } = await import('@compute-market/contract/routes');
  const shown = routeList.filter(({ key, redirectTo }) => redirectTo === null && key !== 'unknown');
  const answers = await Promise.all(
    shown.map(async ({ path: pattern }) => {
      const page = await fetch(url + pattern.replaceAll(/:\w+/g, '1')).then((response) => response.text());
      return { pattern, named: page.match(/<link rel="modulepreload" href="\/assets\//g)?.length ?? 0 };
    }),
  );
  return answers.filter(({ named }) => named === 0).map(({ pattern }) => pattern);
}

const sum = (responses, pick) => responses.reduce((total, response) => total + pick(response), 0) / kilobyte;
const scriptsOf = (responses) =>
  responses.filter(({ pathname }) => pathname.endsWith('.js')).sort((a, b) => b.gzip - a.gzip);
const list = (responses) => {
  for (const { pathname, gzip } of scriptsOf(responses))
    console.log(`  ${(gzip / kilobyte).toFixed(1).padStart(6)} kB  ${pathname}`);
};
let failed = false;
const judge = (name, value, limit, unit, digits = 1) => {
  const over = value > limit;
  failed ||= over;
  console.log(`${over ? '✘' : '✔'} ${name}: ${value.toFixed(digits)}${unit} of ${limit}${unit}`);
};

const { seen, told } = await strangeScreens();
judge(`screens of others in the chunks of ${seen} routes`, told.length, 0, '', 0);
for (const sentence of told) console.log(`  ${sentence}`);
// Every route but the few that lead elsewhere.
failed ||= seen < 30;

try {
  const silent = await routesWithoutScripts();
  judge('routes whose page does not name the scripts of its screen', silent.length, 0, '', 0);
  for (const route of silent) console.log(`  ${route}`);
  for (const [page, viewport] of pages.flatMap((each) => windows.map((viewport) => [each, viewport]))) {
    const { limits } = page;
    const { usableAt, shift, before, after } = await measure(page, viewport);
    const name = `${page.route} at ${viewport.width}×${viewport.height}`;
    console.log(`${name}: can be used after ${Math.round(usableAt)} ms, asking for`);
    list(before);
    judge(
      `${name}: JavaScript until it can be used, gzip`,
      sum(scriptsOf(before), ({ gzip }) => gzip),
      limits.scriptKilobytes,
      ' kB',
    );
    judge(`${name}: requests until it can be used`, before.length, limits.requests, '', 0);
    judge(
      `${name}: fonts`,
      sum(
        [...before, ...after].filter(({ pathname }) => pathname.endsWith('.woff2')),
        ({ size }) => size,
      ),
      limits.fontKilobytes,
      ' kB',
    );
    judge(`${name}: cumulative layout shift`, shift, limits.layoutShift, '', 3);
    console.log(
      `  after that ${after.length} requests, ${sum(scriptsOf(after), ({ gzip }) => gzip).toFixed(1)} kB of JavaScript:`,
    );
    list(after);
  }
} finally {
  await browser.close();
  await close();
  rmSync(data, { recursive: true, force: true });
}
process.exitCode = failed ? 1 : 0;
