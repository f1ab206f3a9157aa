import { fillPlaceholders, sql, type Query, type SQL } from 'drizzle-orm';
import type { Tx } from './database';
import { directly } from './direct';
import { onceFor, type Values } from './prepared';

/** Runs raw SQL and answers its rows. 64-bit integers come as bigint, times as text, on both engines. */
export async function rows<Row>(tx: Tx, statement: SQL): Promise<Row[]> {
  const result = (await tx.execute(statement)) as { rows: Row[] };
  return result.rows;
}

/** The same for a text that is whole as it stands, of which nothing needs to be built. */
export async function rowsOfText<Row>(tx: Tx, text: string): Promise<Row[]> {
  const ask = directly(tx);
  if (ask === undefined) return rows(tx, sql.raw(text));
  const { rows: found } = await ask(text, []);
  return found as Row[];
}

/** Raw SQL with placeholders that is built once for a connection (prepared.ts). */
export interface PreparedRows<Row> {
  /** Runs it, as `rows` does. */
  readonly read: (tx: Tx, values: Values) => Promise<Row[]>;
  /** What would be sent, for a write that is left to the end of a transaction. */
  readonly queryOf: (tx: Tx, values: Values) => Query;
}

/** Raw SQL that many requests send, with `sql.placeholder` for each value. Other values in it are there for good. */
export function preparedRows<Row = never>(statement: SQL): PreparedRows<Row> {
  const built = onceFor((tx) => {
    const query = tx.execute(statement).getQuery();
    const slow = tx._.session.prepareQuery(query, undefined, undefined, false);
    const ask = directly(tx);
    const send = (values: Values) =>
      ask === undefined ? slow.execute(values) : ask(query.sql, fillPlaceholders(query.params, values));
    return { query, send };
  });
  return {
    async read(tx, values) {
      const result = (await built(tx).send(values)) as { rows: Row[] };
      return result.rows;
    },
    queryOf(tx, values) {
      const { sql, params } = built(tx).query;
      return { sql, params: fillPlaceholders(params, values) };
    },
  };
}
