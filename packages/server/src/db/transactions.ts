import { currentContext, withContext } from '../platform/context';
import { inSpan } from '../platform/tracing';
import { DatabaseAway, type Tx } from './database';

const mostAttempts = 6;
/** SQLSTATE of a serialization failure and of a deadlock: the same work may succeed when it runs again. */
const retryable = new Set(['40001', '40P01']);
const inDatabase = { inDatabase: true } as const;

/** What was certainly undone may run again: after a conflict, and on another connection when its own was cut. */
function mayRunAgain(error: unknown): boolean {
  if (error instanceof DatabaseAway) return error.left === 'undone';
  return retryable.has(sqlStateOf(error) ?? '');
}

/** The SQLSTATE of a database error, wherever the query layer wrapped it. */
export function sqlStateOf(error: unknown): string | null {
  for (let current = error; current instanceof Error; current = current.cause) {
    if ('code' in current && typeof current.code === 'string') return current.code;
  }
  return null;
}

const pause = (attempt: number) =>
  new Promise((resolve) => setTimeout(resolve, 5 * 2 ** attempt * (0.5 + Math.random())));

/**
 * Runs work in a transaction, again after a serialization failure, a deadlock or a cut connection. Asking for a transaction inside another
 * one would wait for ever on the embedded engine and escape the outer one on a pool, so it throws.
 */
export async function guardedTransaction<T>(
  begin: (work: (tx: Tx) => Promise<T>) => Promise<T>,
  work: (tx: Tx) => Promise<T>,
  name: 'transaction' | 'look' = 'transaction',
): Promise<T> {
  if (currentContext().inDatabase) throw new Error('a transaction was opened inside another; pass the tx down instead');
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await withContext(inDatabase, () => inSpan({ name, kind: 'internal' }, () => begin(work)));
    } catch (error) {
      if (attempt + 1 >= mostAttempts || !mayRunAgain(error)) throw error;
      await pause(attempt);
    }
  }
}
