import { minuteMs } from '@compute-market/contract/rules/time-units';
import { runKvm } from '@compute-market/contract/calls/rental';
import { errors } from '@compute-market/contract/errors';
import { eq, ne } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { host } from '../../src/db/schema/market';
import { jobKinds } from '../../src/domain/host';
import { setHostSilent } from '../../src/fleet/simulation';
import type { Services } from '../../src/http/handler';
import { enqueueStandingJobs, runDueJobs } from '../../src/jobs/runner';
import { customer } from '../calls/instance-customers';
import { smallOrder } from '../calls/instance-world';
import { openMarket } from '../setup';

const server = openMarket();
let name: string;

beforeAll(async () => {
  await enqueueStandingJobs(server.services, jobKinds);
  const [first] = await server.database.transaction((tx) =>
    tx.select().from(host).where(eq(host.gpuType, smallOrder.gpu_type)).limit(1),
  );
  if (first === undefined) throw new Error('no host');
  name = first.name;
});

const pass = async (minutes: number, services: Services = server.services) => {
  for (let minute = 0; minute < minutes; minute += 1) {
    server.clock.advance(minuteMs);
    await runDueJobs(services, jobKinds);
  }
};
const silence = (isSilent: boolean) => server.database.transaction((tx) => setHostSilent(tx, name, isSilent));
const read = async () => {
  const [row] = await server.database.transaction((tx) => tx.select().from(host).where(eq(host.name, name)));
  if (row === undefined) throw new Error('no host');
  return row;
};
/** The same server, whose engine says nothing. */
const withoutEngine = (): Services => ({
  ...server.services,
  compute: { ...server.services.compute, hosts: () => Promise.reject(new Error('nobody there')) },
});

beforeEach(async () => {
  await silence(false);
  await pass(1);
});

describe('the heartbeat of hosts', () => {
  test('a host that answers is seen every minute', async () => {
    expect(await read()).toMatchObject({ seenAt: server.clock.now(), silentSince: null, lostAt: null });
    await pass(1);
    expect((await read()).seenAt).toEqual(server.clock.now());
  });

  test('one that does not is silent at once, since it answered last, and lost after three minutes; when it answers it is back', async () => {
    const { seenAt } = await read();
    await silence(true);
    await pass(2);
    expect(await read()).toMatchObject({ seenAt, silentSince: seenAt, lostAt: null });
    await pass(1);
    expect(await read()).toMatchObject({ seenAt, silentSince: seenAt, lostAt: server.clock.now() });
    const lostAt = server.clock.now();
    await pass(5);
    expect((await read()).lostAt).toEqual(lostAt);
    await silence(false);
    await pass(1);
    expect(await read()).toMatchObject({ seenAt: server.clock.now(), silentSince: null, lostAt: null });
  });

  test('a silence that is over before the limit loses nothing', async () => {
    await silence(true);
    await pass(2);
    await silence(false);
    await pass(3);
    expect(await read()).toMatchObject({ silentSince: null, lostAt: null });
  });

  test('an engine that says nothing loses no host, however long, and time without looks counts for nobody', async () => {
    const before = await read();
    await pass(30, withoutEngine());
    expect(await read()).toEqual(before);
    expect(server.log.join('\n')).toContain('nobody told which hosts answer');
    await silence(true);
    await pass(1);
    expect(await read()).toMatchObject({
      silentSince: new Date(server.clock.now().getTime() - 2 * minuteMs),
      lostAt: null,
    });
  });

  test('a host that the engine does not speak of stays as it is', async () => {
    const before = await read();
    const compute = { ...server.services.compute, hosts: () => Promise.resolve([]) };
    await pass(10, { ...server.services, compute });
    expect(await read()).toEqual(before);
  });

  test('nothing is sold on a host that does not answer, and again once it does', async () => {
    const buyer = await customer(server, { balance: 500 });
    const offer = (online: boolean) =>
      server.database.transaction((tx) => tx.update(host).set({ online }).where(ne(host.name, name)));
    await offer(false);
    const order = () => server.call(runKvm, smallOrder, { token: buyer.token });
    await silence(true);
    await pass(1);
    expect((await order()).number).toBe(errors.STOCK_SHORT.status);
    await silence(false);
    await pass(1);
    expect((await order()).number).toBe(0);
    await offer(true);
  });
});
