import { getStartOptions, noticeWhenFree, removeKeptDisk } from '@compute-market/contract/calls/instance';
import { runContainer, runKvmFromKeptDisk, runKvmFromKeptDiskQueryPrice } from '@compute-market/contract/calls/rental';
import { getReminders } from '@compute-market/contract/calls/reminder';
import type { RequestOf } from '@compute-market/contract/define-call';
import { INSTANCE_STATUS } from '@compute-market/contract/enumerations';
import { errors, isBalanceShort } from '@compute-market/contract/errors';
import { formatTime } from '@compute-market/contract/rules/time';
import { dayMs, secondMs } from '@compute-market/contract/rules/time-units';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { instance } from '../../src/db/schema/instance';
import { host, hostGpu } from '../../src/db/schema/market';
import { setSandboxFleet } from '../../src/fleet/simulation';
import { wireTime } from '../../src/platform/wire';
import { openMarket } from '../setup';
import { customer, signInAgain, subAccountOf, topUp, type Customer } from './instance-customers';
import { rentalsOn, smallOrder } from './instance-world';
import { askBack, paidBy } from './refund-customers';

type Order = RequestOf<typeof runKvmFromKeptDisk>;
const server = openMarket();
const world = rentalsOn(server);
let buyer: Customer;
let kept: string;

beforeEach(async () => {
  await world.forgetFleet();
  buyer = await customer(server, { balance: 100 });
  kept = await world.rentRunning(buyer, { add_disk_size: 50, note: '权重' });
  await world.passHours(2);
});

const options = async () => (await server.call(getStartOptions, { instance_name: kept }, { token: buyer.token })).data;
const order = (): Order => ({
  instance_name: kept,
  gpu_type: 'RTX 3090',
  gpu_num: 1,
  pack_time: 1,
  unit: 'day',
  due_mode: 1,
});
const run = (change: Partial<Order> = {}, token = buyer.token) =>
  server.call(runKvmFromKeptDisk, { ...order(), ...change }, { token });

async function machineOfKept() {
  const [found] = await server.database.transaction((tx) =>
    tx
      .select({ machine: host })
      .from(instance)
      .innerJoin(host, eq(host.id, instance.hostId))
      .where(eq(instance.name, kept)),
  );
  if (found === undefined) throw new Error('no machine');
  return found.machine;
}

/** Lets the machine fall silent at a moment, or answer again. */
async function silence(silentSince: Date | null): Promise<void> {
  const { id } = await machineOfKept();
  await server.database.transaction((tx) => tx.update(host).set({ silentSince }).where(eq(host.id, id)));
}

/** Lets the cards of the machine to others, all but some. */
async function fillMachine(left: number): Promise<void> {
  const { id } = await machineOfKept();
  await server.database.transaction(async (tx) => {
    await tx
      .update(hostGpu)
      .set({
        holder: sql`case when ${hostGpu.gpuIndex} < ${left} then null else coalesce(${hostGpu.holder}, 'somebody') end`,
      })
      .where(eq(hostGpu.hostId, id));
    await tx.update(host).set({ freeGpus: left }).where(eq(host.id, id));
  });
}

describe('where a kept disk can start', () => {
  it('is the machine it lies on, with what that has free now', async () => {
    await fillMachine(2);
    const { List, KeepDisk, reason } = await options();
    expect(List.map(({ SpecName, num }) => [SpecName, num])).toEqual([
      ['标准型 3090.1c', 2],
      ['内存型 3090.1m', 2],
      ['标准型 3090.2c', 1],
      ['内存型 3090.2m', 1],
    ]);
    expect(List[0]).toMatchObject({ Gpu_type: 'RTX 3090', GpuMem: 24, Gpu_num: 1 });
    expect(KeepDisk).toEqual({ SystemDisk: 200, DataDisk: 100, HourPrice: 0.0175 });
    expect(reason).toBe('');
  });

  it('is nowhere while the machine is full or away, and the answer says which', async () => {
    await fillMachine(0);
    expect(await options()).toMatchObject({ List: [], reason: '原机器暂无空闲显卡，请稍后再试' });
    const refused = await run();
    expect([refused.number, refused.reason]).toEqual([
      errors.STOCK_SHORT.status,
      '原机器空闲显卡不足，请减少卡数或稍后再试',
    ]);
    const { id } = await machineOfKept();
    await server.database.transaction((tx) => tx.update(host).set({ online: false }).where(eq(host.id, id)));
    expect((await options()).reason).toBe('原机器正在维护，磁盘不受影响，请稍后再试');
    await server.database.transaction((tx) => tx.update(host).set({ online: true }).where(eq(host.id, id)));
    await fillMachine(4);
  });
});

it('nothing is offered, priced or started where the machine does not answer, and the answer says so', async () => {
  await fillMachine(2);
  await silence(server.clock.now());
  const reason = '所在主机没有响应，暂时不能启动，请在主机恢复后再试';
  expect(await options()).toMatchObject({ List: [], reason });
  expect((await server.call(runKvmFromKeptDiskQueryPrice, order(), { token: buyer.token })).reason).toBe(reason);
  expect((await run()).reason).toBe(reason);
  await silence(null);
  expect((await options()).List).not.toEqual([]);
});

describe('a wish to hear when cards are free', () => {
  const wish = (gpu_num: number, token = buyer.token) =>
    server.call(noticeWhenFree, { instance_name: kept, gpu_num }, { token });
  const told = async () =>
    (await server.call(getReminders, { page: 1, page_size: 10 }, { token: buyer.token })).data.data.filter(
      ({ Title }) => Title === '原机器有空闲显卡',
    );

  it('is kept until the machine has that many, and then sent once', async () => {
    await fillMachine(0);
    expect((await wish(2)).data).toEqual({ NoticeGpuNum: 2 });
    expect((await options()).NoticeGpuNum).toBe(2);
    await world.passSeconds(60);
    await fillMachine(1);
    await world.passSeconds(60);
    expect(await told()).toEqual([]);
    await fillMachine(2);
    await world.passSeconds(60);
    expect((await told()).map(({ Text }) => Text.includes('「权重」'))).toEqual([true]);
    expect((await options()).NoticeGpuNum).toBe(0);
    await fillMachine(4);
    await world.passHours(1);
    expect(await told()).toHaveLength(1);
  });

  it('waits while the machine does not answer, whatever it had free', async () => {
    await fillMachine(4);
    await silence(server.clock.now());
    await wish(1);
    await world.passSeconds(60);
    expect(await told()).toEqual([]);
    expect((await options()).NoticeGpuNum).toBe(1);
    await silence(null);
    await world.passSeconds(60);
    expect(await told()).toHaveLength(1);
  });

  it('can be taken back and changed, and only its owner has it', async () => {
    await fillMachine(0);
    await wish(1);
    await wish(4);
    expect((await options()).NoticeGpuNum).toBe(4);
    expect((await wish(1, (await customer(server)).token)).number).toBe(errors.NOT_FOUND.status);
    await wish(0);
    await fillMachine(4);
    await world.passSeconds(60);
    expect(await told()).toEqual([]);
  });

  it('ends quietly with its disk, and needs one', async () => {
    await fillMachine(0);
    await wish(1);
    await server.call(removeKeptDisk, { instance_name: kept }, { token: buyer.token });
    await fillMachine(4);
    await world.passSeconds(60);
    expect(await told()).toEqual([]);
    const refused = await wish(1);
    expect([refused.number, refused.reason]).toEqual([
      errors.STATE_CONFLICT.status,
      '该实例没有保留的磁盘，请返回列表查看',
    ]);
  });
});

describe('a start from a kept disk', () => {
  it('costs what its quote says, goes on with disk, system and password, and ends the old rental once it runs', async () => {
    const machine = await machineOfKept();
    const password = (await world.read(buyer, kept, 1)).Init_passwd;
    const quote = await server.call(runKvmFromKeptDiskQueryPrice, order(), { token: buyer.token });
    const before = await world.cash(buyer);
    const { data } = await run({ price: quote.data.PayPrice });
    expect(before - (await world.cash(buyer))).toBe(BigInt(Math.round(quote.data.PayPrice * 100)));
    await world.runJobs();
    expect(await world.read(buyer, data.Container_name)).toMatchObject({ Status: 4 });
    expect(await world.read(buyer, kept)).toMatchObject({ Status: 8, Message: '正在从该磁盘启动新实例' });
    await world.passSeconds(8);
    expect(await world.read(buyer, data.Container_name, 1)).toMatchObject({
      Status: 1,
      Note: '权重',
      Image: 'pytorch-2.5',
      SystemDisk: 200,
      AddDisk: 100,
      Host: machine.name,
      Init_passwd: password,
    });
    expect(await world.read(buyer, kept)).toMatchObject({ Status: 0, DiskReleaseTime: null });
    expect((await machineOfKept()).freeDiskGb).toBe(machine.freeDiskGb);
  });

  it('that fails is refunded whole once, and the disk is kept on as before', async () => {
    const machine = await machineOfKept();
    await server.database.transaction((tx) => setSandboxFleet(tx, { failNextBoots: 1 }));
    const before = await world.cash(buyer);
    const { data } = await run();
    await world.runJobs();
    await world.passSeconds(10);
    expect(await world.read(buyer, data.Container_name)).toMatchObject({ Status: -2, Message: '宿主机资源不足' });
    expect(await world.read(buyer, kept)).toMatchObject({ Status: 8, Message: '' });
    expect(await world.cash(buyer)).toBe(before);
    expect(await machineOfKept()).toMatchObject({ freeGpus: machine.freeGpus, freeDiskGb: machine.freeDiskGb });
    await world.passHours(4);
    expect((await world.read(buyer, kept)).KeeppedDiskCost).toBe(0.07);
    expect((await run()).number).toBe(0);
  });

  it('that fails when the disk was to be released leaves a day to try again, and says until when', async () => {
    // Its last seconds.
    const releaseAt = new Date(server.clock.now().getTime() + 3 * secondMs);
    await server.database.transaction((tx) =>
      tx.update(instance).set({ diskReleaseAt: releaseAt }).where(eq(instance.name, kept)),
    );
    await server.database.transaction((tx) => setSandboxFleet(tx, { failNextBoots: 1 }));
    const failing = (await run()).data.Container_name;
    await world.passSeconds(10);
    expect(await world.read(buyer, failing)).toMatchObject({ Status: -2 });
    const { diskReleaseAt } = await world.rowOf(kept);
    const left = (diskReleaseAt?.getTime() ?? 0) - server.clock.now().getTime();
    expect(left).toBeGreaterThan(dayMs - 10 * secondMs);
    expect(left).toBeLessThanOrEqual(dayMs);
    const news = (await server.call(getReminders, { page: 1, page_size: 10 }, { token: buyer.token })).data.data;
    const until = formatTime(wireTime(diskReleaseAt ?? releaseAt));
    expect(news.find(({ Title }) => Title === '实例启动失败')?.Text).toContain(
      `费用将原路退回，原磁盘继续保留至 ${until}，可重新下单。`,
    );
    await world.passHours(2);
    expect((await run()).number).toBe(0);
    await world.passSeconds(8);
    expect(await world.read(buyer, kept)).toMatchObject({ Status: 0, Message: '磁盘已由新实例沿用' });
  });

  it('that fails does not move a later release, and the disk is released at its time', async () => {
    const { diskReleaseAt } = await world.rowOf(kept);
    await server.database.transaction((tx) => setSandboxFleet(tx, { failNextBoots: 1 }));
    await run();
    await world.passSeconds(10);
    expect((await world.rowOf(kept)).diskReleaseAt).toEqual(diskReleaseAt);
    const soon = new Date(server.clock.now().getTime() + 3 * secondMs);
    await server.database.transaction((tx) =>
      tx.update(instance).set({ diskReleaseAt: soon }).where(eq(instance.name, kept)),
    );
    await server.database.transaction((tx) => setSandboxFleet(tx, { failNextBoots: 1 }));
    await run();
    await world.passSeconds(10);
    await world.passHours(25);
    expect((await world.rowOf(kept)).status).toBe(INSTANCE_STATUS.ended);
  });

  it('works for a container too', async () => {
    const { data } = await server.call(runContainer, { ...smallOrder, pack_time: 1 }, { token: buyer.token });
    kept = data.Container_name;
    await world.runJobs();
    await world.passSeconds(7);
    await world.passHours(1);
    expect(await world.read(buyer, kept)).toMatchObject({ Status: 8, ContainerType: 'docker' });
    const started = (await run()).data.Container_name;
    await world.runJobs();
    await world.passSeconds(8);
    expect(await world.read(buyer, started)).toMatchObject({ Status: 1, ContainerType: 'docker' });
  });

  it('happens once: a second one and a release are refused while it is under way', async () => {
    await run();
    for (const refused of [
      await run(),
      await server.call(removeKeptDisk, { instance_name: kept }, { token: buyer.token }),
    ]) {
      expect([refused.number, refused.reason]).toEqual([
        errors.STATE_CONFLICT.status,
        '正在从该磁盘启动新实例，请等待启动完成',
      ]);
    }
    expect(await options()).toMatchObject({ List: [], reason: '正在从该磁盘启动新实例，请在我的实例中查看进度' });
    await world.passSeconds(8);
    expect((await run()).number).toBe(errors.STATE_CONFLICT.status);
  });

  it('first pays what keeping the disk has cost', async () => {
    buyer = await customer(server, { balance: 2.78 });
    kept = await world.rentRunning(buyer);
    await world.passHours(12);
    buyer = await signInAgain(server, buyer);
    expect(await world.read(buyer, kept)).toMatchObject({ Status: 8, Message: '余额不足，磁盘保留费待支付' });
    const refused = await run();
    expect(refused.number).toBe(errors.BALANCE_SHORT.status);
    expect(isBalanceShort(refused.reason)).toBe(true);
    expect((await world.read(buyer, kept)).KeeppedDiskCost).toBe(0);
    await topUp(server, buyer, 100);
    expect((await run()).number).toBe(0);
    expect((await world.read(buyer, kept)).KeeppedDiskCost).toBeGreaterThan(0);
  });

  it('tells a sub-account, which cannot top up, whom to ask for what keeping the disk has cost', async () => {
    const main = await customer(server, { balance: 2.78 });
    const sub = await subAccountOf(server, main, 'lab-short', 1000);
    kept = await world.rentRunning(sub);
    await world.passHours(12);
    expect(await run({}, sub.token)).toMatchObject({
      number: errors.BALANCE_SHORT.status,
      reason: '可用余额小于套餐价格，磁盘保留费待支付，请联系主账号充值',
    });
  });

  it('says that it is the limit of the sub-account which rented it that does not reach', async () => {
    const sub = await subAccountOf(server, buyer, 'lab-kept', 2.78);
    kept = await world.rentRunning(sub);
    await world.passHours(12);
    buyer = await signInAgain(server, buyer);
    expect(await world.read(buyer, kept)).toMatchObject({ Status: 8, Message: '子账号额度不足，磁盘保留费待支付' });
    const short = { number: errors.SUB_LIMIT_SHORT.status };
    expect(await run()).toMatchObject({ ...short, reason: '子账号额度不足，磁盘保留费待支付，请先提高额度' });
    expect(await run({}, sub.token)).toMatchObject({
      ...short,
      reason: '子账号额度不足，磁盘保留费待支付，请联系主账号提高额度',
    });
    // Nor does it hold up money that the main account takes out: no top-up would help.
    await paidBy(server, buyer, 50);
    expect((await askBack(server, buyer, 50)).number).toBe(0);
  });

  it('is refused at another price, at a card the machine has not, without a kept disk, and to anybody else', async () => {
    expect((await run({ price: 1 })).number).toBe(errors.PRICE_CHANGED.status);
    expect((await run({ gpu_type: 'V100' })).number).toBe(errors.STOCK_SHORT.status);
    expect((await run({ gpu_type: 'GTX 1' })).number).toBe(errors.NOT_FOUND.status);
    const worker = await subAccountOf(server, buyer, 'other', 100);
    const stranger = await customer(server, { balance: 100 });
    for (const { token } of [worker, stranger]) {
      expect((await run({}, token)).number).toBe(errors.NOT_FOUND.status);
      expect((await server.call(getStartOptions, { instance_name: kept }, { token })).number).toBe(
        errors.NOT_FOUND.status,
      );
    }
    kept = await world.rentRunning(buyer);
    expect((await run()).number).toBe(errors.STATE_CONFLICT.status);
    expect((await server.call(getStartOptions, { instance_name: kept }, { token: buyer.token })).number).toBe(
      errors.STATE_CONFLICT.status,
    );
  });
});
