/**
 * Adds the next migration: what leads from the last one to the schema in code. What stands is never touched (docs/operations.md).
 * `npm run migrations --workspace @compute-market/server -- <name>`; with `--by-hand` also when the schema is the same, for data and triggers.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isReady, readSchema, root } from './drizzle-kit.mjs';

const folder = path.join(root, 'migrations');
const journalFile = path.join(folder, 'meta/_journal.json');
const json = (value) => `${JSON.stringify(value, null, 2)}\n`;
const numbered = (index) => String(index).padStart(4, '0');
const snapshotFile = (index) => path.join(folder, `meta/${numbered(index)}_snapshot.json`);

async function add(name, byHand) {
  const journal = JSON.parse(readFileSync(journalFile, 'utf8'));
  const last = journal.entries.at(-1);
  const before = JSON.parse(readFileSync(snapshotFile(last.idx), 'utf8'));
  const { snapshot, statementsFrom } = await readSchema(before.id);
  const statements = await statementsFrom(before);
  if (statements.length === 0 && !byHand) {
    console.log('The migrations already make the schema in code. For data or triggers: --by-hand.');
    return;
  }
  const index = last.idx + 1;
  const tag = `${numbered(index)}_${name}`;
  const body = byHand ? [...statements, '-- Written by hand from here on.'] : statements;
  // A database runs what is younger than its last one, so a clock that is behind must not decide.
  const when = Math.max(Date.now(), last.when + 1);
  writeFileSync(path.join(folder, `${tag}.sql`), `${body.join('\n--> statement-breakpoint\n')}\n`, { flag: 'wx' });
  writeFileSync(snapshotFile(index), json(snapshot), { flag: 'wx' });
  const entry = { idx: index, version: snapshot.version, when, tag, breakpoints: true };
  writeFileSync(journalFile, json({ ...journal, entries: [...journal.entries, entry] }));
  console.log(`Added migrations/${tag}.sql. Read it: does the version before go on beside it?`);
}

if (isReady()) {
  const [name, ...flags] = process.argv.slice(2).sort((a, b) => Number(a.startsWith('-')) - Number(b.startsWith('-')));
  if (!/^[a-z][a-z0-9_]*$/.test(name ?? '') || flags.some((flag) => flag !== '--by-hand'))
    throw new Error('Usage: npm run migrations --workspace @compute-market/server -- <name_of_the_change> [--by-hand]');
  await add(name, flags.length > 0);
}
