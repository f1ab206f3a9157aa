import type { Tx } from './database';

/**
 * Builds a query once for each handle instead of once for each use, which costs more than to read a row. Call `.prepare('')` on it: a statement with a name
 * would be missing on the next connection of a pool between us and the database (docs/scale.md). Handles of `look` live as long as their connection;
 * a transaction has one of its own, for which it is built.
 */
export function prepared<Query extends object>(build: (tx: Tx) => Query): (tx: Tx) => Query {
  const built = new WeakMap<Tx, Query>();
  return (tx) => {
    const query = built.get(tx) ?? build(tx);
    built.set(tx, query);
    return query;
  };
}
