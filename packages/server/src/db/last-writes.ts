import type { Query } from 'drizzle-orm';
import type { Tx } from './database';

const left = new WeakMap<Tx, Query[]>();

const isPlain = (value: unknown) => value === null || /^(?:string|number|boolean)$/.test(typeof value);

/**
 * Leaves one statement to the end of its transaction, with which it goes to the database in one way. Nothing of the work may need its answer; when it
 * fails, all of the transaction is undone. Its values are plain: one that the driver could not write would fail beside the commit, not before it.
 */
export function writeLast(tx: Tx, write: Query): void {
  if (!write.params.every(isPlain)) throw new TypeError('a statement that is left to the end takes plain values');
  const writes = left.get(tx) ?? [];
  writes.push(write);
  left.set(tx, writes);
}

/** What was left, for who ends the transaction; it is there once. */
export function takeLastWrites(tx: Tx): readonly Query[] {
  const writes = left.get(tx) ?? [];
  left.delete(tx);
  return writes;
}

/** Does work and then what it left, where the end of a transaction cannot take that with it. */
export async function withLastWrites<T>(tx: Tx, work: (tx: Tx) => Promise<T>): Promise<T> {
  const result = await work(tx);
  for (const write of takeLastWrites(tx)) await tx._.session.prepareQuery(write, undefined, undefined, false).execute();
  return result;
}
