import { Column, fillPlaceholders, is, SQL, type Query } from 'drizzle-orm';
import type { Tx } from './database';
import { directly, type Sent } from './direct';

/**
 * Makes something once for each handle instead of once for each use. A query so built has no name: a statement with one would be missing on the next
 * connection of a pool between us and the database (docs/scale.md). Handles live as long as their connection; on the embedded engine a transaction has
 * one of its own, for which it is built.
 */
export function onceFor<Made extends object>(make: (tx: Tx) => Made): (tx: Tx) => Made {
  const made = new WeakMap<Tx, Made>();
  return (tx) => {
    const one = made.get(tx) ?? make(tx);
    made.set(tx, one);
    return one;
  };
}

/** A query of the builder, of which each column is a column of a table or an expression with a decoder. */
interface Selecting<Row> {
  readonly _: { readonly selectedFields: object };
  toSQL(): Query;
  prepare(name: string): { execute(values: Values): Promise<Row[]> };
}

/** Values of the placeholders of a statement, by their names. */
export type Values = Readonly<Record<string, unknown>>;

type Decode = (value: unknown) => unknown;

function decoderOf(name: string, field: unknown): Decode {
  if (is(field, Column)) return (value) => field.mapFromDriverValue(value);
  if (is(field, SQL)) {
    const { decoder } = field as SQL & { readonly decoder: { mapFromDriverValue(value: unknown): unknown } };
    return (value) => decoder.mapFromDriverValue(value);
  }
  throw new TypeError(`column ${name} of a prepared query is neither a column nor an expression`);
}

/** Makes rows of lists of columns. What each column is is found out once. */
function readerOf<Row>(fields: object): (columns: readonly unknown[]) => Row {
  const decoders = Object.entries(fields).map(([name, field]) => ({ name, decode: decoderOf(name, field) }));
  return (columns) => {
    const row: Record<string, unknown> = {};
    let index = 0;
    for (const { name, decode } of decoders) {
      const value = columns[index];
      row[name] = value === null ? null : decode(value);
      index += 1;
    }
    return row as Row;
  };
}

/**
 * A query that many requests send, with `sql.placeholder` for each value. It is built, and how its rows are read is found out, once for a connection:
 * to build it costs more than to read a row.
 */
export function preparedSelect<Row>(build: (tx: Tx) => Selecting<Row>): (tx: Tx, values: Values) => Promise<Row[]> {
  const built = onceFor((tx) => {
    const selecting = build(tx);
    const ask = directly(tx);
    if (ask === undefined) {
      const query = selecting.prepare('');
      return (values: Values) => query.execute(values);
    }
    const { sql: text, params } = selecting.toSQL();
    const statement: Sent = { text, rowMode: 'array' };
    const read = readerOf<Row>(selecting._.selectedFields);
    return async (values: Values) => {
      const { rows } = await ask(statement, fillPlaceholders(params, values));
      return rows.map((columns) => read(columns as readonly unknown[]));
    };
  });
  return (tx, values) => built(tx)(values);
}
