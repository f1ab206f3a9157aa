import { allCalls } from '@compute-market/contract/calls';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPostgres } from '../../src/db/postgres';
import { jobKinds } from '../../src/domain';
import { endBindCodes } from '../../src/domain/wechat/bindings';
import { claimDue } from '../../src/jobs/claim';
import { createSharedDatabase, onPostgres, startTestServer, type TestServer } from '../setup';
import { readings } from './calls';
import { largeTables, look, statementsOf, type Look, type Statement } from './plans';
import { scalePhones, seedScale } from './seed';

// One customer of many has many rows, and is as small a part of each table as a large customer of a large market: the planner decides alike.
const size = { customers: 6000, large: 1500, steady: 100 };
/** A table with so many rows here has millions there. */
const largeFrom = 2000;

describe.skipIf(!onPostgres)('every list on a database with years of business', () => {
  let server: TestServer;
  let client: pg.Client;
  let token: string;
  let large: ReadonlySet<string>;
  let drop: () => Promise<void>;
  const asked = readings(1, Math.floor(Date.parse('2026-06-01T04:00:00Z') / 1000));

  /** One after the other, as one connection runs them. */
  async function looksOf(sent: readonly Statement[]): Promise<Look[]> {
    const looks: Look[] = [];
    for (const statement of sent) looks.push(await look(client, statement, large));
    return looks;
  }

  beforeAll(async () => {
    const shared = await createSharedDatabase();
    if (shared === undefined) throw new Error('no PostgreSQL');
    drop = () => shared.drop();
    const database = await openPostgres(shared.url);
    server = await startTestServer({ database });
    await seedScale({ url: shared.url, database }, size, server.clock.now());
    token = await server.login(scalePhones.large);
    client = new pg.Client({ connectionString: shared.url });
    await client.connect();
    large = await largeTables(client, largeFrom);
  }, 240_000);

  afterAll(async () => {
    await client.end();
    await server.close();
    await drop();
  }, 60_000);

  it('looks at every call that answers in pages', () => {
    const inPages = allCalls.filter(
      ({ request }) => request.safeParse({ page: 1, page_size: 1 }).error?.issues === undefined,
    );
    const paged = inPages.filter(({ request }) => !request.safeParse({ page: 0, page_size: 1 }).success);
    const missing = paged.filter(({ name }) => !asked.some(({ call }) => call.name === name));
    expect(missing.map(({ name }) => name)).toEqual([]);
  });

  it('has filled what grows with the customers', () => {
    expect([...large]).toEqual(
      expect.arrayContaining(['users', 'instance', 'cost_item', 'ledger_transaction', 'ledger_entry', 'payment_order']),
    );
  });

  it.each(asked)('$name reads no large table from end to end and sorts nothing on disk', async ({ call, input }) => {
    const sent = await statementsOf(async () => {
      expect((await server.call(call, input, { token })).reason).toBe('');
    });
    const broken = [];
    for (const statement of sent) {
      const { text, wholeTables, diskSorts } = await look(client, statement, large);
      if (wholeTables.length > 0 || diskSorts > 0) broken.push({ text, wholeTables, diskSorts });
    }
    expect(broken).toEqual([]);
  });

  // What is counted or summed up of all a customer has must not read it: that is what grows with the years.
  it.each([
    ['getReminders', 'reminder_shown'],
    ['getOrders', 'payment_order_figures'],
    ['getInvoiceConditions', 'payment_order_figures'],
    ['getInvoiceConditions', 'invoice_record_sums'],
    ['getWorkOrders', 'work_order_by_account'],
    ['getInvoiceableChanges', 'payment_order_figures'],
    ['getInvoiceableChanges', 'ledger_transaction_credits'],
    ['getBalanceRefundable', 'ledger_transaction_credits'],
    ['getBalanceRefundable', 'balance_refund_refused'],
  ])('%s is answered by the index %s alone', async (name, index) => {
    const reading = asked.find((one) => one.name === name);
    if (reading === undefined) throw new Error(`${name} is not asked`);
    const sent = await statementsOf(() => server.call(reading.call, reading.input, { token }));
    const looks = await looksOf(sent);
    expect(looks.flatMap(({ indexesAlone }) => indexesAlone)).toContain(index);
  });

  it('reads the bills of all years from the sums of their days', async () => {
    const bills = asked.filter(({ name }) => name === 'getInstanceCosts' || name === 'getInstanceCosts, folded');
    expect(bills).toHaveLength(2);
    const { rows } = await client.query<{ count: bigint }>('select count(*) from cost_day where user_id = 1');
    const daysOfInstances = Number(rows[0]?.count);
    expect(daysOfInstances).toBeGreaterThan(100);
    for (const { call, input } of bills) {
      const sent = await statementsOf(() => server.call(call, input, { token }));
      const summing = sent.filter(({ text }) => text.includes('spending_day'));
      expect(summing).toHaveLength(1);
      for (const statement of summing)
        expect((await look(client, statement, large)).mostRows).toBeLessThan(daysOfInstances / 3);
    }
  });

  it('finds the work of one lane without reading past what is due of another', async () => {
    await client.query(
      "insert into job (kind, payload, due_at, run_at) select 'reminder.send', '{}', '2020-01-01', '2020-01-01' from generate_series(1, 20000)",
    );
    await client.query(
      "insert into job (kind, payload, due_at, run_at) values ('instance.boot', '{\"last\": true}', '2020-01-02', '2020-01-02')",
    );
    await client.query('analyze job');
    const lane = new Map(jobKinds.filter((kind) => kind.lane === 'machines').map((kind) => [kind.kind, kind]));
    const sent = await statementsOf(async () => {
      const claims = await server.database.transaction((tx) => claimDue(tx, server.services, lane, 1));
      expect(claims).toMatchObject([{ kind: 'instance.boot', payload: { last: true } }]);
    });
    const looks = await looksOf(sent);
    expect(looks).toHaveLength(1);
    expect(looks[0]?.pages).toBeLessThan(100);
  });

  it('ends the codes to bind of one account without reading those of a day', async () => {
    await client.query(
      "insert into wechat_scan (scene, ticket, user_id, created_at, expires_at) select 'scene' || n, 'ticket' || n, case when n % 4 = 0 then 2 + n % 5000 end, now(), now() from generate_series(1, 20000) n",
    );
    await client.query('analyze wechat_scan');
    const sent = await statementsOf(() => server.database.transaction((tx) => endBindCodes(tx, 1)), /^\s*delete/i);
    const looks = await looksOf(sent);
    expect(looks).toHaveLength(1);
    expect(looks[0]?.pages).toBeLessThan(20);
  });
});
