import type pg from 'pg';

/** How long a connection may lie unused before the pool has it back and closes it in its own time, ms. */
const keptMs = 5000;

/**
 * Connections of a pool. One that was used a moment ago is kept at hand: the session of a call and its work take the same one after the other, without
 * the timers and turns that a pool spends on each loan. Whoever waits in the pool is served first, and what nobody has taken for a while goes back to it.
 */
export class Connections {
  readonly #pool: pg.Pool;
  /** At hand, the last used at the end. */
  readonly #kept: pg.PoolClient[] = [];
  readonly #broken = new WeakSet<pg.PoolClient>();
  /** As many as lay unused since the pool was last given some back. */
  #unused = 0;
  readonly #timer: NodeJS.Timeout;
  #closing = false;

  /** `onOpened` is told of each connection once. */
  constructor(pool: pg.Pool, onOpened: (client: pg.PoolClient) => void) {
    this.#pool = pool;
    // One that breaks while the pool has it is replaced by the pool; without a listener it would end the process.
    pool.on('error', () => undefined);
    // The pool listens to a connection while it has it only: one cut elsewhere would end the process.
    pool.on('connect', (client) => {
      client.on('error', () => this.#lose(client));
      onOpened(client);
    });
    this.#timer = setInterval(() => this.#giveUnusedBack(), keptMs).unref();
  }

  /** A connection for one piece of work, which gives it back. At once where one is at hand. */
  take(): pg.PoolClient | Promise<pg.PoolClient> {
    const client = this.#kept.pop();
    this.#unused = Math.min(this.#unused, this.#kept.length);
    return client ?? this.#pool.connect();
  }

  /** Whether it was cut since it was opened. */
  isBroken(client: pg.PoolClient): boolean {
    return this.#broken.has(client);
  }

  give(client: pg.PoolClient): void {
    const isWanted = this.#closing || this.#pool.waitingCount > 0;
    if (isWanted || this.#broken.has(client)) client.release(this.#broken.has(client));
    else this.#kept.push(client);
  }

  use() {
    const { totalCount, idleCount, waitingCount } = this.#pool;
    return { open: totalCount, idle: idleCount + this.#kept.length, waiting: waitingCount };
  }

  /** Closes them all, those in use once they are given back. */
  async close(): Promise<void> {
    this.#closing = true;
    clearInterval(this.#timer);
    for (const client of this.#kept.splice(0)) client.release();
    await this.#pool.end();
  }

  #lose(client: pg.PoolClient): void {
    this.#broken.add(client);
    const place = this.#kept.indexOf(client);
    if (place < 0) return;
    this.#kept.splice(place, 1);
    client.release(true);
  }

  #giveUnusedBack(): void {
    for (const client of this.#kept.splice(0, this.#unused)) client.release();
    this.#unused = this.#kept.length;
  }
}
