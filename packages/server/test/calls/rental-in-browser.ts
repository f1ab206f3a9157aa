import { beforeAll, beforeEach } from 'vitest';
import { openMarket, type startTestServer } from '../setup';
import { listen } from '../setup/browser-terminal';
import { rentalsOn, type Rental } from './instance-world';

/**
 * The market of a file listens at a port of its own, and before each test (with `once`, before them all) somebody rents an instance there, which
 * runs. Read port and rental within tests.
 */
export function rentalInBrowser(options: Parameters<typeof startTestServer>[0], { once = false } = {}) {
  const server = openMarket(options);
  const world = rentalsOn(server);
  let port = 0;
  let rental: Rental | undefined;
  beforeAll(async () => {
    port = await listen(server);
  });
  (once ? beforeAll : beforeEach)(async () => {
    rental = await world.openRental({ balance: 500 });
  });
  const begun = (): Rental => {
    if (rental === undefined) throw new Error('no test of this file has begun');
    return rental;
  };
  return {
    server,
    world,
    get port() {
      return port;
    },
    get buyer() {
      return begun().buyer;
    },
    get name() {
      return begun().name;
    },
  };
}
