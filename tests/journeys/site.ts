import { test as base } from '@playwright/test';
import { cameFrom, tellFleet } from './customer';
import { startServer, type RunningServer } from './server';
import { demoCopy, embeddedDemoCopy } from './stored-data';

let visitors = 0;

/** A machine runs as soon as it is looked at, where the demo gives it six seconds to be watched: most journeys only wait for its end. */
const quickStarts = { boot_seconds: '0' };
/** As long as in the demo: its phases are seen, and the page asks for them again. */
const watchedStarts = { boot_seconds: '6' };

/** Machines that are ordered meanwhile take long enough to be watched while they start. */
export async function withWatchedStarts(url: string, work: () => Promise<void>) {
  await tellFleet(url, watchedStarts);
  try {
    await work();
  } finally {
    await tellFleet(url, quickStarts);
  }
}

/** A server of its own for every worker, on a copy of the demo data (seed.setup.ts). Tests that move its time say `timeMoves`: they share no server with the others. `embedded`: on the embedded database, at home, where no band says that this is a demonstration. */
export const test = base.extend<object, { server: RunningServer; timeMoves: boolean; embedded: boolean }>({
  // Playwright wants the destructuring pattern even when nothing is taken.
  extraHTTPHeaders: async ({}, use) => {
    visitors += 1;
    // Out of the way of the customers without a browser, whose numbers have six digits.
    await use(cameFrom(10_000_000 + visitors));
  },
  timeMoves: [false, { option: true, scope: 'worker' }],
  embedded: [false, { option: true, scope: 'worker' }],
  server: [
    async ({ embedded }, use) => {
      const data = embedded ? embeddedDemoCopy() : await demoCopy();
      const server = await startServer(data);
      await tellFleet(server.url, quickStarts);
      await use(server);
      await server.stop();
      await data.remove();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

export { expect } from '@playwright/test';
