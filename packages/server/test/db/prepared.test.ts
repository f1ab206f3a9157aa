import { eq, getTableColumns, sql } from 'drizzle-orm';
import {
  alias,
  bigint,
  boolean,
  date,
  doublePrecision,
  integer,
  interval,
  jsonb,
  numeric,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database, Tx } from '../../src/db/database';
import { preparedSelect } from '../../src/db/prepared';
import { preparedRows, rows } from '../../src/db/rows';
import { openTestDatabase } from '../setup';

/** A column of each kind that ours have, and of those that are read in a way of their own. */
const kinds = pgTable('kinds', {
  id: integer().primaryKey(),
  moment: timestamp({ withTimezone: true }),
  local: timestamp(),
  told: timestamp({ mode: 'string' }),
  day: date(),
  dayMoment: date({ mode: 'date' }),
  amount: numeric(),
  large: bigint({ mode: 'bigint' }),
  whole: bigint({ mode: 'number' }),
  fields: jsonb(),
  words: text().array(),
  moments: timestamp({ withTimezone: true }).array(),
  larges: bigint({ mode: 'bigint' }).array(),
  isSo: boolean(),
  size: doublePrecision(),
  span: interval(),
  key: uuid(),
});
const next = alias(kinds, 'next');

const made = [
  `create table kinds (id int primary key, moment timestamptz, local timestamp, told timestamp, day date, day_moment date, amount numeric, large bigint,
    whole bigint, fields jsonb, words text[], moments timestamptz[], larges bigint[], is_so boolean, size double precision, span interval, key uuid)`,
  `insert into kinds values
    (1, '2026-01-02 03:04:05.678+09', '2026-01-02 03:04:05.678', '2026-01-02 03:04:05.678', '2026-02-03', '2026-02-03', 1.2300, 9007199254740993, 42,
      '{"a":[1,null]}', '{a,NULL,"b,c"}', '{"2026-01-02 03:04:05+00"}', '{9007199254740993}', true, 1e300, '3 days 01:02:03',
      'a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11'),
    (2, ${Array.from({ length: 16 }, () => 'null').join(', ')})`,
];

const asked = (tx: Tx) =>
  tx
    .select({ ...getTableColumns(kinds), nextFields: next.fields, following: sql`${next.id} + 1`.mapWith(Number) })
    .from(kinds)
    .leftJoin(next, eq(next.id, sql`${kinds.id} + 1`))
    .orderBy(kinds.id);
const builtOnce = preparedSelect((tx) => asked(tx).where(eq(kinds.id, sql.placeholder('id'))));
const rawOnce = preparedRows<{ id: number }>(sql`select * from kinds where id >= ${sql.placeholder('id')} order by id`);

describe('a query that is built once', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase();
    await database.transaction(async (tx) => {
      for (const statement of made) await tx.execute(sql.raw(statement));
    });
  });
  afterAll(() => database.close());

  test.each([1, 2, 3])('reads row %i as the query layer does, whatever its columns are', async (id) => {
    await database.transaction(async (tx) => {
      expect(await builtOnce(tx, { id })).toEqual(await asked(tx).where(eq(kinds.id, id)));
      expect(await rawOnce.read(tx, { id })).toEqual(
        await rows(tx, sql`select * from kinds where id >= ${id} order by id`),
      );
    });
  });

  test('belongs to the transaction that sends it: sees what it wrote, and goes back with it', async () => {
    const isBack = new Error('back');
    const written = database.transaction(async (tx) => {
      await tx.insert(kinds).values({ id: 50 });
      expect(await rawOnce.read(tx, { id: 50 })).toHaveLength(1);
      throw isBack;
    });
    await expect(written).rejects.toBe(isBack);
    expect(await database.transaction((tx) => rawOnce.read(tx, { id: 50 }))).toEqual([]);
  });
});
