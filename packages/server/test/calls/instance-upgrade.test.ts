import { readFileSync } from 'node:fs';
import { getInstanceCosts } from '@compute-market/contract/calls/cost';
import { shutDownKvm } from '@compute-market/contract/calls/instance';
import { getReminders } from '@compute-market/contract/calls/reminder';
import { renewKvm, renewKvmQueryPrice, runContainer, runKvm } from '@compute-market/contract/calls/rental';
import {
  addDiskQueryPrice,
  addOneDisk,
  elasticUpgradeContainer,
  updateContainerMemory,
  updateCpuQueryPrice,
  updateKvmCpu,
  updateKvmMemory,
  updateMemoryQueryPrice,
} from '@compute-market/contract/calls/upgrade';
import { errors } from '@compute-market/contract/errors';
import { seenGrowth } from '@compute-market/contract/rules/seen-quote';
import { dayMs, hourMs, secondMs } from '@compute-market/contract/rules/time-units';
import { eq, inArray, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { instance } from '../../src/db/schema/instance';
import { hostGpu } from '../../src/db/schema/market';
import { jobKinds } from '../../src/domain';
import { resizeJob } from '../../src/domain/instance/job-names';
import { MachineRefusal } from '../../src/fleet/provider';
import { enqueue } from '../../src/jobs/job';
import { audit } from '../../src/ledger/audit';
import { statement } from '../../src/ledger/statement';
import { openMarket } from '../setup';
import { earlyReleasesOn, sumOf } from './early-releases';
import { customer, subAccountOf, type Customer } from './instance-customers';
import { rentalsOn } from './instance-world';
import { upgradesOn } from './upgrades';

/** What the migration does that settles what the release before dropped. */
const settledUpgrades = readFileSync(new URL('../../migrations/0043_settled_upgrades.sql', import.meta.url), 'utf8');

const server = openMarket();
const world = rentalsOn(server, jobKinds);
const { pass } = world;
let buyer: Customer;
const { running, machine, read, cash, asBuyer } = upgradesOn(server, world, () => buyer);
const { releaseNow, refundsOf, backOf } = earlyReleasesOn(server, world, () => buyer);

beforeEach(async () => {
  buyer = await customer(server, { balance: 200 });
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('an upgrade', () => {
  it('costs what its quote says to the second until the rental is due, and stands in the books and the bill', async () => {
    const name = await running();
    const before = await cash();
    const quote = (await server.call(updateCpuQueryPrice, { instance_name: name, add_cpu: 8 }, asBuyer())).data;
    // 8 cores × ¥0.04 × 4 hours.
    expect(quote).toMatchObject({ OriginalPrice: 1.28, PayPrice: 1.28, IsEnough: true, DueTimeAfter: null });
    const bought = await server.call(updateKvmCpu, { instance_name: name, add_cpu: 8, price: 1.28 }, asBuyer());
    expect(bought.data).toEqual({ AddingCpu: 8, PayPrice: 1.28 });
    expect(await cash()).toBe(before - 128n);
    const books = await server.database.transaction((tx) =>
      statement(tx, { userId: buyer.userId, page: 1, pageSize: 9, kinds: ['upgrade'] }),
    );
    expect(books.lines).toMatchObject([{ kind: 'upgrade', cashFen: -128n, referenceId: name, remark: 'CPU +8 核' }]);
    const bill = (
      await server.call(getInstanceCosts, { page: 1, page_size: 9, instance_name: name, cost_type: 3 }, asBuyer())
    ).data;
    expect(bill.data).toMatchObject([{ CostType: 3, Amount: 1.28, Hours: 4, EndTime: (await read(name)).Due_time }]);
  });

  it('is shown as being added until the machine has it; a second one waits for that', async () => {
    const name = await running();
    await server.call(updateKvmMemory, { instance_name: name, add_memory: 16 }, asBuyer());
    expect(await read(name)).toMatchObject({ AddMemory: 0, AddingMemory: 16 });
    expect((await server.call(updateKvmCpu, { instance_name: name, add_cpu: 1 }, asBuyer())).number).toBe(
      errors.STATE_CONFLICT.status,
    );
    await pass(secondMs, 5);
    expect(await read(name)).toMatchObject({ AddMemory: 16, AddingMemory: 0 });
    expect((await server.call(updateKvmCpu, { instance_name: name, add_cpu: 1 }, asBuyer())).number).toBe(0);
  });

  it('costs no more than what was seen: time only lowers it, and a dearer one is refused', async () => {
    const name = await running();
    server.clock.advance(hourMs);
    expect((await server.call(updateKvmCpu, { instance_name: name, add_cpu: 8, price: 0.5 }, asBuyer())).number).toBe(
      errors.PRICE_CHANGED.status,
    );
    expect(
      (await server.call(updateKvmCpu, { instance_name: name, add_cpu: 8, price: 1.28 }, asBuyer())).data.PayPrice,
    ).toBe(0.96);
  });

  it.each([
    { part: 'processor', ask: updateCpuQueryPrice, buy: updateKvmCpu, more: { add_cpu: 2 }, told: 'CPU 已变为 14 核' },
    {
      part: 'memory',
      ask: updateMemoryQueryPrice,
      buy: updateKvmMemory,
      more: { add_memory: 4 },
      told: '内存已变为 44GB',
    },
    {
      part: 'disk',
      ask: addDiskQueryPrice,
      buy: addOneDisk,
      more: { disk_size: 50 },
      told: '数据盘已变为 100GB',
    },
  ])(
    'of $part is not paid again by a wish that saw the size before the first one',
    async ({ ask, buy, more, told }) => {
      const order = { instance_name: await running(), ...more };
      const quoted = async () => (await server.call(ask, order, asBuyer())).data;
      const bought = async (seen: object) => server.call(buy, { ...order, ...seen }, asBuyer());
      const seen = seenGrowth(await quoted());
      expect((await bought(seen)).number).toBe(0);
      const left = await cash();
      // Also while the machine does not have it yet.
      const moved = { number: errors.CONFLICT.status, reason: `${told}，可能已添加，请确认是否再添加` };
      expect(await bought(seen)).toMatchObject(moved);
      await pass(secondMs, 5);
      const again = await quoted();
      expect(await bought(seen)).toMatchObject({ ...moved, data: { SizeAfter: again.SizeAfter } });
      expect(await cash()).toBe(left);
      expect((await bought(seenGrowth(again))).number).toBe(0);
    },
  );

  it('sent twice under one key is bought once', async () => {
    const name = await running();
    const before = await cash();
    const body = { instance_name: name, disk_size: 100 };
    const headers = { 'idempotency-key': `disk-${name}` };
    const first = await server.call(addOneDisk, body, { ...asBuyer(), headers });
    const second = await server.call(addOneDisk, body, { ...asBuyer(), headers });
    expect(second.data).toEqual(first.data);
    expect(await cash()).toBe(before - 24n);
    expect((await world.rowOf(name)).addedDisksGb).toEqual([100]);
  });

  it('is part of the renewal from then on', async () => {
    const name = await running();
    const before = (
      await server.call(renewKvmQueryPrice, { instance_name: name, pack_time: 10, unit: 'hour' }, asBuyer())
    ).data.PayPrice;
    await server.call(updateKvmCpu, { instance_name: name, add_cpu: 8 }, asBuyer());
    const after = (
      await server.call(renewKvmQueryPrice, { instance_name: name, pack_time: 10, unit: 'hour' }, asBuyer())
    ).data;
    expect(after.PayPrice).toBeCloseTo(before + 3.2, 2);
    expect(after.Items).toContainEqual(expect.objectContaining({ Name: 'CPU', Amount: 3.2 }));
  });

  it('goes back to its machine with everything else when the rental ends', async () => {
    // The rentals of the other tests end first.
    await pass(10 * hourMs);
    buyer = await customer(server, { balance: 200 });
    const name = await running();
    const before = await machine((await world.rowOf(name)).hostId);
    await server.call(updateKvmCpu, { instance_name: name, add_cpu: 4 }, asBuyer());
    await pass(secondMs, 5);
    await server.call(addOneDisk, { instance_name: name, disk_size: 50 }, asBuyer());
    expect(await machine(before.id)).toMatchObject({ freeCpu: before.freeCpu - 4, freeDiskGb: before.freeDiskGb - 50 });
    await pass(4 * hourMs);
    expect((await world.rowOf(name)).status).toBe(0);
    const ended = await machine(before.id);
    expect([ended.freeCpu, ended.freeMemoryGb, ended.freeDiskGb, ended.freeGpus]).toEqual([
      before.freeCpu + 12,
      before.freeMemoryGb + 40,
      before.freeDiskGb + 250,
      before.freeGpus + 1,
    ]);
  });

  it('is refused to a rental that does not run, of another kind, or of somebody else', async () => {
    const name = await running();
    const stranger = await customer(server, { balance: 100 });
    expect(
      (await server.call(updateKvmCpu, { instance_name: name, add_cpu: 1 }, { token: stranger.token })).number,
    ).toBe(errors.NOT_FOUND.status);
    expect((await server.call(updateContainerMemory, { instance_name: name, add_memory: 1 }, asBuyer())).number).toBe(
      errors.INVALID_REQUEST.status,
    );
    await pass(4 * hourMs);
    const late = await server.call(updateKvmCpu, { instance_name: name, add_cpu: 1 }, asBuyer());
    expect(late).toMatchObject({ number: errors.STATE_CONFLICT.status, reason: '实例未在运行，请启动后再升级' });
  });

  it('that cannot be paid takes nothing', async () => {
    const poor = await customer(server, { balance: 14 });
    const name = await running(runKvm, 4, poor);
    const before = await machine((await world.rowOf(name)).hostId);
    expect((await server.call(updateKvmCpu, { instance_name: name, add_cpu: 8 }, { token: poor.token })).number).toBe(
      errors.BALANCE_SHORT.status,
    );
    expect(await machine(before.id)).toEqual(before);
  });

  it('of a sub-account keeps to its limit', async () => {
    const sub = await subAccountOf(server, buyer, `sub-${buyer.userId}`, 14.5);
    const name = await running(runKvm, 4, sub);
    expect((await server.call(updateKvmCpu, { instance_name: name, add_cpu: 8 }, { token: sub.token })).number).toBe(
      errors.SUB_LIMIT_SHORT.status,
    );
    expect(
      (await server.call(updateKvmCpu, { instance_name: name, add_cpu: 3 }, { token: sub.token })).data.PayPrice,
    ).toBe(0.48);
  });
});

describe('an upgrade that the machine never gets', () => {
  const reason = '宿主机上找不到分配的显卡';
  const refuse = () => vi.spyOn(server.services.compute, 'resize').mockRejectedValueOnce(new MachineRefusal(reason));
  const hour = { pack_time: 1, unit: 'hour' } as const;

  beforeEach(async () => {
    // The rentals of the other tests end first: they share its machine.
    await pass(10 * hourMs);
    buyer = await customer(server, { balance: 200 });
  });

  it('is paid back once, and leaves the rental and its machine as they were, free to be shut down', async () => {
    const name = await running();
    const [row, paid] = [await world.rowOf(name), await cash()];
    const before = await machine(row.hostId);
    refuse();
    await server.call(updateKvmCpu, { instance_name: name, add_cpu: 8 }, asBuyer());
    expect(await cash()).toBe(paid - 128n);
    await pass(secondMs, 3);
    expect(await cash()).toBe(paid);
    expect(await machine(row.hostId)).toEqual(before);
    expect(await world.rowOf(name)).toEqual({ ...row, resizes: 1 });
    expect(await server.database.transaction(audit)).toEqual([]);
    const books = await server.database.transaction((tx) =>
      statement(tx, { userId: buyer.userId, page: 1, pageSize: 9, kinds: ['refund'] }),
    );
    expect(books.lines).toMatchObject([{ cashFen: 128n, referenceId: name, remark: `升级失败退费：${reason}` }]);
    expect((await world.events(buyer, name))[0]).toMatchObject({
      Kind: 'upgrade_failed',
      By: 'system',
      Details: { change: 'CPU +8 核', reason, amount: 1.28 },
    });
    const { data } = await server.call(getReminders, { page: 1, page_size: 1 }, asBuyer());
    expect(data.data).toMatchObject([{ Title: '实例升级失败' }]);
    expect(JSON.stringify(data.data)).toContain('已付的费用 ¥1.28 已退回原支付账户');
    expect((await server.call(shutDownKvm, { instance_name: name }, asBuyer())).number).toBe(0);
  });

  it('is tried on and on while nobody answers, and paid back by nobody', async () => {
    const name = await running();
    const paid = await cash();
    vi.spyOn(server.services.compute, 'resize').mockRejectedValueOnce(new Error('the host is away'));
    await server.call(updateKvmCpu, { instance_name: name, add_cpu: 8 }, asBuyer());
    await pass(secondMs, 3);
    expect((await world.rowOf(name)).resizeRequestedAt).not.toBeNull();
    await pass(secondMs, 10);
    expect(await world.rowOf(name)).toMatchObject({ resizeRequestedAt: null, addedCpu: 8 });
    expect(await cash()).toBe(paid - 128n);
  });

  it('of more cards gives back the cards that it took, and no others', async () => {
    const name = await running(runContainer);
    const row = await world.rowOf(name);
    const before = await machine(row.hostId);
    refuse();
    await server.call(elasticUpgradeContainer, { instance_name: name, gpu_num: 2, add_cpu: 2 }, asBuyer());
    await pass(secondMs, 3);
    expect(await machine(row.hostId)).toEqual(before);
    expect(await world.rowOf(name)).toEqual({ ...row, resizes: 1 });
    const held = await server.database.transaction((tx) => tx.select().from(hostGpu).where(eq(hostGpu.holder, name)));
    expect(held.map((card) => card.gpuIndex)).toEqual(row.gpuIndexes);
  });

  it('is paid back to who paid it, whose limit it no longer uses', async () => {
    const sub = await subAccountOf(server, buyer, `sub-${buyer.userId}`, 14.5);
    const name = await running(runKvm, 4, sub);
    refuse();
    await server.call(updateKvmCpu, { instance_name: name, add_cpu: 3 }, { token: sub.token });
    await pass(secondMs, 3);
    expect(
      (await server.call(updateKvmCpu, { instance_name: name, add_cpu: 3 }, { token: sub.token })).data.PayPrice,
    ).toBe(0.48);
    expect(await server.database.transaction(audit)).toEqual([]);
  });

  it('tells the sub-account that has the machine what it paid itself of it, and of the rest only that it went back', async () => {
    const sub = await subAccountOf(server, buyer, `sub-${buyer.userId}`, 100);
    const name = await running(runKvm, 4, sub);
    const told = async () =>
      (await server.call(getReminders, { page: 1, page_size: 1 }, { token: sub.token })).data.data[0]?.Text;
    refuse();
    await server.call(updateKvmCpu, { instance_name: name, add_cpu: 8 }, asBuyer());
    await pass(secondMs, 3);
    expect(await told()).toContain('已付的费用已退回原支付账户');
    refuse();
    await server.call(updateKvmCpu, { instance_name: name, add_cpu: 8 }, asBuyer());
    await server.call(renewKvm, { instance_name: name, ...hour }, { token: sub.token });
    await pass(secondMs, 3);
    expect(await told()).toContain('已付的费用 ¥0.32 已退回原支付账户');
  });

  it('is under way no more where the release before dropped its job, and holds nothing back', async () => {
    const name = await running();
    const dropped = { addingCpu: 8, resizes: 1, resizeRequestedAt: server.clock.now() };
    const waiting = await running();
    const payload = { instanceId: (await world.rowOf(waiting)).id };
    const job = { kind: resizeJob, runAt: new Date(server.clock.now().getTime() + dayMs) };
    await server.database.transaction(async (tx) => {
      await tx
        .update(instance)
        .set(dropped)
        .where(inArray(instance.name, [name, waiting]));
      await enqueue(tx, { ...job, payload });
      await tx.execute(sql.raw(settledUpgrades));
    });
    expect(await world.rowOf(name)).toMatchObject({ addingCpu: 0, resizeRequestedAt: null });
    expect((await server.call(shutDownKvm, { instance_name: name }, asBuyer())).number).toBe(0);
    expect(await world.rowOf(waiting)).toMatchObject(dropped);
  });

  it('is paid back with its part of a renewal that came before the refusal', async () => {
    const name = await running();
    const [row, paid] = [await world.rowOf(name), await cash()];
    const ask = { instance_name: name, ...hour };
    const plain = (await server.call(renewKvmQueryPrice, ask, asBuyer())).data.PayPrice;
    refuse();
    await server.call(updateKvmCpu, { instance_name: name, add_cpu: 8 }, asBuyer());
    expect((await server.call(renewKvm, ask, asBuyer())).data.PayPrice).toBeCloseTo(plain + 0.32, 2);
    await pass(secondMs, 3);
    expect(await cash()).toBe(paid - BigInt(Math.round(plain * 100)));
    expect((await world.rowOf(name)).hourPrice).toBe(row.hourPrice);
    expect(await server.database.transaction(audit)).toEqual([]);
  });

  it('is no payment any more when the rental is released early', async () => {
    const name = await running();
    await server.database.transaction((tx) =>
      tx.update(instance).set({ earlyRelease: true }).where(eq(instance.name, name)),
    );
    refuse();
    await server.call(updateKvmCpu, { instance_name: name, add_cpu: 8 }, asBuyer());
    await pass(secondMs, 3);
    const back = await backOf(name, [['rent:', 'hour']]);
    expect(Math.round(sumOf(await releaseNow(name)) * 100)).toBe(back);
    expect(await refundsOf(name)).toHaveLength(2);
    expect(await server.database.transaction(audit)).toEqual([]);
  });
});
