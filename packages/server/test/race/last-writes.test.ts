import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../src/db/database';
import { writeLast } from '../../src/db/last-writes';
import { preparedRows, rows } from '../../src/db/rows';
import { openTestDatabase } from '../setup';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await database.transaction((tx) => tx.execute(sql`create table note (text text primary key)`));
});
afterAll(() => database.close());

const noted = preparedRows(sql`insert into note values (${sql.placeholder('text')}::text)`);
const all = async () =>
  (await database.look((tx) => rows<{ text: string }>(tx, sql`select text from note order by text`))).map(
    ({ text }) => text,
  );

test('what is left to the end of a transaction is written with it, and undoes all of it when it fails', async () => {
  await database.transaction(async (tx) => {
    await noted.read(tx, { text: 'a' });
    writeLast(tx, noted.queryOf(tx, { text: 'b' }));
  });
  expect(await all()).toEqual(['a', 'b']);
  const failing = database.transaction(async (tx) => {
    await noted.read(tx, { text: 'c' });
    writeLast(tx, noted.queryOf(tx, { text: 'b' }));
  });
  await expect(failing).rejects.toThrow();
  expect(await all()).toEqual(['a', 'b']);
});

test('what is left by work that fails is not written, not by the next transaction either', async () => {
  const failing = database.transaction(async (tx) => {
    await rows(tx, sql`select 1`);
    writeLast(tx, noted.queryOf(tx, { text: 'd' }));
    throw new Error('changed its mind');
  });
  await expect(failing).rejects.toThrow('changed its mind');
  await database.transaction((tx) => noted.read(tx, { text: 'e' }));
  expect(await all()).toEqual(['a', 'b', 'e']);
});

test('a first statement without values is part of its transaction', async () => {
  const failing = database.transaction(async (tx) => {
    await rows(tx, sql`insert into note values ('f')`);
    throw new Error('changed its mind');
  });
  await expect(failing).rejects.toThrow('changed its mind');
  await database.transaction(async (tx) => {
    const [first] = await rows<{ text: string }>(tx, sql`insert into note values ('g') returning text`);
    expect(first).toEqual({ text: 'g' });
  });
  expect(await all()).toEqual(['a', 'b', 'e', 'g']);
});

test('a transaction whose first statement is refused as it is read runs no other, and one with a fault unheard is not told as done', async () => {
  const refused = database.transaction(async (tx) => {
    await rows(tx, sql`nonsense`).catch(() => undefined);
    await rows(tx, sql`insert into note values ('h')`);
  });
  await expect(refused).rejects.toThrow();
  const unheard = database.transaction(async (tx) => {
    await rows(tx, sql`insert into note values ('i')`);
    await rows(tx, sql`select 1 / 0`).catch(() => undefined);
  });
  await expect(unheard).rejects.toThrow();
  expect(await all()).toEqual(['a', 'b', 'e', 'g']);
});

test('a value that the driver would have to put together is refused before anything is written', async () => {
  const failing = database.transaction(async (tx) => {
    await rows(tx, sql`insert into note values ('j')`);
    writeLast(tx, { sql: 'insert into note values ($1)', params: [{ text: 'k' }] });
  });
  await expect(failing).rejects.toThrow('plain values');
  expect(await all()).toEqual(['a', 'b', 'e', 'g']);
});

test('a connection whose first statement fails is free of its transaction for the next, however often', async () => {
  for (let turn = 0; turn < 200; turn += 1) {
    await expect(database.transaction((tx) => rows(tx, sql`select 1 / 0`))).rejects.toThrow();
    expect(await database.transaction((tx) => rows(tx, sql`select 1 as one`))).toEqual([{ one: 1 }]);
  }
});
