// Parts of screens against the same markup in bare HTML, in one run of a production build: mounting, one change, memory. Fails above the limits.
import { withBenchPage } from './bench-page.mjs';
import { median } from './quantile.mjs';

const longestFrame = 50;
const scrolls = 5;

const failures = [];
/** Prints one figure and remembers it when it is over its limit. */
function tell(what, words, value, limit) {
  const kept = limit === undefined || value <= limit;
  console.log(`${kept ? '✔' : '✘'} ${what}: ${words}${limit === undefined ? '' : ` (at most ${limit})`}`);
  if (!kept) failures.push(what);
}

await withBenchPage({ folder: 'tests/bench', file: 'components.html' }, async (page) => {
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
});
