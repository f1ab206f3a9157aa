import { renewKvmQueryPrice, runContainer } from '@compute-market/contract/calls/rental';
import {
  addDiskQueryPrice,
  elasticUpgradeContainer,
  elasticUpgradeQueryPrice,
  getContainerRemainCpu,
  getContainerRemainGpu,
  getHostRemainCpu,
  getHostRemainMemory,
  getRemainDisk,
  updateBandwidth,
  updateBandwidthQueryPrice,
  updateCpuQueryPrice,
  updateKvmCpu,
} from '@compute-market/contract/calls/upgrade';
import { errors } from '@compute-market/contract/errors';
import { hourMs, secondMs } from '@compute-market/contract/rules/time-units';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { instance } from '../../src/db/schema/instance';
import { hostGpu } from '../../src/db/schema/market';
import { jobKinds } from '../../src/domain';
import { charge } from '../../src/ledger/charge';
import { openMarket } from '../setup';
import { customer, type Customer } from './instance-customers';
import { rentalsOn } from './instance-world';
import { upgradesOn } from './upgrades';

const server = openMarket();
const world = rentalsOn(server, jobKinds);
const { pass } = world;
let buyer: Customer;
const { running, machine, setMachine, read, cash, asBuyer } = upgradesOn(server, world, () => buyer);

beforeEach(async () => {
  buyer = await customer(server, { balance: 200 });
});

describe('what the machine has left', () => {
  it('leaves every free card what comes with it', async () => {
    const name = await running();
    const { hostId } = await world.rowOf(name);
    const { freeGpus, freeCpu, freeMemoryGb } = await machine(hostId);
    await setMachine(hostId, { freeCpu: freeGpus * 12 + 5, freeMemoryGb: freeGpus * 40 + 7 });
    expect((await server.call(getHostRemainCpu, { instance_name: name }, asBuyer())).data.remain_cpu).toBe(5);
    expect((await server.call(getHostRemainMemory, { instance_name: name }, asBuyer())).data.remain_memory).toBe(7);
    expect((await server.call(updateKvmCpu, { instance_name: name, add_cpu: 6 }, asBuyer())).number).toBe(
      errors.CAPACITY_SHORT.status,
    );
    expect((await server.call(updateKvmCpu, { instance_name: name, add_cpu: 5 }, asBuyer())).number).toBe(0);
    expect((await server.call(getHostRemainCpu, { instance_name: name }, asBuyer())).data.remain_cpu).toBe(0);
    await setMachine(hostId, { freeCpu: freeCpu - 5, freeMemoryGb });
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
