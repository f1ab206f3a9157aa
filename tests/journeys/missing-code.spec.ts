import type { BrowserContext } from '@playwright/test';
import { expectScreen, setOff } from './pages';
import {
  arrive,
  expectSamePage,
  expectToCome,
  headingOf,
  loseNetwork,
  markPage,
  networkIsBack,
  stand,
  watchArrival,
} from './piece-walk';
import { expect, test } from './site';
import { startWalk, visitors } from './walk';

/** Goes there while one file cannot be had, on a device that knows that it has no network; then the network is back. */
async function arriveLate(context: BrowserContext, url: string, address: string, file: string): Promise<void> {
  const page = await context.newPage();
  const lost = page.waitForEvent('requestfailed', (request) => request.url() === url + file);
  await page.route(url + file, (route) => route.abort());
  await stand(page, url);
  await markPage(page);
  await loseNetwork(page);
  const before = await headingOf(page);
  await setOff(page, address);
  await lost;
  const came = watchArrival(page, url + file);
  await page.unroute(url + file);
  await networkIsBack(page);
  await expectToCome(page, came);
  await expect.poll(() => headingOf(page)).not.toBe(before);
  await expectScreen(page);
  await expectSamePage(page);
  await page.close();
}

for (const [visitor, called] of visitors.filter(([name]) => name !== 'sub'))
  test(`each file of code that a page asks for may be missing once: the page stands when the network is back, without a reload (${called})`, async ({
    context,
    server: { url },
  }) => {
    test.setTimeout(3_000_000);
    context.setDefaultTimeout(30_000);
    const first = await context.newPage();
    const addresses = await startWalk(first, url, visitor);
    await stand(first, url);
    const seen = new Set<string>();
    const problems: string[] = [];
    for (const [{ key }, address] of addresses.filter(([route]) => route.key !== 'docs'))
      await test.step(key, async () => {
        const files = await arrive(context, url, address);
        for (const file of files.filter((each) => !seen.has(each))) {
          seen.add(file);
          const problem = await arriveLate(context, url, address, file).then(() => '', String);
          if (problem !== '') problems.push(`${key} without ${file}: ${problem.slice(0, 1500)}`);
        }
      });
    expect(problems).toEqual([]);
    expect(seen.size).toBeGreaterThan(visitor === 'main' ? 60 : 10);
  });
