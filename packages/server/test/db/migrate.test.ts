import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { migrateEmbedded, migratePostgres } from '../../src/db/migrate';
import { createSharedDatabase, onPostgres, openEmptyEngine } from '../setup';

const own = fileURLToPath(new URL('../../migrations', import.meta.url));
const scratch = mkdtempSync(path.join(os.tmpdir(), 'compute-market-migrate-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

interface Journal {
  readonly entries: { idx: number; version: string; when: number; tag: string; breakpoints: boolean }[];
}

/** The migrations of a program that is some releases ahead of this one: ours, and these. */
function nextProgram(...statements: readonly string[]): string {
  const folder = mkdtempSync(path.join(scratch, 'next-'));
  cpSync(own, folder, { recursive: true });
  const file = path.join(folder, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(file, 'utf8')) as Journal;
  const last = journal.entries.at(-1);
  if (last === undefined) throw new Error('no migrations');
  for (const [index, statement] of statements.entries()) {
    const idx = last.idx + 1 + index;
    const tag = `${String(idx).padStart(4, '0')}_${createHash('sha256').update(statement).digest('hex').slice(0, 6)}`;
    writeFileSync(path.join(folder, `${tag}.sql`), statement);
    journal.entries.push({ ...last, idx, tag, when: last.when + 1 + index });
  }
  writeFileSync(file, JSON.stringify(journal));
  return folder;
}

const addsColumn = 'alter table job add column note text';
const ours = (JSON.parse(readFileSync(path.join(own, 'meta/_journal.json'), 'utf8')) as Journal).entries.length;
const takesAway = `alter table job drop column note;\n--> statement-breakpoint\nupdate schema_support set least_migrations = ${ours + 2}`;

describe('an embedded database', () => {
  let engine: PGlite;
  beforeEach(async () => {
    engine = await openEmptyEngine();
    return () => engine.close();
  });

  test('moves forward step by step', async () => {
    await migrateEmbedded(engine, { folder: nextProgram(addsColumn) });
    expect((await engine.query('select note from job')).rows).toEqual([]);
  });

  test('is left as it is when its owner migrates by hand, and the program says what to run', async () => {
    const folder = nextProgram(addsColumn);
    await expect(migrateEmbedded(engine, { migrate: false, folder })).rejects.toThrow('npm run migrate');
    await expect(engine.query('select note from job')).rejects.toThrow('note');
  });

  test('serves the program before until something is taken away', async () => {
    const withColumn = nextProgram(addsColumn);
    await migrateEmbedded(engine, { folder: withColumn });
    await migrateEmbedded(engine);
    const without = path.join(scratch, 'without');
    cpSync(withColumn, without, { recursive: true });
    await migrateEmbedded(engine, { folder: nextProgram(addsColumn, takesAway) });
    await expect(migrateEmbedded(engine, { folder: without })).rejects.toThrow('请换用新版本的程序');
    await expect(migrateEmbedded(engine)).rejects.toThrow('请换用新版本的程序');
  });

  test('made by other migrations is refused', async () => {
    await migrateEmbedded(engine, { folder: nextProgram(addsColumn) });
    const other = nextProgram('alter table job add column remark text');
    await expect(migrateEmbedded(engine, { folder: other })).rejects.toThrow('由另一个版本的程序创建');
  });
});

describe.skipIf(!onPostgres)('a PostgreSQL', () => {
  async function openShared() {
    const shared = await createSharedDatabase();
    if (shared === undefined) throw new Error('no PostgreSQL');
    const client = new pg.Client({ connectionString: shared.url });
    await client.connect();
    return {
      url: shared.url,
      client,
      async [Symbol.asyncDispose]() {
        await client.end();
        await shared.drop();
      },
    };
  }

  test('is migrated by one process at a time, and the one that waits says so', async () => {
    await using shared = await openShared();
    await shared.client.query('select pg_advisory_lock(727001)');
    const said: string[] = [];
    const waits = migratePostgres(shared.url, {
      folder: nextProgram(addsColumn),
      say: (sentence) => {
        said.push(sentence);
        void shared.client.query('select pg_advisory_unlock(727001)');
      },
    });
    await waits;
    expect(said).toEqual(['另一个进程正在升级数据库，正在等待它完成…']);
    expect((await shared.client.query('select note from job')).rows).toEqual([]);
  });

  test('has no limit of time for a step, whatever its address sets', async () => {
    await using shared = await openShared();
    const url = `${shared.url}?options=${encodeURIComponent('-c statement_timeout=100')}`;
    await migratePostgres(url, { folder: nextProgram(`select pg_sleep(0.3); ${addsColumn}`) });
    expect((await shared.client.query('select note from job')).rows).toEqual([]);
  });

  test('gives up a step whose table stays in use, changes nothing, and says what to do', {
    timeout: 20_000,
  }, async () => {
    await using shared = await openShared();
    await shared.client.query('begin; select 1 from job for update; lock table job in share mode');
    await expect(migratePostgres(shared.url, { folder: nextProgram(addsColumn) })).rejects.toThrow(
      '有一张表一直被占用',
    );
    await shared.client.query('rollback');
    await migratePostgres(shared.url, { folder: nextProgram(addsColumn) });
  });
});
