import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { PGlite } from '@electric-sql/pglite';
import { readCatalogue } from './catalogue';

const script = fileURLToPath(new URL('../../scripts/schema-statements.mjs', import.meta.url));

/** The catalogue of an empty database once it was made from the schema in code, without any migration. */
export async function readSchemaOfCode(engine: PGlite): Promise<readonly string[]> {
  const statements = JSON.parse(execFileSync(process.execPath, [script], { encoding: 'utf8' })) as string[];
  await engine.exec(statements.join('\n'));
  return readCatalogue((statement) => engine.query(statement));
}
