import type { SQL } from 'drizzle-orm';
import type { Tx } from './database';

/** Runs raw SQL and answers its rows. 64-bit integers come as bigint, times as text, on both engines. */
export async function rows<Row>(tx: Tx, statement: SQL): Promise<Row[]> {
  const result = (await tx.execute(statement)) as { rows: Row[] };
  return result.rows;
}
