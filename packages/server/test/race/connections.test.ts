import { getUserInfo } from '@compute-market/contract/calls/account';
import { buyPowerMoney } from '@compute-market/contract/calls/payment';
import { errors, SUCCESS } from '@compute-market/contract/errors';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPostgres } from '../../src/db/postgres';
import { rows } from '../../src/db/rows';
import { customer, type Customer } from '../calls/instance-customers';
import { createSharedDatabase, layLine, startTestServer, type Line, type TestServer } from '../setup';

const shared = await createSharedDatabase();

/** What a caller is told while the database is away; anything else of these answers would be a fault. */
const away = { http: 503, number: errors.DATABASE_ERROR.status };
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe.runIf(shared !== undefined)('two servers whose connections to a real PostgreSQL are cut', () => {
  let line: Line;
  let servers: readonly [TestServer, TestServer];
  beforeAll(async () => {
    line = await layLine(shared?.url ?? '');
    const start = async () => startTestServer({ database: await openPostgres(line.url) });
    servers = [await start(), await start()];
  });
  afterAll(async () => {
    for (const server of servers) await server.close();
    await line.close();
    await shared?.drop();
  });

  const serverOf = (index: number): TestServer => servers[index % 2 === 0 ? 0 : 1];
  const buy = (index: number, { token }: Customer) =>
    serverOf(index).call(buyPowerMoney, { amount: 1 }, { token, headers: { 'idempotency-key': `buy-${index}` } });
  /** Ends two backends that are in the middle of a transaction of this database, from outside of it. */
  const terminateBusy = (database: TestServer['database']) =>
    database.transaction((tx) =>
      rows<{ ended: boolean }>(
        tx,
        sql`select pg_terminate_backend(pid) as ended from pg_stat_activity
            where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'
            order by random() limit 2`,
      ),
    );

  test('under load both servers live, and each purchase is made once', { timeout: 180_000 }, async () => {
    const who = await customer(servers[0], { balance: 1000 });
    const surgeon = await openPostgres(shared?.url ?? '');
    let cuts = 0;
    let working = true;
    const cutting = (async () => {
      for (; working && cuts < 30; await pause(50)) cuts += (await terminateBusy(surgeon)).length;
    })();
    const told = new Set<string>();
    /** As a customer does: the same purchase again until there is a definite answer. */
    const buyForSure = async (index: number) => {
      for (let attempt = 0; attempt < 200; attempt += 1) {
        const { http, number } = await buy(index, who);
        told.add(`${http}/${number}`);
        if (number === SUCCESS) return;
        await pause(20);
      }
      throw new Error(`purchase ${index} never got through`);
    };
    await Promise.all(Array.from({ length: 200 }, (_, index) => buyForSure(index)));
    working = false;
    await cutting;
    await surgeon.close();

    expect(cuts).toBeGreaterThan(5);
    expect([`200/${SUCCESS}`, `${away.http}/${away.number}`]).toEqual(expect.arrayContaining([...told]));
    for (const server of servers)
      expect((await server.call(getUserInfo, {}, { token: who.token })).data).toMatchObject({
        Money: 800,
        PowerMoney: 200,
      });
  });

  test('while the database is away callers hear so, and what was acknowledged is there when it is back', {
    timeout: 180_000,
  }, async () => {
    const who = await customer(servers[0], { balance: 1000 });
    const answered = await Promise.all(
      Array.from({ length: 60 }, async (_, index) => {
        if (index === 30) line.cut();
        return (await buy(1000 + index, who)).number;
      }),
    );
    const acknowledged = answered.filter((number) => number === SUCCESS).length;
    expect(answered.filter((number) => number !== SUCCESS && number !== away.number)).toEqual([]);
    for (const server of servers) {
      const answer = await server.call(getUserInfo, {}, { token: who.token });
      expect(answer).toMatchObject(away);
      expect(answer.reason).toContain(errors.DATABASE_ERROR.reason);
      expect((await server.app.inject('/healthz')).statusCode).toBe(503);
    }

    line.mend();
    // A purchase that was cut while it was being made lasting may stand; asked again under its key, it is made once.
    for (let index = 0; index < 60; index += 1) expect((await buy(1000 + index, who)).number).toBe(SUCCESS);
    expect(acknowledged).toBeLessThan(60);
    for (const server of servers) {
      expect((await server.app.inject('/healthz')).statusCode).toBe(200);
      expect((await server.call(getUserInfo, {}, { token: who.token })).data).toMatchObject({
        Money: 940,
        PowerMoney: 60,
      });
    }
  });

  test('connections that broke while nobody used them are all replaced', async () => {
    const who = await customer(servers[0], { balance: 1000 });
    const read = () => servers[0].call(getUserInfo, {}, { token: who.token });
    for (let round = 0; round < 3; round += 1) {
      await Promise.all(Array.from({ length: 20 }, read));
      line.cut();
      line.mend();
      await Promise.all(Array.from({ length: 20 }, read));
      expect((await read()).number).toBe(SUCCESS);
    }
  });
});
