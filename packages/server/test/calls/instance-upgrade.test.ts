import { getInstanceCosts } from '@compute-market/contract/calls/cost';
import { shutDownKvm } from '@compute-market/contract/calls/instance';
import { getReminders } from '@compute-market/contract/calls/reminder';
import { renewKvm, renewKvmQueryPrice, runContainer, runKvm } from '@compute-market/contract/calls/rental';
import {
  addDiskQueryPrice,
  addOneDisk,
  elasticUpgradeContainer,
  elasticUpgradeQueryPrice,
  getContainerRemainCpu,
  getContainerRemainGpu,
  getHostRemainCpu,
  getHostRemainMemory,
  getRemainDisk,
  updateBandwidth,
  updateBandwidthQueryPrice,
  updateContainerMemory,
  updateCpuQueryPrice,
  updateKvmCpu,
  updateKvmMemory,
} from '@compute-market/contract/calls/upgrade';
import { errors } from '@compute-market/contract/errors';
import { hourMs, secondMs } from '@compute-market/contract/rules/time-units';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { instance } from '../../src/db/schema/instance';
import { host, hostGpu } from '../../src/db/schema/market';
import { jobKinds } from '../../src/domain';
import { MachineRefusal } from '../../src/fleet/provider';
import { audit } from '../../src/ledger/audit';
import { charge } from '../../src/ledger/charge';
import { statement } from '../../src/ledger/statement';
import { openMarket } from '../setup';
import { earlyReleasesOn, sumOf } from './early-releases';
import { customer, subAccountOf, type Customer } from './instance-customers';
import { rentalsOn } from './instance-world';

const server = openMarket();
const world = rentalsOn(server, jobKinds);
const { pass } = world;
let buyer: Customer;
const { releaseNow, refundsOf, backOf } = earlyReleasesOn(server, world, () => buyer);

beforeEach(async () => {
  buyer = await customer(server, { balance: 200 });
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** A rental with exactly so much of its time left. */
async function running(
  call: typeof runKvm | typeof runContainer = runKvm,
  hoursLeft = 4,
  who: Customer = buyer,
): Promise<string> {
  const due = server.clock.now().getTime() + 10 * hourMs;
  const name = await world.rentRunning(who, { pack_time: 10, due_mode: -1, district: '华南一区' }, call);
  server.clock.advance(due - hoursLeft * hourMs - server.clock.now().getTime());
  return name;
}

const machine = async (id: number) => {
  const [found] = await server.database.transaction((tx) => tx.select().from(host).where(eq(host.id, id)));
  if (found === undefined) throw new Error(`no machine ${id}`);
  return found;
};
const setMachine = (id: number, change: Partial<typeof host.$inferInsert>) =>
  server.database.transaction((tx) => tx.update(host).set(change).where(eq(host.id, id)));
const read = (name: string, who: Customer = buyer) => world.read(who, name);
const cash = () => world.cash(buyer);
const asBuyer = () => ({ token: buyer.token });

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

describe('what the machine has left', () => {
  it('leaves every free card what comes with it', async () => {
    const name = await running();
    const { hostId } = await world.rowOf(name);
    const { freeGpus } = await machine(hostId);
    await setMachine(hostId, { freeCpu: freeGpus * 12 + 5, freeMemoryGb: freeGpus * 40 + 7 });
    expect((await server.call(getHostRemainCpu, { instance_name: name }, asBuyer())).data.remain_cpu).toBe(5);
    expect((await server.call(getHostRemainMemory, { instance_name: name }, asBuyer())).data.remain_memory).toBe(7);
    expect((await server.call(updateKvmCpu, { instance_name: name, add_cpu: 6 }, asBuyer())).number).toBe(
      errors.CAPACITY_SHORT.status,
    );
    expect((await server.call(updateKvmCpu, { instance_name: name, add_cpu: 5 }, asBuyer())).number).toBe(0);
    expect((await server.call(getHostRemainCpu, { instance_name: name }, asBuyer())).data.remain_cpu).toBe(0);
  });

  it('is nothing while it does not answer, and no price is told for it', async () => {
    const name = await running();
    const { hostId } = await world.rowOf(name);
    await setMachine(hostId, { silentSince: server.clock.now() });
    expect((await server.call(getHostRemainCpu, { instance_name: name }, asBuyer())).data.remain_cpu).toBe(0);
    const order = { instance_name: name, add_cpu: 1 };
    for (const call of [updateCpuQueryPrice, updateKvmCpu])
      expect((await server.call(call, order, asBuyer())).reason).toBe(
        '所在主机没有响应，暂时不能升级，请在主机恢复后再试',
      );
    await setMachine(hostId, { silentSince: null });
    expect((await server.call(updateKvmCpu, order, asBuyer())).number).toBe(0);
  });

  it('is nothing while it is off line, and nothing is sold of it', async () => {
    const name = await running();
    const { hostId } = await world.rowOf(name);
    await setMachine(hostId, { online: false });
    expect((await server.call(getHostRemainCpu, { instance_name: name }, asBuyer())).data.remain_cpu).toBe(0);
    expect((await server.call(updateKvmCpu, { instance_name: name, add_cpu: 1 }, asBuyer())).number).toBe(
      errors.CAPACITY_SHORT.status,
    );
    await setMachine(hostId, { online: true });
    expect((await server.call(updateKvmCpu, { instance_name: name, add_cpu: 1 }, asBuyer())).number).toBe(0);
  });

  it('counts disks up to sixteen, in steps of the tariff', async () => {
    const name = await running();
    expect((await server.call(getRemainDisk, { instance_name: name }, asBuyer())).data).toMatchObject({
      remain_disk: 1950,
      max_count: 16,
      used_count: 1,
      step: 10,
    });
    expect((await server.call(addDiskQueryPrice, { instance_name: name, disk_size: 15 }, asBuyer())).reason).toContain(
      '10GB 的整数倍',
    );
    await server.database.transaction((tx) =>
      tx
        .update(instance)
        .set({ addedDisksGb: Array.from({ length: 15 }, () => 10) })
        .where(eq(instance.name, name)),
    );
    expect((await server.call(addDiskQueryPrice, { instance_name: name, disk_size: 10 }, asBuyer())).number).toBe(
      errors.DISK_LIMIT.status,
    );
    expect((await server.call(getRemainDisk, { instance_name: name }, asBuyer())).data).toMatchObject({
      remain_disk: 0,
      used_count: 16,
    });
  });
});

describe('bandwidth', () => {
  it('is paid until the rental is due when it grows, and given up for nothing', async () => {
    const name = await running();
    // 18 Mbps beyond the free 32 × ¥0.01 × 4 hours.
    expect(
      (await server.call(updateBandwidthQueryPrice, { instance_name: name, bandwidth: 50 }, asBuyer())).data.PayPrice,
    ).toBe(0.72);
    const more = await server.call(updateBandwidth, { instance_name: name, bandwidth: 50 }, asBuyer());
    expect(more.data).toEqual({ Bandwidth: 50, PayPrice: 0.72, HourPrice: 1.57 });
    await pass(secondMs, 5);
    expect(
      (await server.call(updateBandwidthQueryPrice, { instance_name: name, bandwidth: 101 }, asBuyer())).reason,
    ).toContain('最大 100Mbps');
    expect(
      (await server.call(updateBandwidthQueryPrice, { instance_name: name, bandwidth: 50 }, asBuyer())).reason,
    ).toContain('已是 50Mbps');
    const before = await cash();
    const less = await server.call(updateBandwidth, { instance_name: name, bandwidth: 10 }, asBuyer());
    expect(less.data).toEqual({ Bandwidth: 32, PayPrice: 0, HourPrice: 1.57 });
    expect(await cash()).toBe(before);
  });

  it('is given up by who has nothing left, while more time is not to be had', async () => {
    const name = await running();
    await server.call(updateBandwidth, { instance_name: name, bandwidth: 50 }, asBuyer());
    await pass(secondMs, 5);
    const rest = await cash();
    await server.database.transaction((tx) =>
      charge(tx, {
        key: `rest:${name}`,
        kind: 'rent',
        userId: buyer.userId,
        subAccountId: null,
        amountFen: rest,
        vouchersFirst: false,
        paysTime: true,
        at: server.clock.now(),
      }),
    );
    expect(await cash()).toBe(0n);
    expect(
      (await server.call(renewKvmQueryPrice, { instance_name: name, pack_time: 1, unit: 'hour' }, asBuyer())).data,
    ).toMatchObject({ IsEnough: false });
    const less = { instance_name: name, bandwidth: 32 };
    expect((await server.call(updateBandwidthQueryPrice, less, asBuyer())).data).toMatchObject({
      PayPrice: 0,
      IsEnough: true,
      ShortMoney: 0,
    });
    expect((await server.call(updateBandwidth, less, asBuyer())).number).toBe(0);
  });
});

describe('a container', () => {
  it('gets more cards of its own machine with their processor and memory, and keeps its ports', async () => {
    const name = await running(runContainer);
    const before = await world.rowOf(name);
    const ports = (await read(name)).SshPort;
    expect((await server.call(getContainerRemainGpu, { instance_name: name }, asBuyer())).data.gpu_nums).toContain(2);
    // One more card: ¥1.39 × 4 hours.
    expect(
      (await server.call(elasticUpgradeQueryPrice, { instance_name: name, gpu_num: 2 }, asBuyer())).data.PayPrice,
    ).toBe(5.56);
    const grown = await server.call(
      elasticUpgradeContainer,
      { instance_name: name, gpu_num: 2, add_cpu: 2 },
      asBuyer(),
    );
    expect(grown.data).toMatchObject({
      PayPrice: 5.88,
      Instance: { Gpu_num: 2, Cpu_num: 24, AddingCpu: 2, Memory: 80 },
    });
    const after = await world.rowOf(name);
    expect(after.gpuIndexes[0]).toBe(before.gpuIndexes[0]);
    expect((await read(name)).SshPort).toBe(ports);
    const held = await server.database.transaction((tx) => tx.select().from(hostGpu).where(eq(hostGpu.holder, name)));
    expect(held.map((card) => card.gpuIndex).toSorted()).toEqual(after.gpuIndexes.toSorted());
    await pass(4 * hourMs);
    expect((await world.rowOf(name)).status).toBe(0);
  });

  it('is refused cards its machine has not, fewer cards, and counts that are not offered', async () => {
    const name = await running(runContainer);
    const { hostId } = await world.rowOf(name);
    for (const gpu_num of [1, 3])
      expect((await server.call(elasticUpgradeQueryPrice, { instance_name: name, gpu_num }, asBuyer())).number).toBe(
        errors.INVALID_REQUEST.status,
      );
    expect((await server.call(elasticUpgradeContainer, { instance_name: name, gpu_num: 8 }, asBuyer())).number).toBe(
      errors.CAPACITY_SHORT.status,
    );
    await setMachine(hostId, { online: false });
    expect((await server.call(getContainerRemainGpu, { instance_name: name }, asBuyer())).data.gpu_nums).toEqual([]);
    expect((await server.call(getContainerRemainCpu, { instance_name: name }, asBuyer())).data.remain_cpu).toBe(0);
    await setMachine(hostId, { online: true });
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
    expect(JSON.stringify(data.data)).toContain('已付的 ¥1.28 已退回原支付账户');
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
