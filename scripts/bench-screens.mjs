// `npm run bench`: the console with 2,000 instances and the market with 3,000 offers, on the built site in a real browser whose processor is four times slower. Fails above the limits.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromiumPath } from './chromium.mjs';
import { root } from './processes.mjs';
import { startSite } from './site-server.mjs';
import { buildSite } from './site.mjs';
import { median } from './quantile.mjs';

const limits = { serverPage: 50, interaction: 100 };
const slowdown = 4;
const serverTimes = 30;
const times = 7;
const viewport = { width: 1440, height: 900 };
/** More than the browser's own bars take, pixels. */
const bars = 200;

await buildSite();
const { chromium } = await import('playwright');
let failed = false;
function judge(name, value, limit, more = '') {
  const over = value > limit;
  failed ||= over;
  console.log(`${over ? '✘' : '✔'} ${name}: ${value.toFixed(0)} ms of ${limit} ms${more}`);
}

/** A server of its own with so many instances and models; `work` gets its address and a customer's session. */
async function withServer({ instances, models }, work) {
  const data = mkdtempSync(path.join(tmpdir(), 'compute-market-bench-'));
  const filled = spawnSync(
    path.join(root, 'node_modules/.bin/tsx'),
    ['--conditions=@compute-market/source', 'tests/bench/fill.ts', data, String(instances), String(models)],
    { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] },
  );
  if (filled.status !== 0) throw new Error('the data directory was not filled');
  const site = await startSite(data, (url) => ({ DEMO: 'off', PUBLIC_ORIGIN: url }));
  try {
    await work({ url: site.url, session: filled.stdout });
  } finally {
    await site.close();
    rmSync(data, { recursive: true, force: true });
  }
}

/** How long the server takes for one answer. */
async function serverPage({ url, session }, name, call, body) {
  const taken = [];
  for (let time = 0; time < serverTimes; time += 1) {
    const began = performance.now();
    const answer = await (
      await fetch(`${url}/api${call}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...body, session }),
      })
    ).json();
    if (answer.status !== 0) throw new Error(`${call}: ${answer.reason}`);
    taken.push(performance.now() - began);
  }
  judge(`server, ${name}`, median(taken), limits.serverPage);
}

/** Runs in the page before anything of it: notes how long each input took until the next frame was painted. */
function watchInputs() {
  window.__inputs = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry.interactionId > 0) window.__inputs.push(entry.duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
}

/**
 * The page as large as it says: the browser's own bars take their part of the window, and what lies under its edge is never painted,
 * so that an input at the page's foot would be counted until something above it changed.
 */
async function fitWindow(devtools) {
  const { windowId } = await devtools.send('Browser.getWindowForTarget');
  await devtools.send('Browser.setWindowBounds', {
    windowId,
    bounds: { width: viewport.width + bars, height: viewport.height + bars },
  });
}

/** One screen under a slow processor. `interactions` name what is done, how, and when its result stands. */
async function measure(browser, { url, session }, { route, ready, interactions }) {
  const context = await browser.newContext({ viewport, locale: 'zh-CN', timezoneId: 'Asia/Shanghai' });
  await context.addInitScript((token) => localStorage.setItem('token', token), session);
  await context.addInitScript(watchInputs);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await fitWindow(devtools);
  await page.goto(url + route);
  await ready(page);
  await page.waitForLoadState('networkidle');
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  for (const { name, act, stands } of interactions) {
    const painted = [];
    const whole = [];
    // There and back once before: that brings what is drawn on demand.
    for (let time = -2; time < times; time += 1) {
      await page.evaluate(() => {
        window.__inputs = [];
      });
      const began = performance.now();
      await act(page, time);
      await stands(page, time);
      const took = performance.now() - began;
      await page.waitForLoadState('networkidle');
      const inputs = await page.evaluate(
        () =>
          new Promise((resolve) => {
            setTimeout(() => resolve(window.__inputs), 300);
          }),
      );
      // What is not told was painted within a frame.
      if (time >= 0) {
        painted.push(Math.max(16, ...inputs));
        whole.push(took);
      }
    }
    judge(
      name,
      median(painted),
      limits.interaction,
      ` until painted (longest ${Math.max(...painted)}); its result stands after ${median(whole).toFixed(0)} ms`,
    );
  }
  await context.close();
}

const even = (time) => time % 2 === 0;
/** The address says so; nothing is loaded anew for it. */
const says = (page, name, value) =>
  page.waitForFunction(
    ([key, wanted]) => (new URLSearchParams(location.search).get(key) ?? '') === wanted,
    [name, value],
  );
const rows = (page) => page.locator('table tbody tr');
const dashboard = {
  route: '/console/dashboard?status=all',
  ready: (page) => rows(page).nth(19).waitFor(),
  interactions: [
    {
      name: 'dashboard, a filter chip',
      act: (page, time) => page.getByRole('radio', { name: even(time) ? /^运行中/ : /^全部/ }).click(),
      stands: (page, time) => says(page, 'status', even(time) ? 'running' : 'all'),
    },
    {
      name: 'dashboard, a tab',
      act: (page, time) => page.getByRole('tab', { name: even(time) ? /^容器/ : /^云主机/ }).click(),
      stands: (page, time) =>
        page.locator('[role=tab][aria-selected=true]', { hasText: even(time) ? '容器' : '云主机' }).waitFor(),
    },
    {
      name: 'dashboard, another page',
      act: (page, time) => page.getByRole('button', { name: even(time) ? '下一页' : '上一页' }).click(),
      stands: (page, time) => page.locator('[aria-current=page]', { hasText: even(time) ? /^2$/ : /^1$/ }).waitFor(),
    },
    {
      name: "dashboard, a row's menu",
      act: (page) => rows(page).nth(3).locator('[data-part=more]').click(),
      async stands(page) {
        await page.getByRole('menu').waitFor();
        await page.keyboard.press('Escape');
        await page.getByRole('menu').waitFor({ state: 'hidden' });
      },
    },
    {
      name: 'dashboard, a row is chosen',
      act: (page) => rows(page).nth(2).getByRole('checkbox').click(),
      stands: () => Promise.resolve(),
    },
  ],
};
const cards = (page) => page.locator('[data-component=GpuCard]');
const store = {
  route: '/store',
  async ready(page) {
    await cards(page).nth(23).waitFor();
    await page.getByRole('button', { name: '更多筛选' }).click();
  },
  interactions: [
    {
      name: 'store, a memory chip',
      act: (page, time) =>
        page
          .getByRole('radio', { name: even(time) ? /80/ : '不限' })
          .first()
          .click(),
      stands: (page, time) => says(page, 'vram', even(time) ? '80' : ''),
    },
    {
      name: 'store, a room chip',
      act: (page, time) => page.getByRole('radio', { name: even(time) ? /西南一区/ : /华东一区/ }).click(),
      stands: (page, time) => says(page, 'district', even(time) ? '西南一区' : '华东一区'),
    },
    {
      name: 'store, the period',
      act: (page, time) =>
        page
          .getByRole('radio', { name: even(time) ? /按天|天/ : /按小时|小时/ })
          .first()
          .click(),
      stands: (page, time) => says(page, 'period', even(time) ? 'day' : ''),
    },
  ],
};

const browser = await chromium.launch({
  executablePath: chromiumPath,
  args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-background-networking'],
});
try {
  await withServer({ instances: 2000, models: 0 }, async (served) => {
    const list = '/get_container_by_token_with_page_v2';
    await serverPage(served, 'the first page of 2,000 instances', list, { page: 1, page_size: 50 });
    await serverPage(served, 'a page in the middle', list, { page: 20, page_size: 50 });
    await serverPage(served, 'a filtered page', list, {
      page: 1,
      page_size: 50,
      container_type: 'kvm',
      status_type: 'statusRunning',
      keyword: '任务',
    });
    await serverPage(served, 'what is paid for and how long the money lasts', '/get_balance_runway', {});
    await measure(browser, served, dashboard);
  });
  await withServer({ instances: 0, models: 3000 }, (served) => measure(browser, served, store));
} finally {
  await browser.close();
}
process.exitCode = failed ? 1 : 0;
