import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { allCalls } from '@compute-market/contract/calls';
import { login } from '@compute-market/contract/calls/session';
import type { CallDefinition } from '@compute-market/contract/define-call';
import type { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../../src/db/database';
import { knownMigrations, migrateEmbedded, migratePostgres } from '../../src/db/migrate';
import { openMemoryEngine, overPglite } from '../../src/db/pglite';
import { openPostgres } from '../../src/db/postgres';
import { rowsOfText } from '../../src/db/rows';
import { audit } from '../../src/ledger/audit';
import { accounts, demoPassword } from '../../src/seed/data/accounts';
import { createSharedDatabase, onPostgres, openTestDatabase, startTestServer } from '../setup';
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

/** One engine for all tests: to start one costs more than they do. */
let engine: PGlite;
let ofCode: readonly string[];
beforeAll(async () => {
  engine = await openMemoryEngine();
  ofCode = await readSchemaOfCode(engine);
});
afterAll(() => engine.close());
const empty = () =>
  engine.exec('drop schema public cascade; drop schema if exists drizzle cascade; create schema public');

test('the migrations together make the schema in code', async () => {
  const database = await openTestDatabase();
  const migrated = await database.transaction((tx) =>
    readCatalogue(async (statement) => ({ rows: await rowsOfText(tx, statement) })),
  );
  await database.close();
  expect(migrated).toEqual(ofCode);
});

const scratch = mkdtempSync(path.join(os.tmpdir(), 'compute-market-migrate-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

/** What programs meet their databases with: little, since it is not ours that is tried. */
const firstStep = `create table job (id int);\n--> statement-breakpoint
  create table schema_support (least_migrations int);\n--> statement-breakpoint\ninsert into schema_support values (1)`;

/** The migrations of a program that is some releases ahead of the first. */
function program(...later: readonly string[]): string {
  const folder = mkdtempSync(path.join(scratch, 'program-'));
  mkdirSync(path.join(folder, 'meta'));
  const entries = [firstStep, ...later].map((statements, idx) => {
    const tag = `${String(idx).padStart(4, '0')}_step`;
    writeFileSync(path.join(folder, `${tag}.sql`), statements);
    return { idx, version: '7', when: idx + 1, tag, breakpoints: true };
  });
  const journal = { version: '7', dialect: 'postgresql', entries };
  writeFileSync(path.join(folder, 'meta/_journal.json'), JSON.stringify(journal));
  return folder;
}

const addsColumn = 'alter table job add column note text';
const takesAway =
  'alter table job drop column note;\n--> statement-breakpoint\nupdate schema_support set least_migrations = 3';

describe('an embedded database', () => {
  beforeEach(async () => {
    await empty();
    await migrateEmbedded(engine, { folder: program() });
  });

  test('moves forward step by step', async () => {
    await migrateEmbedded(engine, { folder: program(addsColumn) });
    expect((await engine.query('select note from job')).rows).toEqual([]);
  });

  test('is left as it is when its owner migrates by hand, and the program says what to run', async () => {
    const folder = program(addsColumn);
    await expect(migrateEmbedded(engine, { migrate: false, folder })).rejects.toThrow('npm run migrate');
    await expect(engine.query('select note from job')).rejects.toThrow('note');
  });

  test('serves the program before until something is taken away', async () => {
    await migrateEmbedded(engine, { folder: program(addsColumn) });
    await migrateEmbedded(engine, { folder: program() });
    await migrateEmbedded(engine, { folder: program(addsColumn, takesAway) });
    for (const before of [program(addsColumn), program()])
      await expect(migrateEmbedded(engine, { folder: before })).rejects.toThrow('请换用新版本的程序');
  });

  test('made by other migrations is refused', async () => {
    await migrateEmbedded(engine, { folder: program(addsColumn) });
    const other = program('alter table job add column remark text');
    await expect(migrateEmbedded(engine, { folder: other })).rejects.toThrow('由另一个版本的程序创建');
  });

  test('leaves requests their turn between the transactions of a row', async () => {
    const database = overPglite(engine);
    let turns = 0;
    let counting = true;
    const count = (): void => {
      turns += 1;
      if (counting) setImmediate(count);
    };
    setImmediate(count);
    for (let number = 0; number < 50; number += 1) await database.transaction((tx) => tx.execute(sql`select 1`));
    counting = false;
    expect(turns).toBeGreaterThanOrEqual(50);
  });
});

/** An empty database of a PostgreSQL. */
async function openEmpty() {
  const shared = await createSharedDatabase('template0');
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

describe.skipIf(!onPostgres)('a PostgreSQL', () => {
  async function openFirst() {
    const shared = await openEmpty();
    await migratePostgres(shared.url, { folder: program() });
    return shared;
  }

  test('is migrated by one process at a time, and the one that waits says so', async () => {
    await using shared = await openFirst();
    await shared.client.query('select pg_advisory_lock(727001)');
    const said: string[] = [];
    const waits = migratePostgres(shared.url, {
      folder: program(addsColumn),
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
    await using shared = await openFirst();
    const url = `${shared.url}?options=${encodeURIComponent('-c statement_timeout=100')}`;
    await migratePostgres(url, { folder: program(`select pg_sleep(0.3); ${addsColumn}`) });
    expect((await shared.client.query('select note from job')).rows).toEqual([]);
  });

  test('gives up a step whose table stays in use, changes nothing, and says what to do', {
    timeout: 20_000,
  }, async () => {
    await using shared = await openFirst();
    await shared.client.query('begin; select 1 from job for update; lock table job in share mode');
    await expect(migratePostgres(shared.url, { folder: program(addsColumn) })).rejects.toThrow('有一张表一直被占用');
    await shared.client.query('rollback');
    await migratePostgres(shared.url, { folder: program(addsColumn) });
  });
});

/** What the demo of each released version wrote (`npm run dump:release`). */
const folder = new URL('releases/', import.meta.url);
const releases = readdirSync(folder).map((file) => ({
  version: file.replace('.sql.gz', ''),
  dump: gunzipSync(readFileSync(new URL(file, folder))).toString(),
}));
/** What may be asked of every call that reads a list or a figure. */
const asked = { page: 1, page_size: 20, container_type: 'kvm', status_type: 'statusAll', status: 2 };
const reads = allCalls.filter(
  (call: CallDefinition) => call.idempotent && call.name.startsWith('get') && call.request.safeParse(asked).success,
);

/** Everything that the release before wrote is there for its customers, and the books add up. */
async function expectWhole(database: Database): Promise<void> {
  expect(await database.transaction(audit)).toEqual([]);
  const server = await startTestServer({ database });
  server.clock.advance(Date.now() - server.clock.now().getTime());
  const answered = new Set<string>();
  for (const { phone } of accounts) {
    const { data, number } = await server.call(login, { phone, passwd: demoPassword });
    expect(number).toBe(0);
    for (const call of reads) {
      const answer = await server.call(call, asked, { token: data.session });
      expect(answer.http, call.name).toBe(200);
      if (answer.number === 0) answered.add(call.name);
    }
  }
  // Some are for partners alone, so not every customer gets every answer.
  expect(reads.map(({ name }) => name).filter((name) => !answered.has(name))).toEqual([]);
  await server.close();
}

test('a release is kept, and every domain is asked for its list', () => {
  expect(releases.map(({ version }) => version)).toContain('0.2.0');
  expect(reads.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'getAssignedCoupons',
      'getBalanceChanges',
      'getBalanceRefunds',
      'getCloudDisk',
      'getGpuSelectorDetail',
      'getInstanceCosts',
      'getInstances',
      'getInvoiceRecords',
      'getLoginDevices',
      'getNotices',
      'getOrders',
      'getReminders',
      'getReservations',
      'getSettlements',
      'getStockNotices',
      'getSubAccounts',
      'getVerifications',
      'getWorkOrders',
    ]),
  );
});

describe.each(releases)('what $version wrote', ({ dump }) => {
  test('is upgraded and whole in the embedded database', async () => {
    await empty();
    await engine.exec(dump);
    await engine.exec('reset all');
    await migrateEmbedded(engine);
    expect(await readCatalogue((statement) => engine.query(statement))).toEqual(ofCode);
    await expectWhole({ ...overPglite(engine), close: () => Promise.resolve() });
  });

  test.skipIf(!onPostgres)('is upgraded and whole in a PostgreSQL', async () => {
    await using shared = await openEmpty();
    await shared.client.query(dump);
    await shared.client.query('reset all');
    const database = await openPostgres(shared.url);
    expect(await readCatalogue((statement) => shared.client.query(statement))).toEqual(ofCode);
    await expectWhole(database);
  });
});
