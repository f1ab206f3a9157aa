import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { openMemoryEngine, overPglite } from '../../src/db/pglite';

const database = overPglite(await openMemoryEngine());
afterAll(() => database.close());

test('a row of transactions leaves requests their turn between them', async () => {
  let turns = 0;
  let counting = true;
  const count = (): void => {
    turns += 1;
    if (counting) setImmediate(count);
  };
  setImmediate(count);
  for (let number = 0; number < 50; number += 1) await database.transaction((tx) => tx.execute(sql`select 1`));
  counting = false;
  expect(turns).toBeGreaterThanOrEqual(50);
});
