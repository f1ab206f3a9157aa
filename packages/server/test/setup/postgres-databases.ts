import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { openPostgres } from '../../src/db/postgres';

const template = 'compute_market_template';

const named = (server: string, database: string): string => {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
};

async function administer(server: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Makes the migrated, empty database that the others are copied from. Answers how to drop it. */
export async function createTemplate(server: string): Promise<() => Promise<void>> {
  await administer(server, `drop database if exists ${template}`, `create database ${template}`);
  await (await openPostgres(named(server, template))).close();
  return () => administer(server, `drop database if exists ${template}`);
}

/** A database of its own for one test file. */
export async function createDatabase(server: string): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await administer(server, `create database ${name} template ${template}`);
  return { url: named(server, name), drop: () => administer(server, `drop database if exists ${name} with (force)`) };
}
