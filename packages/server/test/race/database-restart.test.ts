import { getUserInfo } from '@compute-market/contract/calls/account';
import { buyPowerMoney } from '@compute-market/contract/calls/payment';
import { errors, SUCCESS } from '@compute-market/contract/errors';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPostgres } from '../../src/db/postgres';
import { customer } from '../calls/instance-customers';
import { onPostgres, startTestServer, type TestServer } from '../setup';
import { run, type Running } from '../fault/process';

const purchases = 120;
const atOnce = 6;
/** Says its address when it stands, and again after each restart. */
const addresses = (cluster: Running) => cluster.output().split('\n').slice(0, -1);
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Not only connections are cut here (connections.test.ts): the database itself is gone, refuses while it starts, and has none of its memory. */
describe.runIf(onPostgres)('two servers whose real PostgreSQL is restarted', () => {
  let cluster: Running;
  let servers: readonly [TestServer, TestServer];
  beforeAll(async () => {
    cluster = run('../../scripts/postgres.mjs', []);
    await cluster.waitFor(() => addresses(cluster).length > 0);
    const start = async () => startTestServer({ database: await openPostgres(addresses(cluster)[0] ?? '') });
    servers = [await start(), await start()];
  }, 180_000);
  afterAll(async () => {
    for (const server of servers) await server.close();
    cluster.child.kill('SIGTERM');
    await cluster.ended;
  }, 60_000);

  async function restart(how: 'fast' | 'immediate') {
    const before = addresses(cluster).length;
    cluster.child.stdin?.write(`${how}\n`);
    await cluster.waitFor(() => addresses(cluster).length > before);
  }

  test.each(['fast', 'immediate'] as const)(
    'in the middle of purchases, %s: both go on, callers hear nothing but that it is away, and each purchase is made once',
    async (how) => {
      const who = await customer(servers[0], { balance: 1000 });
      const told = new Set<string>();
      let bought = 0;
      /** As a customer does: the same purchase again until there is a definite answer, each time by the other server. */
      const buyForSure = async (index: number) => {
        for (let attempt = 0; attempt < 500; attempt += 1) {
          const { http, number } = await (servers[(index + attempt) % 2] ?? servers[0]).call(
            buyPowerMoney,
            { amount: 1 },
            { token: who.token, headers: { 'idempotency-key': `${how}-${index}` } },
          );
          told.add(`${http}/${number}`);
          if (number === SUCCESS) return void (bought += 1);
          await pause(20);
        }
        throw new Error(`purchase ${index} never got through`);
      };
      const customers = Array.from({ length: atOnce }, async (_, place) => {
        for (let index = place; index < purchases; index += atOnce) await buyForSure(index);
      });
      const restarted = (async () => {
        while (bought < purchases / 4) await pause(5);
        await restart(how);
      })();
      await Promise.all([...customers, restarted]);

      expect([`200/${SUCCESS}`, `503/${errors.DATABASE_ERROR.status}`]).toEqual(expect.arrayContaining([...told]));
      for (const server of servers) {
        expect((await server.call(getUserInfo, {}, { token: who.token })).data).toMatchObject({
          Money: 1000 - purchases,
          PowerMoney: purchases,
        });
        expect((await server.app.inject('/healthz')).statusCode).toBe(200);
      }
    },
    180_000,
  );
});
