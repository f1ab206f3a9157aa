import { test as base } from '@playwright/test';
import { removeData, startServer, temporaryData, type RunningServer } from './server';

/** A server of its own for every worker, on fresh demo data. Tests that move its time say `timeMoves`: they share no server with the others. */
export const test = base.extend<object, { server: RunningServer; timeMoves: boolean }>({
  timeMoves: [false, { option: true, scope: 'worker' }],
  server: [
    // Playwright wants the destructuring pattern even when nothing is taken.
     
    async ({}, use) => {
      const data = temporaryData();
      const server = await startServer(data);
      await use(server);
      await server.stop();
      removeData(data);
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

export { expect } from '@playwright/test';
