/**
 * Rebuilds the initial migration from the schema and src/db/triggers.sql. Until the first release there is one migration; its name,
 * time and id are fixed, so that the same schema always gives the same files.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const script = fileURLToPath(import.meta.url);
const root = path.resolve(path.dirname(script), '..');
const breakpoint = '\n--> statement-breakpoint\n';
const epoch = 1_780_000_000_000;

async function build() {
  const { generateDrizzleJson, generateMigration } = createRequire(script)('drizzle-kit/api');
  const schema = await import(pathToFileURL(path.join(root, 'src/db/schema/index.ts')).href);
  const empty = generateDrizzleJson({}, undefined, undefined, 'snake_case');
  const full = generateDrizzleJson(schema, empty.id, undefined, 'snake_case');
  const statements = (await generateMigration(empty, full)).map((statement) => statement.trim());
  const triggers = readFileSync(path.join(root, 'src/db/triggers.sql'), 'utf8');

  const work = path.join(root, `.migrations-${process.pid}`);
  const target = path.join(root, 'migrations');
  const json = (value) => `${JSON.stringify(value, null, 2)}\n`;
  const entry = { idx: 0, version: full.version, when: epoch, tag: '0000_initial', breakpoints: true };
  mkdirSync(path.join(work, 'meta'), { recursive: true });
  writeFileSync(path.join(work, '0000_initial.sql'), [...statements, triggers].join(breakpoint));
  writeFileSync(
    path.join(work, 'meta/_journal.json'),
    json({ version: full.version, dialect: 'postgresql', entries: [entry] }),
  );
  writeFileSync(
    path.join(work, 'meta/0000_snapshot.json'),
    json({ ...full, id: '00000000-0000-4000-8000-000000000001', prevId: '00000000-0000-0000-0000-000000000000' }),
  );
  rmSync(target, { recursive: true, force: true });
  renameSync(work, target);
}

// drizzle-kit is installed at the workspace root, where it cannot see this package's drizzle-orm; NODE_PATH is read at start only.
if (process.env.NODE_PATH === undefined) {
  const options = { cwd: root, stdio: 'inherit', env: { ...process.env, NODE_PATH: path.join(root, 'node_modules') } };
  execFileSync(process.execPath, ['--import', 'tsx', script], options);
} else {
  await build();
}
