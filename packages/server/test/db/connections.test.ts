import { EventEmitter } from 'node:events';
import type pg from 'pg';
import { afterEach, expect, test, vi } from 'vitest';
import { Connections } from '../../src/db/connections';

class Client extends EventEmitter {
  readonly released: (boolean | undefined)[] = [];
  release(broken?: boolean): void {
    this.released.push(broken);
  }
}

/** A pool that opens a connection for each loan. */
class Pool extends EventEmitter {
  readonly clients: Client[] = [];
  waitingCount = 0;
  totalCount = 0;
  idleCount = 0;
  ended = false;
  connect(): Promise<Client> {
    const client = new Client();
    this.clients.push(client);
    this.emit('connect', client);
    return Promise.resolve(client);
  }
  end(): Promise<void> {
    this.ended = true;
    return Promise.resolve();
  }
}

const open: Connections[] = [];
function over(pool: Pool): Connections {
  const connections = new Connections(pool as unknown as pg.Pool, () => undefined);
  open.push(connections);
  return connections;
}
afterEach(async () => {
  vi.useRealTimers();
  for (const one of open.splice(0)) await one.close();
});

test('the next work takes the connection that was used last, without asking the pool', async () => {
  const pool = new Pool();
  const connections = over(pool);
  const session = await connections.take();
  connections.give(session);
  expect(connections.take()).toBe(session);
  expect(pool.clients).toHaveLength(1);
});

test('who waits in the pool is served before a connection is kept', async () => {
  const pool = new Pool();
  const connections = over(pool);
  const used = await connections.take();
  pool.waitingCount = 1;
  connections.give(used);
  expect(pool.clients[0]?.released).toEqual([false]);
});

test('one that broke is lent to nobody, whether it was kept or in use', async () => {
  const pool = new Pool();
  const connections = over(pool);
  const [first, second] = [await connections.take(), await connections.take()];
  connections.give(first);
  pool.clients[0]?.emit('error', new Error('cut'));
  expect(pool.clients[0]?.released).toEqual([true]);
  pool.clients[1]?.emit('error', new Error('cut'));
  expect(connections.isBroken(second)).toBe(true);
  connections.give(second);
  expect(pool.clients[1]?.released).toEqual([true]);
  await connections.take();
  expect(pool.clients).toHaveLength(3);
});

test('what nobody takes for a while goes back, what is used goes on being kept', async () => {
  vi.useFakeTimers();
  const pool = new Pool();
  const connections = over(pool);
  const [first, second] = [await connections.take(), await connections.take()];
  connections.give(first);
  connections.give(second);
  for (let round = 0; round < 3; round += 1) {
    vi.advanceTimersByTime(4000);
    connections.give(await connections.take());
  }
  expect(pool.clients.map(({ released }) => released)).toEqual([[undefined], []]);
});

test('closing gives all of them back, also one that is still in use', async () => {
  const pool = new Pool();
  const connections = over(pool);
  const [kept, used] = [await connections.take(), await connections.take()];
  connections.give(kept);
  await connections.close();
  connections.give(used);
  expect(pool.clients.map(({ released }) => released)).toEqual([[undefined], [false]]);
  expect(pool.ended).toBe(true);
  open.splice(0);
});
