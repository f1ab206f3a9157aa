import { getInstanceCost, getInstanceCosts } from '@compute-market/contract/calls/cost';
import {
  changeDueMode,
  getInstances,
  getVncAndSsh,
  noteInstance,
  refundFailedStart,
  removeKeptDisk,
  restartKvm,
} from '@compute-market/contract/calls/instance';
import { getAvailableKvmNum } from '@compute-market/contract/calls/market';
import { runKvm } from '@compute-market/contract/calls/rental';
import type { RequestOf } from '@compute-market/contract/define-call';
import type { InstanceSort } from '@compute-market/contract/rules/instance-sort';
import { errors } from '@compute-market/contract/errors';
import { daySeconds, hourMs, hourSeconds, secondMs } from '@compute-market/contract/rules/time-units';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { couponGroup, userCoupon } from '../../src/db/schema/coupon';
import { instance, sandboxFleet } from '../../src/db/schema/instance';
import { jobKinds } from '../../src/domain/instance';
import { setSandboxFleet } from '../../src/fleet/simulation';
import { runDueJobs } from '../../src/jobs/runner';
import { balances, statement } from '../../src/ledger/statement';
import { openMarket } from '../setup';
import { customer, signInAgain, subAccountOf, topUp, type Customer } from './instance-customers';

const order: RequestOf<typeof runKvm> = {
  gpu_type: 'RTX 3090',
  gpu_num: 1,
  image_name: 'pytorch-2.5',
  pack_time: 2,
  unit: 'hour',
  due_mode: -1,
};
const server = openMarket();
let buyer: Customer;

beforeEach(async () => {
  await server.database.transaction((tx) => tx.delete(sandboxFleet));
  buyer = await customer(server, { balance: 100, vouchers: 1 });
});

/** Lets time pass second by second, jobs and all. */
async function pass(seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second += 1) {
    server.clock.advance(secondMs);
    await runDueJobs(server.services, jobKinds);
  }
}

/** Lets hours pass in steps of one hour. */
async function passHours(hours: number): Promise<void> {
  for (let hour = 0; hour < hours; hour += 1) {
    server.clock.advance(hourMs);
    await runDueJobs(server.services, jobKinds);
  }
}

const buy = async (change: Partial<typeof order> = {}): Promise<string> => {
  const bought = await server.call(runKvm, { ...order, ...change }, { token: buyer.token });
  await runDueJobs(server.services, jobKinds);
  return bought.data.Container_name;
};

async function read(name: string) {
  const { data } = await server.call(
    getInstances,
    { page: 1, page_size: 1, instance_name: name },
    { token: buyer.token },
  );
  const [one] = data.data;
  if (one === undefined) throw new Error(`no instance ${name}`);
  return one;
}

const cash = async (): Promise<bigint> =>
  (await server.database.transaction((tx) => balances(tx, buyer.userId))).cashFen;
const freeCards = async (): Promise<number> =>
  (await server.call(getAvailableKvmNum, { gpu_type: 'RTX 3090', gpu_num: 1 })).data.num;

describe('a boot', () => {
  it('shows its phases and ends running', async () => {
    const name = await buy();
    expect(await read(name)).toMatchObject({ Status: 4, Message: '排队' });
    await pass(2);
    expect(await read(name)).toMatchObject({ Status: 4, Message: '挂载磁盘' });
    await pass(5);
    expect(await read(name)).toMatchObject({ Status: 1, Message: '' });
  });

  it('that fails gives money, voucher, coupon and cards back by itself, once, and the books show it', async () => {
    const now = server.clock.now();
    const couponId = await server.database.transaction(async (tx) => {
      const endAt = new Date(now.getTime() + hourMs);
      const [group] = await tx
        .insert(couponGroup)
        .values({ name: '九折券', type: 1, discountBp: 9000, beginAt: now, endAt, remainNum: 1 })
        .returning();
      const [held] = await tx
        .insert(userCoupon)
        .values({ groupId: group?.id ?? 0, userId: buyer.userId, assignedAt: now })
        .returning();
      return held?.id ?? 0;
    });
    await server.database.transaction((tx) => setSandboxFleet(tx, { failNextBoots: 1 }));
    const before = await freeCards();
    const name = await buy({ coupon_id: couponId });
    expect(await cash()).toBe(9850n);
    await pass(10);
    expect(await read(name)).toMatchObject({ Status: -2, Message: '宿主机资源不足', ReturnMoney: 2.5 });
    expect(await freeCards()).toBe(before);
    const after = await server.database.transaction((tx) => balances(tx, buyer.userId));
    expect(after).toMatchObject({ cashFen: 10_000n, voucherFen: 100n, accumulatedFen: 0n });
    const { lines } = await server.database.transaction((tx) =>
      statement(tx, { userId: buyer.userId, page: 1, pageSize: 10 }),
    );
    expect(lines.filter((line) => line.kind === 'refund')).toHaveLength(1);
    expect(lines[0]).toMatchObject({ kind: 'refund', cashFen: 150n, voucherFen: 100n, referenceId: name });
    const [coupon] = await server.database.transaction((tx) =>
      tx.select().from(userCoupon).where(eq(userCoupon.id, couponId)),
    );
    expect(coupon?.usedAt).toBeNull();

    const byHand = () => server.call(refundFailedStart, { instance_name: name }, { token: buyer.token });
    expect((await byHand()).data).toEqual({ ReturnMoney: 1.5, ReturnPowerMoney: 1, Status: -2 });
    expect((await byHand()).data).toEqual({ ReturnMoney: 1.5, ReturnPowerMoney: 1, Status: -2 });
    expect(await cash()).toBe(10_000n);
    expect((await server.call(getInstanceCost, { instance_name: name }, { token: buyer.token })).data).toMatchObject({
      SumCost: 0,
      // The discount came back too: nothing of it stays in the sums.
      DiscountMoney: 0,
      ReturnMoney: 2.5,
      HourPrice: 0,
    });
    const { data } = await server.call(
      getInstanceCosts,
      { page: 1, page_size: 10, instance_name: name },
      { token: buyer.token },
    );
    expect(data.DayList).toEqual([expect.objectContaining({ Instance: 0, Other: 0 })]);
    // What came back is told as what was charged: its list price, its discount and what was paid.
    const { data: charges } = data;
    const sum = (field: 'OriginalAmount' | 'DiscountAmount' | 'Amount') =>
      charges.reduce((all, item) => all + Math.round(item[field] * 100), 0);
    expect(charges.some(({ DiscountAmount }) => DiscountAmount < 0)).toBe(true);
    expect([sum('OriginalAmount'), sum('DiscountAmount'), sum('Amount')]).toEqual([0, 0, 0]);
  });

  it('that went well has nothing to refund', async () => {
    const name = await buy();
    await pass(7);
    expect((await server.call(refundFailedStart, { instance_name: name }, { token: buyer.token })).number).toBe(
      errors.NO_REFUND_DUE.status,
    );
  });
});

describe('a restart', () => {
  it('goes through 5 back to 1 in two seconds, and is refused while it runs', async () => {
    const name = await buy();
    await pass(7);
    expect((await server.call(restartKvm, { instance_name: name }, { token: buyer.token })).data).toEqual({
      Status: 5,
    });
    expect((await server.call(restartKvm, { instance_name: name }, { token: buyer.token })).number).toBe(
      errors.STATE_CONFLICT.status,
    );
    await pass(1);
    expect((await read(name)).Status).toBe(5);
    await pass(2);
    const restarted = await read(name);
    expect(restarted.Status).toBe(1);
    expect(restarted.LastRestartTime).toBe(restarted.ServerTime - 3);
  });

  it('that fails says so and can be tried again', async () => {
    const name = await buy();
    await pass(7);
    await server.database.transaction((tx) => setSandboxFleet(tx, { failNextRestarts: 1 }));
    await server.call(restartKvm, { instance_name: name }, { token: buyer.token });
    await pass(4);
    expect(await read(name)).toMatchObject({ Status: 7, Message: '系统未能启动' });
    await server.call(restartKvm, { instance_name: name }, { token: buyer.token });
    await pass(4);
    expect((await read(name)).Status).toBe(1);
  });
});

describe('the end of a rental', () => {
  // What earlier tests rented is over before cards are counted.
  beforeEach(() => passHours(4));

  it('releases everything at its time, not before, and once', async () => {
    const before = await freeCards();
    const name = await buy();
    await pass(7);
    await passHours(1);
    expect((await read(name)).Status).toBe(1);
    await passHours(2);
    expect(await read(name)).toMatchObject({ Status: 0, Url: '' });
    expect(await freeCards()).toBe(before);
    await passHours(3);
    expect(await freeCards()).toBe(before);
  });

  it('keeps the disk when the customer chose so, charges each hour once, and releases it at its last time', async () => {
    const before = await freeCards();
    const name = await buy({ due_mode: 1, add_disk_size: 50 });
    await pass(7);
    const paid = await cash();
    await passHours(2);
    expect(await read(name)).toMatchObject({ Status: 8, KeepHourPrice: 0.0175 });
    expect(await freeCards()).toBe(before);
    await passHours(24);
    // 300 GB for a day: ¥0.42, though an hour is 1.75 fen.
    expect(paid - (await cash())).toBe(42n);
    expect((await read(name)).KeeppedDiskCost).toBe(0.42);
    await passHours(15 * 24 - 24);
    buyer = await signInAgain(server, buyer);
    expect((await read(name)).Status).toBe(0);
    expect((await read(name)).KeeppedDiskCost).toBe(6.3);
    await passHours(5);
    expect(paid - (await cash())).toBe(630n);
  });

  it('catches up on the hours of a server that was down, each once', async () => {
    const name = await buy({ due_mode: 1 });
    await pass(7);
    server.clock.advance(12 * hourMs);
    await runDueJobs(server.services, jobKinds);
    const { KeeppedDiskCost } = await read(name);
    expect(KeeppedDiskCost).toBe(0.15);
    await runDueJobs(server.services, jobKinds);
    expect((await read(name)).KeeppedDiskCost).toBe(KeeppedDiskCost);
  });

  it('waits for the money of a kept disk and takes it once there is some', async () => {
    buyer = await customer(server, { balance: 2.78 });
    const name = await buy({ due_mode: 1 });
    await pass(7);
    await passHours(6);
    expect(await read(name)).toMatchObject({ Status: 8, KeeppedDiskCost: 0, Message: '余额不足，磁盘保留费待支付' });
    await topUp(server, buyer, 1);
    await passHours(1);
    expect(await read(name)).toMatchObject({ Status: 8, KeeppedDiskCost: 0.07, Message: '' });
  });

  it('can be chosen anew until it comes', async () => {
    const name = await buy();
    const changed = await server.call(changeDueMode, { instance_name: name, due_mode: 1 }, { token: buyer.token });
    const { Due_time } = await read(name);
    expect(changed.data).toEqual({ DueMode: 1, DiskReleaseTime: Due_time + 15 * daySeconds });
    await pass(7);
    await passHours(2);
    expect((await read(name)).Status).toBe(8);
    expect(
      (await server.call(changeDueMode, { instance_name: name, due_mode: -1 }, { token: buyer.token })).number,
    ).toBe(errors.STATE_CONFLICT.status);
    expect((await server.call(removeKeptDisk, { instance_name: name }, { token: buyer.token })).number).toBe(0);
    expect((await read(name)).Status).toBe(0);
    expect((await server.call(removeKeptDisk, { instance_name: name }, { token: buyer.token })).number).toBe(
      errors.STATE_CONFLICT.status,
    );
  });
});

describe('the list', () => {
  it('filters by state, words, card and due time, and counts the groups under the other filters', async () => {
    const running = await buy({ note: '训练 100%' });
    await pass(7);
    await buy({ gpu_type: 'V100', note: '对比' });
    const list = async (filter: Partial<RequestOf<typeof getInstances>>) =>
      (await server.call(getInstances, { page: 1, page_size: 10, ...filter }, { token: buyer.token })).data;
    expect((await list({})).counts).toEqual({
      statusDefault: 2,
      statusAll: 2,
      statusRunning: 1,
      statusKeeppedDisk: 0,
      statusCreateError: 0,
      statusRunningError: 0,
    });
    expect((await list({ status_type: 'statusRunning' })).data.map((one) => one.Container_name)).toEqual([running]);
    expect((await list({ keyword: '0%' })).total).toBe(1);
    expect((await list({ keyword: '_' })).total).toBe(0);
    expect((await list({ gpu_type: 'V100' })).counts.statusAll).toBe(1);
    expect((await list({ district: '火星' })).total).toBe(0);
    expect((await list({ container_type: 'docker' })).total).toBe(0);
    const now = Math.floor(server.clock.now().getTime() / 1000);
    expect((await list({ due_before: now + hourSeconds })).total).toBe(0);
    expect((await list({ due_before: now + 3 * hourSeconds })).total).toBe(2);
    expect((await list({ page: 2, page_size: 1 })).data).toHaveLength(1);
    expect((await list({})).data[0]?.ServerTime).toBe(now);
  });

  it('is ordered as asked over all pages, the newest first where nothing was asked', async () => {
    const long = await buy({ pack_time: 20 });
    const short = await buy({ pack_time: 1 });
    await pass(7);
    const troubled = await buy({ pack_time: 10 });
    await pass(7);
    await server.database.transaction((tx) =>
      tx.update(instance).set({ abnormalSince: server.clock.now() }).where(eq(instance.name, troubled)),
    );
    const names = async (sort?: InstanceSort) =>
      Promise.all(
        [1, 2, 3].map(async (page) => {
          const { data } = await server.call(getInstances, { page, page_size: 1, sort }, { token: buyer.token });
          return data.data[0]?.Container_name;
        }),
      );
    expect((await names())[0]).toBe(troubled);
    expect(await names('urgency')).toEqual([troubled, short, long]);
    expect(await names('due')).toEqual([short, troubled, long]);
    expect(await names('-due')).toEqual([long, troubled, short]);
    expect(await names('-cost')).toEqual([long, troubled, short]);
    expect((await names('status'))[0]).toBe(troubled);
  });

  it('shows an abnormal instance in its group with how long it has been so', async () => {
    const name = await buy();
    await pass(7);
    const since = new Date(server.clock.now().getTime() - 60_000);
    await server.database.transaction((tx) =>
      tx.update(instance).set({ abnormalSince: since }).where(eq(instance.name, name)),
    );
    expect(await read(name)).toMatchObject({ IsAbnormal: 1, AbornormalTime: 60 });
  });

  it('carries no password, and reveals those of one instance by name', async () => {
    const name = await buy();
    const listed = await server.call(getInstances, { page: 1, page_size: 10, reveal: 1 }, { token: buyer.token });
    expect(JSON.stringify(listed.data)).not.toMatch(/passwd/i);
    const one = await server.call(
      getInstances,
      { page: 1, page_size: 1, instance_name: name, reveal: 1 },
      { token: buyer.token },
    );
    expect(one.data.data[0]?.Init_passwd).toMatch(/^\w{14}$/);
    expect(one.data.data[0]?.VncPasswd).toMatch(/^\w{14}$/);
  });
});

describe('an instance', () => {
  it('takes a note of at most fifty characters', async () => {
    const name = await buy();
    expect(
      (await server.call(noteInstance, { container_name: name, note: '新备注' }, { token: buyer.token })).number,
    ).toBe(0);
    expect((await read(name)).Note).toBe('新备注');
    expect(
      (await server.call(noteInstance, { container_name: name, note: '长'.repeat(51) }, { token: buyer.token })).number,
    ).toBe(errors.INVALID_REQUEST.status);
  });

  it('can be connected to while it runs', async () => {
    const name = await buy();
    expect((await server.call(getVncAndSsh, { instance_name: name }, { token: buyer.token })).number).toBe(
      errors.STATE_CONFLICT.status,
    );
    await pass(7);
    const { data } = await server.call(getVncAndSsh, { instance_name: name }, { token: buyer.token });
    expect(data.SshUrl).toBe(`http://localhost:3000/console/terminal/${name}`);
    expect(data.Plugins.map((plugin) => plugin.Key)).toEqual(['jupyterlab', 'tensorboard', 'vscode', 'files']);
    expect((await read(name)).SshPort).toBeGreaterThan(31_000 - 1);
  });

  it('of somebody else answers every call exactly like one that does not exist', async () => {
    const name = await buy();
    await pass(7);
    const stranger = await customer(server);
    const worker = await subAccountOf(server, buyer, 'other', 10);
    const calls = [
      (instanceName: string, token: string) => server.call(restartKvm, { instance_name: instanceName }, { token }),
      (instanceName: string, token: string) =>
        server.call(noteInstance, { container_name: instanceName, note: 'x' }, { token }),
      (instanceName: string, token: string) =>
        server.call(changeDueMode, { instance_name: instanceName, due_mode: 1 }, { token }),
      (instanceName: string, token: string) => server.call(getVncAndSsh, { instance_name: instanceName }, { token }),
      (instanceName: string, token: string) =>
        server.call(refundFailedStart, { instance_name: instanceName }, { token }),
      (instanceName: string, token: string) => server.call(removeKeptDisk, { instance_name: instanceName }, { token }),
      (instanceName: string, token: string) => server.call(getInstanceCost, { instance_name: instanceName }, { token }),
    ];
    for (const ask of calls) {
      const { number, reason } = await ask('nothing', stranger.token);
      expect(number).toBe(errors.NOT_FOUND.status);
      expect(await ask(name, stranger.token)).toMatchObject({ number, reason });
      expect(await ask(name, worker.token)).toMatchObject({ number, reason });
    }
    expect(
      (
        await server.call(
          getInstances,
          { page: 1, page_size: 1, instance_name: name, reveal: 1 },
          { token: stranger.token },
        )
      ).data.total,
    ).toBe(0);
  });

  it('is asked about with a session only', async () => {
    expect((await server.call(getInstances, { page: 1, page_size: 1 })).number).toBe(2);
    expect((await server.call(restartKvm, { instance_name: 'x' })).number).toBe(2);
  });
});
