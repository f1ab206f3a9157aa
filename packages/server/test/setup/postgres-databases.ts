import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** Migrated and empty: what every test file of the server starts on. */
export const emptyTemplate = 'compute_market_template';

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

/** Makes a database that others are copied from; `fill` writes it and leaves no connection open. Answers how to drop it. */
export async function createTemplate(
  server: string,
  name: string,
  fill: (url: string) => Promise<void>,
): Promise<() => Promise<void>> {
  const drop = `drop database if exists ${name}`;
  await administer(server, drop, `create database ${name}`);
  await fill(named(server, name));
  return () => administer(server, drop);
}

/** A database of its own for one test file, or for one server: a copy of a template. */
export async function createDatabase(
  server: string,
  template: string,
): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await administer(server, `create database ${name} template ${template}`);
  return { url: named(server, name), drop: () => administer(server, `drop database if exists ${name} with (force)`) };
}
