import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { knownMigrations } from '../../src/db/migrate';
import { openEmptyEngine } from '../setup';
import { readCatalogue } from './catalogue';
import { readSchemaOfCode } from './schema-of-code';

/** Databases were made by it. To change what it made, add the next migration (docs/operations.md). */
const initial = '9e5de572dab6fcde0830c52390442f27fa33f73b7647e700ebadfa403d5eda42';

test('the first migration stays as it was released', () => {
  expect(knownMigrations()[0]?.hash).toBe(initial);
});

test('migrations are numbered without a gap, and every one is younger than the one before', () => {
  const journal = JSON.parse(readFileSync(new URL('../../migrations/meta/_journal.json', import.meta.url), 'utf8')) as {
    entries: { idx: number; when: number; tag: string }[];
  };
  for (const [index, { idx, tag, when }] of journal.entries.entries()) {
    expect(idx).toBe(index);
    expect(tag).toMatch(new RegExp(`^${String(index).padStart(4, '0')}_`));
    expect(when).toBeGreaterThan(journal.entries[index - 1]?.when ?? 0);
  }
});

test('the migrations together make the schema in code', async () => {
  const engine = await openEmptyEngine();
  const migrated = await readCatalogue((statement) => engine.query(statement));
  await engine.close();
  expect(migrated).toEqual(await readSchemaOfCode());
});
