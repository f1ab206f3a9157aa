import { getInstanceCost, getInstanceCosts } from '@compute-market/contract/calls/cost';
import {
  changeDueMode,
  refundFailedStart,
  reinstallKvm,
  removeKeptDisk,
  restartKvm,
} from '@compute-market/contract/calls/instance';
import { getAvailableKvmNum } from '@compute-market/contract/calls/market';
import { renewKvm, setAutorenew } from '@compute-market/contract/calls/rental';
import { errors } from '@compute-market/contract/errors';
import { daySeconds, hourMs, secondMs } from '@compute-market/contract/rules/time-units';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { couponGroup, userCoupon } from '../../src/db/schema/coupon';
import { failLateRestarts } from '../../src/domain/instance/late-restarts';
import { setSandboxFleet } from '../../src/fleet/simulation';
import { enqueueStandingJobs, runDueJobs } from '../../src/jobs/runner';
import { balances, statement } from '../../src/ledger/statement';
import { openMarket } from '../setup';
import { customer, signInAgain, subAccountOf, topUp, type Customer } from './instance-customers';
import { rentalsOn } from './instance-world';

const server = openMarket();
const world = rentalsOn(server);
const { passSeconds, passHours } = world;
let buyer: Customer;

beforeEach(async () => {
  await world.forgetFleet();
  buyer = await customer(server, { balance: 100, vouchers: 1 });
});

const buy = (change: object = {}) => world.rent(buyer, { due_mode: -1, ...change });
const read = (name: string) => world.read(buyer, name);
const cash = () => world.cash(buyer);
const freeCards = async (): Promise<number> =>
  (await server.call(getAvailableKvmNum, { gpu_type: 'RTX 3090', gpu_num: 1 })).data.num;

describe('a boot', () => {
  it('shows its phases and ends running', async () => {
    const name = await buy();
    expect(await read(name)).toMatchObject({ Status: 4, Message: '排队' });
    await passSeconds(2);
    expect(await read(name)).toMatchObject({ Status: 4, Message: '挂载磁盘' });
    await passSeconds(5);
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
    await passSeconds(10);
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

  it('that fails after the main account renewed it gives each payer a bill of their own', async () => {
    const sub = await subAccountOf(server, buyer, 'lab-a', 100);
    await server.database.transaction((tx) => setSandboxFleet(tx, { failNextBoots: 1 }));
    const name = await world.rent(sub, { due_mode: -1 });
    const more = { instance_name: name, pack_time: 3, unit: 'hour' } as const;
    expect((await server.call(renewKvm, more, { token: buyer.token })).number).toBe(0);
    await passSeconds(10);
    const costs = async ({ token }: Customer) =>
      (await server.call(getInstanceCosts, { page: 1, page_size: 10, instance_name: name }, { token })).data;
    expect(await costs(sub)).toMatchObject({ SumAmount: 0, total: 2 });
    expect(await costs(buyer)).toMatchObject({ SumAmount: 0, total: 4 });
    const asked = await server.call(refundFailedStart, { instance_name: name }, { token: buyer.token });
    expect(asked.data).toEqual({ ReturnMoney: 5.95, ReturnPowerMoney: 1, Status: -2 });
    expect(await cash()).toBe(10_000n);
  });

  it('that the engine never answers renews itself for two hours at most, and has failed once the paid time is over', async () => {
    const engine = vi
      .spyOn(server.services.compute, 'create')
      .mockRejectedValue(new Error('the engine does not answer'));
    onTestFinished(() => engine.mockRestore());
    const name = await buy();
    const renewal = { instance_name: name, on: true, unit: 'hour', pack_time: 1 } as const;
    expect((await server.call(setAutorenew, renewal, { token: buyer.token })).number).toBe(0);
    await passHours(2);
    expect(await read(name)).toMatchObject({ Status: 4 });
    await passHours(1);
    expect(await read(name)).toMatchObject({ Status: -2, Message: '启动用时超过已付费的时长', ReturnMoney: 4.17 });
    expect(await cash()).toBe(10_000n);
  });

  it('that went well has nothing to refund', async () => {
    const name = await buy();
    await passSeconds(7);
    expect((await server.call(refundFailedStart, { instance_name: name }, { token: buyer.token })).number).toBe(
      errors.NO_REFUND_DUE.status,
    );
  });
});

describe('a restart', () => {
  it('goes through 5 back to 1 in two seconds, and is refused while it runs', async () => {
    const name = await buy();
    await passSeconds(7);
    expect((await server.call(restartKvm, { instance_name: name }, { token: buyer.token })).data).toEqual({
      Status: 5,
    });
    expect((await server.call(restartKvm, { instance_name: name }, { token: buyer.token })).number).toBe(
      errors.STATE_CONFLICT.status,
    );
    await passSeconds(1);
    expect((await read(name)).Status).toBe(5);
    await passSeconds(2);
    const restarted = await read(name);
    expect(restarted.Status).toBe(1);
    expect(restarted.LastRestartTime).toBe(restarted.ServerTime - 3);
  });

  it('that fails says so and can be tried again', async () => {
    const name = await buy();
    await passSeconds(7);
    await server.database.transaction((tx) => setSandboxFleet(tx, { failNextRestarts: 1 }));
    await server.call(restartKvm, { instance_name: name }, { token: buyer.token });
    await passSeconds(4);
    expect(await read(name)).toMatchObject({ Status: 7, Message: '系统未能启动' });
    await server.call(restartKvm, { instance_name: name }, { token: buyer.token });
    await passSeconds(4);
    expect((await read(name)).Status).toBe(1);
  });
});

it.each([
  ['whose system ends again at once did not start', 'stopped', '系统未能启动'],
  ['that is gone is not on its host', 'missing', '宿主机上找不到该实例'],
] as const)('a restarted machine %s', async (_what, state, Message) => {
  const name = await buy();
  await passSeconds(7);
  const status = vi.spyOn(server.services.compute, 'status').mockResolvedValue({ state });
  await server.call(restartKvm, { instance_name: name }, { token: buyer.token });
  await passSeconds(1);
  status.mockRestore();
  expect(await read(name)).toMatchObject({ Status: 7, Message });
  expect((await world.events(buyer, name))[0]).toMatchObject({ Kind: 'restart_failed', Details: { reason: Message } });
});

describe('a machine that does not come up again', () => {
  const never = 5 * hourMs;
  beforeEach(async () => {
    await enqueueStandingJobs(server.services, [failLateRestarts]);
    await server.database.transaction((tx) => setSandboxFleet(tx, { restartMs: never }));
  });
  const { passMinutes } = world;

  it('has failed after half an hour, and can be restarted', async () => {
    const name = await buy();
    await passSeconds(7);
    await server.call(restartKvm, { instance_name: name }, { token: buyer.token });
    await passMinutes(29);
    expect((await read(name)).Status).toBe(5);
    await passMinutes(2);
    expect(await read(name)).toMatchObject({ Status: 7, Message: '系统在 30 分钟内未能启动' });
    const [last] = await world.events(buyer, name);
    expect(last).toMatchObject({ Kind: 'restart_failed', Details: { reason: '系统在 30 分钟内未能启动' } });
    await server.database.transaction((tx) => setSandboxFleet(tx, { restartMs: secondMs }));
    expect((await server.call(restartKvm, { instance_name: name }, { token: buyer.token })).number).toBe(0);
    await passSeconds(4);
    expect((await read(name)).Status).toBe(1);
  });

  it('has failed too where nobody who runs it answers', async () => {
    const name = await buy();
    await passSeconds(7);
    vi.spyOn(server.services.compute, 'reinstall').mockRejectedValue(new Error('no answer'));
    onTestFinished(() => void vi.restoreAllMocks());
    const order = { instance_name: name, image_name: 'pytorch-2.5' };
    expect((await server.call(reinstallKvm, order, { token: buyer.token })).number).toBe(0);
    await passMinutes(31);
    expect((await read(name)).Status).toBe(7);
    expect((await world.events(buyer, name))[0]).toMatchObject({ Kind: 'reinstall_failed' });
  });

  it('is looked at first where the server was down meanwhile: it may have come up', async () => {
    const name = await buy();
    await passSeconds(7);
    await server.database.transaction((tx) => setSandboxFleet(tx, { restartMs: secondMs }));
    await server.call(restartKvm, { instance_name: name }, { token: buyer.token });
    server.clock.advance(hourMs);
    await runDueJobs(server.services, [failLateRestarts]);
    await world.runJobs();
    expect((await read(name)).Status).toBe(1);
  });

  it('holds back no end of its rental', async () => {
    // What earlier tests rented is over before cards are counted.
    await passHours(4);
    const before = await freeCards();
    const name = await buy({ pack_time: 1 });
    await passSeconds(7);
    await passMinutes(55);
    await server.call(restartKvm, { instance_name: name }, { token: buyer.token });
    await passMinutes(20);
    expect((await read(name)).Status).toBe(5);
    await passMinutes(12);
    expect((await read(name)).Status).toBe(0);
    expect(await freeCards()).toBe(before);
  });
});

describe('the end of a rental', () => {
  // What earlier tests rented is over before cards are counted.
  beforeEach(() => passHours(4));

  it('releases everything at its time, not before, and once', async () => {
    const before = await freeCards();
    const name = await buy();
    await passSeconds(7);
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
    await passSeconds(7);
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
    await passSeconds(7);
    server.clock.advance(12 * hourMs);
    await world.runJobs();
    const { KeeppedDiskCost } = await read(name);
    expect(KeeppedDiskCost).toBe(0.15);
    await world.runJobs();
    expect((await read(name)).KeeppedDiskCost).toBe(KeeppedDiskCost);
  });

  it('waits for the money of a kept disk and takes it once there is some', async () => {
    buyer = await customer(server, { balance: 2.78 });
    const name = await buy({ due_mode: 1 });
    await passSeconds(7);
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
    await passSeconds(7);
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
