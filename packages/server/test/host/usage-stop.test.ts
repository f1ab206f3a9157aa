import { releaseEarly } from '@compute-market/contract/calls/early-release';
import { restartKvm } from '@compute-market/contract/calls/instance';
import { BILLING, COST_TYPE, INSTANCE_STATUS } from '@compute-market/contract/enumerations';
import { errors } from '@compute-market/contract/errors';
import { hourMs, minuteMs } from '@compute-market/contract/rules/time-units';
import { and, eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { costItem, instance } from '../../src/db/schema/instance';
import { host } from '../../src/db/schema/market';
import { jobKinds } from '../../src/domain';
import { jobKinds as hostJobKinds } from '../../src/domain/host';
import { followOutages } from '../../src/domain/host/outages';
import { failLateRestarts } from '../../src/domain/instance/late-restarts';
import { setSandboxFleet } from '../../src/fleet/simulation';
import { enqueueStandingJobs } from '../../src/jobs/runner';
import { audit } from '../../src/ledger/audit';
import { customer, type Customer } from '../calls/instance-customers';
import { rentalsOn } from '../calls/instance-world';
import { openMarket } from '../setup';

const server = openMarket();
const rentals = rentalsOn(server, jobKinds);
const { passMinutes: pass, silence } = rentals;
let buyer: Customer;

const byUsage = { gpu_type: 'RTX 4090', unit: 'hour', pack_time: 1, billing: BILLING.usage } as const;
const stop = (name: string) =>
  server.call(releaseEarly, { instance_name: name, keep_disk: true }, { token: buyer.token });
const hoursOf = async (name: string) => {
  const { id } = await rentals.rowOf(name);
  return server.database.transaction((tx) =>
    tx
      .select()
      .from(costItem)
      .where(and(eq(costItem.instanceId, id), eq(costItem.costType, COST_TYPE.usage))),
  );
};

beforeAll(async () => {
  await enqueueStandingJobs(server.services, hostJobKinds);
});
beforeEach(async () => {
  buyer = await customer(server, { balance: 500 });
});

describe('on a lost host a rental by usage', () => {
  test('that hangs in a restart is stopped all the same, and no hour is charged after that', async () => {
    const name = await rentals.rentRunning(buyer, byUsage);
    await silence(name, true);
    await server.call(restartKvm, { instance_name: name }, { token: buyer.token });
    expect(await rentals.rowOf(name)).toMatchObject({ status: INSTANCE_STATUS.restarting });
    // A restart of a host that answers takes seconds.
    expect((await stop(name)).number).toBe(errors.STATE_CONFLICT.status);
    await pass(5);
    expect((await stop(name)).number).toBe(0);
    expect(await rentals.rowOf(name)).toMatchObject({ status: INSTANCE_STATUS.diskKept, autorenewPackTime: null });
    await rentals.pass(10 * minuteMs, 9);
    expect(await hoursOf(name)).toEqual([]);
    await silence(name, false);
    expect(await server.database.transaction((tx) => audit(tx))).toEqual([]);
  });

  test('that is still being made has failed and is paid back whole', async () => {
    const before = await rentals.cash(buyer);
    const name = await rentals.buy(buyer, byUsage);
    const { hostId } = await rentals.rowOf(name);
    const now = server.clock.now();
    await server.database.transaction(async (tx) => {
      await tx.update(host).set({ silentSince: now, lostAt: now }).where(eq(host.id, hostId));
      await followOutages(tx, now);
    });
    await rentals.runJobs();
    expect(await rentals.rowOf(name)).toMatchObject({ status: INSTANCE_STATUS.startFailedRefunded });
    expect(await rentals.cash(buyer)).toBe(before);
    await server.database.transaction((tx) =>
      tx.update(host).set({ silentSince: null, lostAt: null }).where(eq(host.id, hostId)),
    );
    expect(await server.database.transaction((tx) => audit(tx))).toEqual([]);
  });
});

test('what is asked of a machine holds back no stop of a rental by usage', async () => {
  const name = await rentals.rentRunning(buyer, byUsage);
  const asked = server.clock.now();
  await server.database.transaction((tx) =>
    tx.update(instance).set({ resizeRequestedAt: asked, addingCpu: 4 }).where(eq(instance.name, name)),
  );
  expect((await stop(name)).number).toBe(0);
  expect(await rentals.rowOf(name)).toMatchObject({ resizeRequestedAt: null, addingCpu: 0 });
});

test('a rental by usage whose machine hangs in a restart can be stopped after half an hour, and costs nothing from then on', async () => {
  await enqueueStandingJobs(server.services, [failLateRestarts]);
  const name = await rentals.rentRunning(buyer, byUsage);
  await server.database.transaction((tx) => setSandboxFleet(tx, { restartMs: 5 * hourMs }));
  await server.call(restartKvm, { instance_name: name }, { token: buyer.token });
  await pass(29);
  expect((await stop(name)).number).toBe(errors.STATE_CONFLICT.status);
  await pass(2);
  expect((await stop(name)).number).toBe(0);
  await rentals.pass(10 * minuteMs, 9);
  expect(await hoursOf(name)).toEqual([]);
  await rentals.forgetFleet();
});

test('a machine by usage that was made for longer than its first hour has failed and is paid back', async () => {
  const before = await rentals.cash(buyer);
  const name = await rentals.rent(buyer, byUsage);
  server.clock.advance(2 * hourMs);
  await pass(2);
  expect(await rentals.rowOf(name)).toMatchObject({ status: INSTANCE_STATUS.startFailedRefunded });
  expect(await rentals.cash(buyer)).toBe(before);
});
