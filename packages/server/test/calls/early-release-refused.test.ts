import { getEarlyRelease, releaseEarly } from '@compute-market/contract/calls/early-release';
import { reinstallKvm } from '@compute-market/contract/calls/instance';
import { runKvmQueryPrice } from '@compute-market/contract/calls/rental';
import { addOneDisk } from '@compute-market/contract/calls/upgrade';
import { errors } from '@compute-market/contract/errors';
import { hourMs, minuteMs } from '@compute-market/contract/rules/time-units';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { host } from '../../src/db/schema/market';
import { jobKinds } from '../../src/domain';
import { runDueJobs } from '../../src/jobs/runner';
import { openMarket } from '../setup';
import { customer, subAccountOf, type Customer } from './instance-customers';
import { rentalsOn } from './instance-world';
import { earlyReleasesOn, offered, sumOf } from './early-releases';

const server = openMarket();
const rentals = rentalsOn(server);
let buyer: Customer;
const { quote, release, refundsOf } = earlyReleasesOn(server, rentals, () => buyer);

beforeEach(async () => {
  buyer = await customer(server, { balance: 5000 });
});

describe('an early release is refused', () => {
  const reasonOf = async (name: string, who: Customer = buyer) => {
    const asked = await quote(name, who);
    const done = await release(name, 1, who);
    expect(done.number).toBe(asked.number);
    return asked.number === 0 ? '' : asked.reason;
  };

  test('with the new quote when the sum is another one, and nothing happens', async () => {
    const name = await rentals.rentRunning(buyer, { ...offered, unit: 'day', pack_time: 1 });
    const seen = sumOf((await quote(name)).data);
    server.clock.advance(2 * hourMs);
    const late = await release(name, seen);
    expect(late.number).toBe(errors.PRICE_CHANGED.status);
    expect(late.data).toEqual((await quote(name)).data);
    expect((await rentals.rowOf(name)).status).toBe(1);
    expect(await refundsOf(name)).toEqual([]);
  });

  test('where its host does not offer it, what was promised stays, and the order says which', async () => {
    const name = await rentals.rentRunning(buyer);
    expect(await rentals.read(buyer, name)).toMatchObject({ EarlyRelease: false });
    expect(await reasonOf(name)).toContain('不支持提前释放退还');
    const asked = { gpu_num: 1, image_name: 'pytorch-2.5', pack_time: 1, unit: 'day' } as const;
    const offers = async (change: { gpu_type: string; district?: string }) =>
      (await server.call(runKvmQueryPrice, { ...asked, ...change }, { token: buyer.token })).data.EarlyRelease;
    expect(await offers({ gpu_type: 'RTX 3090' })).toBe(false);
    expect(await offers(offered)).toBe(true);
    expect(await offers({ gpu_type: 'H20' })).toBe(false);
    expect(await offers({ gpu_type: 'H20', district: '华东一区' })).toBe(true);
    const promised = await rentals.rentRunning(buyer, offered);
    const { hostId } = await rentals.rowOf(promised);
    const offer = (earlyRelease: boolean) =>
      server.database.transaction((tx) => tx.update(host).set({ earlyRelease }).where(eq(host.id, hostId)));
    await offer(false);
    expect(await offers(offered)).toBe(false);
    expect((await quote(promised)).number).toBe(0);
    await offer(true);
  });

  test('while it moves, while it grows, on a lost host, in its last hour and after its end', async () => {
    const name = await rentals.rentRunning(buyer, { ...offered, unit: 'hour', pack_time: 3, due_mode: -1 });
    await server.call(addOneDisk, { instance_name: name, disk_size: 100 }, { token: buyer.token });
    expect(await reasonOf(name)).toContain('上一次升级还在生效中');
    await rentals.passSeconds(8);
    const system = { instance_name: name, image_name: 'ubuntu-22.04' } as const;
    expect((await server.call(reinstallKvm, system, { token: buyer.token })).number).toBe(0);
    expect(await reasonOf(name)).toContain('重置系统');
    await rentals.passSeconds(20);
    const { hostId, dueAt } = await rentals.rowOf(name);
    const lose = (lostAt: Date | null) =>
      server.database.transaction((tx) =>
        tx.update(host).set({ lostAt, silentSince: lostAt }).where(eq(host.id, hostId)),
      );
    await lose(server.clock.now());
    expect(await reasonOf(name)).toContain('所在主机没有响应');
    await lose(null);
    server.clock.advance(dueAt.getTime() - server.clock.now().getTime() - 59 * minuteMs);
    expect(await reasonOf(name)).toContain('不足 1 小时');
    server.clock.advance(hourMs);
    await runDueJobs(server.services, jobKinds);
    expect(await reasonOf(name)).toContain('已到期');
  });

  test("without a session, with somebody else's name and a sub-account's colleague", async () => {
    const name = await rentals.rentRunning(buyer, offered);
    expect((await server.call(getEarlyRelease, { instance_name: name })).number).toBe(errors.SESSION_INVALID.status);
    expect((await server.call(releaseEarly, { instance_name: name, amount: 1 })).number).toBe(
      errors.SESSION_INVALID.status,
    );
    const stranger = await customer(server);
    const colleague = await subAccountOf(server, buyer, 'colleague', 100);
    for (const who of [stranger, colleague]) {
      expect((await quote(name, who)).number).toBe(errors.NOT_FOUND.status);
      expect((await release(name, 1, who)).number).toBe(errors.NOT_FOUND.status);
    }
    const bad = await server.call(releaseEarly, { instance_name: name, amount: -1 }, { token: buyer.token });
    expect(bad.number).toBe(errors.INVALID_REQUEST.status);
  });
});
