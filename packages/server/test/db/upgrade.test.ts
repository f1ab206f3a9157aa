import { readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { allCalls } from '@compute-market/contract/calls';
import { login } from '@compute-market/contract/calls/session';
import type { CallDefinition } from '@compute-market/contract/define-call';
import pg from 'pg';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../src/db/database';
import { migrateEmbedded } from '../../src/db/migrate';
import { openMemoryEngine, overPglite } from '../../src/db/pglite';
import { openPostgres } from '../../src/db/postgres';
import { audit } from '../../src/ledger/audit';
import { accounts, demoPassword } from '../../src/seed/data/accounts';
import { createSharedDatabase, onPostgres, startTestServer } from '../setup';
import { readCatalogue } from './catalogue';
import { readSchemaOfCode } from './schema-of-code';

/** What the demo of each released version wrote (`npm run dump:release`). */
const folder = new URL('releases/', import.meta.url);
const releases = readdirSync(folder).map((file) => ({
  version: file.replace('.sql.gz', ''),
  sql: gunzipSync(readFileSync(new URL(file, folder))).toString(),
}));

/** What may be asked of every call that reads a list or a figure. */
const asked = { page: 1, page_size: 20, container_type: 'kvm', status_type: 'statusAll', status: 2 };
const reads = allCalls.filter(
  (call: CallDefinition) => call.idempotent && call.name.startsWith('get') && call.request.safeParse(asked).success,
);

let ofCode: readonly string[];
beforeAll(async () => {
  ofCode = await readSchemaOfCode();
});

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

describe.each(releases)('what $version wrote', ({ sql }) => {
  test('is upgraded and whole in the embedded database', async () => {
    const engine = await openMemoryEngine();
    await engine.exec(sql);
    await engine.exec('reset all');
    await migrateEmbedded(engine);
    expect(await readCatalogue((statement) => engine.query(statement))).toEqual(ofCode);
    await expectWhole(overPglite(engine));
  });

  test.skipIf(!onPostgres)('is upgraded and whole in a PostgreSQL', async () => {
    const shared = await createSharedDatabase();
    if (shared === undefined) throw new Error('no PostgreSQL');
    const client = new pg.Client({ connectionString: shared.url });
    await client.connect();
    await client.query('drop schema public cascade; drop schema drizzle cascade; create schema public');
    await client.query(sql);
    await client.end();
    const database = await openPostgres(shared.url);
    const again = new pg.Client({ connectionString: shared.url });
    await again.connect();
    expect(await readCatalogue((statement) => again.query(statement))).toEqual(ofCode);
    await again.end();
    await expectWhole(database);
    await shared.drop();
  });
});
