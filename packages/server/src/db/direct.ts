import type { Tx } from './database';

/** A statement that is built once: its text alone for rows by the names of their columns, or with the word for lists of columns. */
export type Sent = string | { readonly text: string; readonly rowMode: 'array' };

/** Sends a statement past the query layer. 64-bit integers come as bigint, times as text. */
export type Ask = (statement: Sent, values: unknown[]) => Promise<{ readonly rows: unknown[] }>;

const ways = new WeakMap<Tx, Ask>();

/** Opens the way past the query layer for a handle, which costs a request more than what it does for a query that is built already. */
export function opensDirectly(tx: Tx, ask: Ask): void {
  ways.set(tx, ask);
}

/** The way past the query layer; a handle of the embedded engine has none. */
export const directly = (tx: Tx): Ask | undefined => ways.get(tx);
