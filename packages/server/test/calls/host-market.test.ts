import {
  getAllGpuInfo,
  getAvailableKvmNum,
  getGpuSelectorDetail,
  getHosts,
  getStoreSelectorOptions,
} from '@compute-market/contract/calls/market';
import { runContainer, runKvm, runKvmQueryPrice } from '@compute-market/contract/calls/rental';
import { errors } from '@compute-market/contract/errors';
import { dayMs, hourMs } from '@compute-market/contract/rules/time-units';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { host, hostWatch } from '../../src/db/schema/market';
import { noteOnline, tidyOnlineDays, watchOnline } from '../../src/domain/host/online-days';
import { enqueueStandingJobs, runDueJobs } from '../../src/jobs/runner';
import { openMarket } from '../setup';
import { customer, type Customer } from './instance-customers';
import { rentalsOn, smallOrder } from './instance-world';

const server = openMarket();
const rentals = rentalsOn(server);
let buyer: Customer;

const hosts = async (gpu_type: string, container_type: 'kvm' | 'docker' = 'kvm') =>
  (await server.call(getHosts, { gpu_type, container_type })).data.List;
const hostCalled = async (host_name: string) => (await server.call(getHosts, { host_name })).data.List[0];
const change = (name: string, set: Partial<typeof host.$inferInsert>) =>
  server.database.transaction((tx) => tx.update(host).set(set).where(eq(host.name, name)));
const look = (times: number) =>
  server.database.transaction(async (tx) => {
    for (let time = 0; time < times; time += 1) await noteOnline(tx, server.clock.now());
  });
/** A host of the RTX 3090 with four free cards, another each time. */
let next = 0;
async function emptyHost(): Promise<string> {
  const empty = (await hosts('RTX 3090')).filter(({ FreeNum }) => FreeNum === 4);
  const found = empty[empty.length - 1 - next];
  next += 1;
  if (found === undefined) throw new Error('no host is empty');
  return found.HostName;
}

describe('the market by host', () => {
  test('a visitor sees each host with its room, size, price and connection, those with most free cards first', async () => {
    const { data } = await server.call(getHosts, { container_type: 'kvm', gpu_type: 'RTX 4090' });
    expect(data.Total).toBe(20);
    expect(data.List[0]).toEqual({
      HostName: 'bj01',
      District: '华北二区',
      GpuType: 'RTX 4090',
      GpuMem: 24,
      CpuModel: 'EPYC 7542',
      SpecName: '标准型 4090.1c',
      CpuPerGpu: 16,
      MemoryPerGpu: 48,
      HourPrice: 2.19,
      FreeNum: 8,
      TotalNum: 8,
      MaxDisk: 2000,
      Uplink: 10_000,
      CudaVersion: '12.4',
      DriverVersion: '550.127.05',
      OnlineRate: null,
      WatchedDays: 0,
      EarlyRelease: true,
      PayAsYouGo: true,
    });
    const free = data.List.map(({ FreeNum }) => FreeNum);
    expect(free).toEqual(free.toSorted((one, other) => other - one));
    expect((await server.call(getStoreSelectorOptions, {})).data.hosts).toBe(true);
  });

  test('a host with the fast processor tells the price of the size that is sold on it', async () => {
    const fast = (await hosts('RTX 4090')).find(({ CpuModel }) => CpuModel === 'EPYC 9374F');
    expect(fast).toMatchObject({ SpecName: '高频型 4090.1h', TotalNum: 8 });
    expect(fast?.HourPrice).toBeGreaterThan(2.19);
  });

  test('hosts that run containers alone are not among those of virtual machines', async () => {
    expect(await hosts('L20', 'kvm')).toEqual([]);
    expect(await hosts('L20', 'docker')).toHaveLength(4);
  });

  test('a host that was taken off or does not answer is not on offer', async () => {
    await change('bj02', { online: false });
    await change('bj03', { silentSince: server.clock.now() });
    const names = (await hosts('RTX 4090')).map(({ HostName }) => HostName);
    expect([names.includes('bj02'), names.includes('bj03')]).toEqual([false, false]);
    await change('bj02', { online: true });
    await change('bj03', { silentSince: null });
  });

  test('the disk it can still take is in steps that can be ordered, beside a system disk; without the disk of the smallest machine no card is free', async () => {
    await change('bj04', { freeDiskGb: 337 });
    expect((await hostCalled('bj04'))?.MaxDisk).toBe(130);
    await change('bj04', { freeDiskGb: 230 });
    expect(await hostCalled('bj04')).toMatchObject({ MaxDisk: 30, FreeNum: 0 });
  });
});

describe('the online rate', () => {
  test('is the share of the hourly looks of 30 days that found the host on offer and answering', async () => {
    await look(7);
    await change('cd01', { silentSince: server.clock.now() });
    await look(1);
    await change('cd01', { silentSince: null });
    expect(await hostCalled('cd01')).toMatchObject({ OnlineRate: 7 / 8, WatchedDays: 1 });
    server.clock.advance(dayMs);
    await look(8);
    expect(await hostCalled('cd01')).toMatchObject({ OnlineRate: 15 / 16, WatchedDays: 2 });
    server.clock.advance(29 * dayMs);
    expect(await hostCalled('cd01')).toMatchObject({ OnlineRate: 1, WatchedDays: 1 });
  });

  test('is looked at once an hour by itself', async () => {
    const looks = () =>
      server.database.transaction(async (tx) =>
        (await tx.select().from(hostWatch)).reduce((sum, row) => sum + row.looks, 0),
      );
    await enqueueStandingJobs(server.services, [watchOnline]);
    await runDueJobs(server.services, [watchOnline]);
    const [before, count] = [await looks(), await server.database.transaction((tx) => tx.$count(host))];
    server.clock.advance(hourMs);
    await runDueJobs(server.services, [watchOnline]);
    await runDueJobs(server.services, [watchOnline]);
    expect(await looks()).toBe(before + count);
  });

  test('looks of a quarter ago go, but for those at the hosts of partners', async () => {
    const [machine] = await server.database.transaction((tx) => tx.select().from(host).where(eq(host.name, 'gz01')));
    const { userId } = await customer(server, {});
    await change('gz01', { partnerUserId: userId });
    server.clock.advance(100 * dayMs);
    await enqueueStandingJobs(server.services, [tidyOnlineDays]);
    await runDueJobs(server.services, [tidyOnlineDays]);
    const left = await server.database.transaction((tx) =>
      tx.selectDistinct({ hostId: hostWatch.hostId }).from(hostWatch),
    );
    expect(left).toEqual([{ hostId: machine?.id }]);
    await change('gz01', { partnerUserId: null });
  });
});

const shortOn = (name: string) => `主机 ${name} 的空闲资源不足，请减少卡数、数量或数据盘，或改选其他主机`;

describe('a rental on a host that was chosen', () => {
  beforeAll(async () => {
    buyer = await customer(server, { balance: 5000 });
  });

  test('stands there, for the price of any other', async () => {
    const host_name = await emptyHost();
    const { data: price } = await server.call(runKvmQueryPrice, { ...smallOrder, host_name }, { token: buyer.token });
    const { data: any } = await server.call(runKvmQueryPrice, smallOrder, { token: buyer.token });
    expect(price.PayPrice).toBe(any.PayPrice);
    const name = await rentals.rentRunning(buyer, { host_name });
    expect((await rentals.read(buyer, name)).Host).toContain(host_name);
    expect((await hostCalled(host_name))?.FreeNum).toBe(3);
  });

  test('is told to be releasable early and payable by usage as that host says, whatever others do', async () => {
    const host_name = await emptyHost();
    const offer = async (asked?: string) => {
      const order = { ...smallOrder, ...(asked && { host_name: asked }) };
      const { EarlyRelease, PayAsYouGo } = (await server.call(runKvmQueryPrice, order, { token: buyer.token })).data;
      return [EarlyRelease, PayAsYouGo];
    };
    await change(host_name, { earlyRelease: true, payAsYouGo: true });
    expect([await offer(host_name), await offer()]).toEqual([
      [true, true],
      [false, false],
    ]);
    await change(host_name, { earlyRelease: false, payAsYouGo: false });
  });

  test('is refused whole where the host has less room than all its machines need, and nothing is paid', async () => {
    const host_name = await emptyHost();
    const before = await rentals.cash(buyer);
    const refused = await server.call(
      runContainer,
      { ...smallOrder, host_name, gpu_num: 2, quantity: 3 },
      { token: buyer.token },
    );
    expect(refused).toMatchObject({
      number: errors.STOCK_SHORT.status,
      reason: shortOn(host_name),
    });
    expect(await rentals.cash(buyer)).toBe(before);
    const { data: stock } = await server.call(getAvailableKvmNum, {
      gpu_type: 'RTX 3090',
      gpu_num: 2,
      quantity: 3,
      host_name,
    });
    expect(stock).toMatchObject({ num: 2, reason: shortOn(host_name) });
  });

  test('is refused where the host has not the disk, though it has the cards', async () => {
    const host_name = await emptyHost();
    await change(host_name, { freeDiskGb: 300 });
    const refused = await server.call(runKvm, { ...smallOrder, host_name, add_disk_size: 100 }, { token: buyer.token });
    expect(refused).toMatchObject({ number: errors.STOCK_SHORT.status, reason: shortOn(host_name) });
  });

  test('is refused where no such host is, or it has other cards, and the field is named', async () => {
    for (const host_name of ['zz99', 'bj01'])
      expect(await server.call(runKvm, { ...smallOrder, host_name }, { token: buyer.token })).toMatchObject({
        number: errors.NOT_FOUND.status,
        reason: `主机 ${host_name} 已下架，或没有所选的显卡与规格，请改选其他主机`,
        data: { field: 'host_name' },
      });
  });
});

describe('hosts whose disks are full', () => {
  const order = { ...smallOrder, gpu_type: 'V100' };
  const v100 = async () => {
    const [row] = (await server.call(getGpuSelectorDetail, { container_type: 'kvm', gpu_type: 'V100' })).data.List;
    const { data: available } = await server.call(getAvailableKvmNum, { gpu_type: 'V100', gpu_num: 1 });
    const rented = (await server.call(getAllGpuInfo, {})).data.find(({ Gpu_type }) => Gpu_type === 'V100');
    return {
      free: row?.FreeNum,
      eight: row?.ValidCardsRentable[8],
      reason: row?.DisabledReason,
      num: available.num,
      rented: rented?.RentedNum,
    };
  };
  const fill = async (freeDiskGb: number) => {
    for (const { HostName } of await hosts('V100')) await change(HostName, { freeDiskGb });
  };

  test('give no card on the market, by model as by host, and their cards are not counted as let', async () => {
    expect(await v100()).toEqual({ free: 19, eight: true, reason: '', num: 19, rented: 21 });
    await fill(249);
    expect(await v100()).toEqual({ free: 0, eight: false, reason: '已售罄', num: 0, rented: 21 });
    expect((await hosts('V100')).every(({ FreeNum }) => FreeNum === 0)).toBe(true);
  });

  test('take as many rentals as they have room for the disks of', async () => {
    await fill(520);
    expect(await v100()).toMatchObject({ free: 19, eight: true, num: 6 });
  });

  test('refuse the disk that was chosen by naming the disk, not the cards', async () => {
    const who = await customer(server, { balance: 5000 });
    const refused = await server.call(runKvm, { ...order, add_disk_size: 500 }, { token: who.token });
    expect(refused).toMatchObject({
      number: errors.STOCK_SHORT.status,
      reason: '没有主机能放下所选的数据盘，请减小数据盘或更换机房',
      data: { num: 0 },
    });
    expect(await rentals.cash(who)).toBe(5000_00n);
  });
});
