import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { openMemoryEngine } from '../../src/db/pglite';
import { readCatalogue } from './catalogue';

const script = fileURLToPath(new URL('../../scripts/schema-statements.mjs', import.meta.url));

/** The catalogue of a database that was made from the schema in code, without any migration. */
export async function readSchemaOfCode(): Promise<readonly string[]> {
  const statements = JSON.parse(execFileSync(process.execPath, [script], { encoding: 'utf8' })) as string[];
  const engine = await openMemoryEngine();
  try {
    await engine.exec(statements.join('\n'));
    return await readCatalogue((statement) => engine.query(statement));
  } finally {
    await engine.close();
  }
}
