/** What drizzle-kit makes of the schema in src/db/schema: its snapshot, and the statements from one snapshot to another. */
import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** Folder of this package. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/**
 * Runs a script again as drizzle-kit needs it. drizzle-kit is installed at the workspace root, where it cannot see this package's drizzle-orm;
 * NODE_PATH is read at start only. True in the process that shall work.
 */
export function isReady() {
  if (process.env.NODE_PATH !== undefined) return true;
  execFileSync(process.execPath, ['--import', 'tsx', ...process.argv.slice(1)], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NODE_PATH: path.join(root, 'node_modules') },
  });
  return false;
}

/** The schema in code: its snapshot after the one with the id `previous`, and the statements that lead there from another snapshot. */
export async function readSchema(previous) {
  const { generateDrizzleJson, generateMigration } = createRequire(import.meta.url)('drizzle-kit/api');
  const schema = await import(pathToFileURL(path.join(root, 'src/db/schema/index.ts')).href);
  const snapshot = generateDrizzleJson(schema, previous, undefined, 'snake_case');
  const nothing = generateDrizzleJson({}, undefined, undefined, 'snake_case');
  return {
    snapshot,
    statementsFrom: async (from = nothing) =>
      (await generateMigration(from, snapshot)).map((statement) => statement.trim()),
  };
}
