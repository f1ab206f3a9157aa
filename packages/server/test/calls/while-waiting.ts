import { vi } from 'vitest';
import type { TestServer } from '../setup';

/** Lets something happen while the next request waits to begin its transaction, of its several the one with this number from 0. */
export function whileWaiting(server: TestServer, happening: () => Promise<unknown>, transaction = 0): void {
  const { database } = server.services;
  const begin = database.transaction.bind(database);
  const spy = vi.spyOn(database, 'transaction');
  for (let number = 0; number < transaction; number += 1) spy.mockImplementationOnce(begin);
  spy.mockImplementationOnce(async (...given) => {
    spy.mockRestore();
    await happening();
    return begin(...given);
  });
}
