import { afterAll, beforeAll } from 'vitest';
import { seedCatalogue } from '../../src/domain/market/catalogue/seed-catalogue';
import { startTestServer, type TestServer } from './server';

/**
 * The server that the tests of a file (or of a `describe`) share. It starts before them, and closes after them with the proof that the
 * books are coherent. Nothing of it can be read while tests are still being collected.
 */
export function openServer(options: Parameters<typeof startTestServer>[0] = {}): TestServer {
  let started: TestServer | undefined;
  const server = (): TestServer => {
    if (started === undefined) throw new Error('the server of this file has not started');
    return started;
  };
  beforeAll(async () => {
    started = await startTestServer(options);
  });
  afterAll(() => started?.close());
  return {
    get app() {
      return server().app;
    },
    get services() {
      return server().services;
    },
    get clock() {
      return server().clock;
    },
    get database() {
      return server().database;
    },
    get log() {
      return server().log;
    },
    call: (call, input, caller) => server().call(call, input, caller),
    login: (phone) => server().login(phone),
    close: () => server().close(),
  };
}

/** The same with the goods of the market on sale. */
export function openMarket(options?: Parameters<typeof startTestServer>[0]): TestServer {
  const server = openServer(options);
  beforeAll(() => server.database.transaction(seedCatalogue));
  return server;
}
