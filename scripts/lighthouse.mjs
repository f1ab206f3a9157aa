// `npm run lighthouse`: what Lighthouse says of the first pages on a slow phone, three runs each, the median. The score is Lighthouse's own, of a
// simulated network, which counts every file that came before the paint as one that held it up; what a person waits for is read while network
// and processor really are slowed down. Both have limits. Lighthouse is fetched when it is first asked for; where it cannot be had, that is
// said and nothing is measured.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromiumPath } from './chromium.mjs';
import { run } from './processes.mjs';
import { freePort, startSite } from './site-server.mjs';
import { buildSite } from './site.mjs';
import { median } from './quantile.mjs';

const version = '12.8.2';
const times = 3;
/** ms; simulated and slowed down. */
const latestPaint = { 'largest-contentful-paint': 1800 };
/** `least` is a score of 100; a lower one fails. `most` are milliseconds, or for the layout a shift, that may not be passed while it is slow. */
const pages = [
  { path: '/store', least: 95, most: { ...latestPaint, 'total-blocking-time': 150 } },
  { path: '/login', least: 95, most: { ...latestPaint, 'total-blocking-time': 150 } },
  {
    path: '/console/dashboard',
    least: 90,
    most: { ...latestPaint, 'total-blocking-time': 150, 'cumulative-layout-shift': 0.01 },
    phone: '13800000001',
  },
];
/** `npm run lighthouse -- /console/dashboard` measures that page alone. */
const asked = process.argv.slice(2);
const measured = pages.filter(({ path: route }) => asked.length === 0 || asked.includes(route));
const demoPassword = 'Suanli2026';
const figures = [
  ['first paint', 'first-contentful-paint', 0],
  ['largest paint', 'largest-contentful-paint', 0],
  ['blocked', 'total-blocking-time', 0],
  ['layout shift', 'cumulative-layout-shift', 3],
];
/** Not `spawnSync`: the browser waits for this program with every page that Lighthouse opens. */
const lighthouse = (args) => run('npx', ['--yes', `lighthouse@${version}`, ...args], { quiet: true });

if ((await lighthouse(['--version'])).code !== 0) {
  console.log(`lighthouse@${version} cannot be had here: nothing was measured`);
  process.exit(0);
}
await buildSite();
const { chromium } = await import('playwright');
const data = mkdtempSync(path.join(tmpdir(), 'compute-market-lighthouse-'));
const report = path.join(data, 'report.json');
const site = await startSite(path.join(data, 'site'));

/** A session of an account of the demo. */
async function sessionOf(phone) {
  const body = new URLSearchParams({ phone, passwd: demoPassword });
  const answer = await (await fetch(`${site.url}/api/login`, { method: 'POST', body })).json();
  if (typeof answer.data?.session !== 'string') throw new Error(`${phone} could not log in: ${answer.reason}`);
  return answer.data.session;
}

/** One run in a browser of its own, which may be logged in. `throttling` is Lighthouse's: `simulate` or `devtools`. */
async function measure({ path: route, phone }, throttling) {
  const port = await freePort();
  const args = [`--remote-debugging-port=${port}`, '--no-sandbox', '--disable-background-networking'];
  const profile = mkdtempSync(path.join(data, 'profile-'));
  const browser = await chromium.launchPersistentContext(profile, { executablePath: chromiumPath, args });
  try {
    if (phone !== undefined) {
      const token = await sessionOf(phone);
      const page = await browser.newPage();
      await page.goto(`${site.url}/favicon.svg`);
      await page.evaluate((session) => localStorage.setItem('token', session), token);
    }
    const { code, output } = await lighthouse([
      site.url + route,
      '--quiet',
      '--only-categories=performance',
      `--throttling-method=${throttling}`,
      '--output=json',
      `--output-path=${report}`,
      `--port=${port}`,
      ...(phone === undefined ? [] : ['--disable-storage-reset']),
    ]);
    if (code !== 0) throw new Error(output);
    return JSON.parse(readFileSync(report, 'utf8'));
  } finally {
    await browser.close();
  }
}

async function runsOf(page, throttling) {
  const runs = [];
  for (let time = 0; time < times; time += 1) runs.push(await measure(page, throttling));
  return runs;
}
const valueOf = (runs, audit) => median(runs.map(({ audits }) => audits[audit].numericValue));
const told = (runs) =>
  figures.map(([name, audit, digits]) => `${name} ${valueOf(runs, audit).toFixed(digits)}`).join(', ');
/** The limits that these runs pass, as they are told. */
const beyond = (runs, limits) =>
  Object.entries(limits)
    .filter(([audit, most]) => valueOf(runs, audit) > most)
    .map(([audit, most]) => `; ${audit} at most ${most}`);

let failed = false;
try {
  for (const page of measured) {
    const simulated = await runsOf(page, 'simulate');
    const slowed = await runsOf(page, 'devtools');
    const score = median(simulated.map(({ categories }) => Math.round(categories.performance.score * 100)));
    const requests = median(simulated.map(({ audits }) => audits['network-requests'].details.items.length));
    const late = beyond(simulated, latestPaint);
    const passed = beyond(slowed, page.most);
    const isLow = score < page.least;
    failed ||= isLow || late.length > 0 || passed.length > 0;
    console.log(
      `${isLow || late.length > 0 ? '✘' : '✔'} ${page.path}: ${score} of 100, at least ${page.least}; simulated: ${told(simulated)}, requests ${requests}${late.join('')}`,
    );
    console.log(`${passed.length > 0 ? '✘' : '✔'} ${page.path}: slowed down: ${told(slowed)}${passed.join('')}`);
  }
} finally {
  await site.close();
  rmSync(data, { recursive: true, force: true });
}
process.exitCode = failed ? 1 : 0;
