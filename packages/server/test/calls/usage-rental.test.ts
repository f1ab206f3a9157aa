import { getInstanceCosts, getRunway } from '@compute-market/contract/calls/cost';
import { releaseEarly } from '@compute-market/contract/calls/early-release';
import { getInstances } from '@compute-market/contract/calls/instance';
import { getBalanceChanges } from '@compute-market/contract/calls/payment';
import { getReminders } from '@compute-market/contract/calls/reminder';
import {
  renewKvm,
  runKvm,
  runKvmFromKeptDisk,
  runKvmQueryPrice,
  setAutorenew,
} from '@compute-market/contract/calls/rental';
import { addOneDisk } from '@compute-market/contract/calls/upgrade';
import { BILLING, COST_TYPE, INSTANCE_STATUS } from '@compute-market/contract/enumerations';
import { errors } from '@compute-market/contract/errors';
import { hourMs, hourSeconds, minuteMs, secondMs } from '@compute-market/contract/rules/time-units';
import { beforeEach, describe, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { host } from '../../src/db/schema/market';
import { figuresIn } from '../../src/domain/bill/figures';
import { earnings } from '../../src/domain/partner/earnings';
import { dayAfter, dayOf, startOf } from '../../src/platform/beijing-days';
import { audit } from '../../src/ledger/audit';
import { wireTime } from '../../src/platform/wire';
import { openMarket } from '../setup';
import { earlyReleasesOn, sumOf } from './early-releases';
import { customer, subAccountOf, topUp, type Customer } from './instance-customers';
import { rentalsOn } from './instance-world';

const server = openMarket();
const rentals = rentalsOn(server);
let buyer: Customer;
const { quote, pursesOf, linesOf, refundsOf } = earlyReleasesOn(server, rentals, () => buyer);

/** Hosts of this card offer it; those of the RTX 3090 do not. */
const byUsage = { gpu_type: 'RTX 4090', unit: 'hour', pack_time: 1, billing: BILLING.usage } as const;
const stop = (name: string, keep_disk: boolean, { token }: Customer = buyer) =>
  server.call(releaseEarly, { instance_name: name, keep_disk }, { token });
const spentOf = async (before: bigint, who: Customer = buyer) => before - (await pursesOf(who)).cashFen;

beforeEach(async () => {
  buyer = await customer(server, { balance: 500 });
});

describe('an order by usage', () => {
  test('is offered where every host that may take it says so, and costs the plain price of an hour', async () => {
    const { token } = buyer;
    const order = { ...byUsage, gpu_num: 1, image_name: 'pytorch-2.5' };
    const prepaid = await server.call(runKvmQueryPrice, { ...order, billing: undefined }, { token });
    const { data } = await server.call(runKvmQueryPrice, order, { token });
    expect(data.PayAsYouGo).toBe(true);
    expect(data.PayPrice).toBe(prepaid.data.PayPrice);
    const elsewhere = { ...order, gpu_type: 'RTX 3090' };
    const other = await server.call(runKvmQueryPrice, { ...elsewhere, billing: undefined }, { token });
    expect(other.data.PayAsYouGo).toBe(false);
    const refused = await server.call(runKvm, elsewhere, { token });
    expect(refused.number).toBe(errors.NOT_AVAILABLE.status);
    expect(refused.reason).toContain('不支持按量计费');
  });

  test.each([
    ['more than an hour', { pack_time: 2 }, errors.INVALID_REQUEST.status, '租期设为 1 小时'],
    ['a coupon', { coupon_id: 1 }, errors.COUPON_NOT_APPLICABLE.status, '不能使用优惠券'],
  ])('does not take %s', async (_name, change, number, reason) => {
    const order = { ...byUsage, gpu_num: 1, image_name: 'pytorch-2.5', ...change };
    const refused = await server.call(runKvm, order, { token: buyer.token });
    expect(refused.number).toBe(number);
    expect(refused.reason).toContain(reason);
  });
});

describe('a rental by usage', () => {
  test('goes on hour by hour, and its owner cannot switch that off', async () => {
    const name = await rentals.rentRunning(buyer, byUsage);
    const first = await rentals.rowOf(name);
    await rentals.pass(10 * minuteMs, 18);
    const later = await rentals.rowOf(name);
    expect(later.status).toBe(INSTANCE_STATUS.running);
    expect(later.dueAt.getTime() - first.dueAt.getTime()).toBe(3 * hourMs);
    expect(await rentals.read(buyer, name)).toMatchObject({ Billing: 'usage', Use_mode: 0 });
    const off = { instance_name: name, on: false, unit: 'hour', pack_time: 1 } as const;
    const refused = await server.call(setAutorenew, off, { token: buyer.token });
    expect(refused.number).toBe(errors.STATE_CONFLICT.status);
    expect(refused.reason).toContain('停止计费');
  });

  test('costs its minutes: what is stopped gives the unused whole minutes back to the purses, and keeps the disk', async () => {
    const before = (await pursesOf()).cashFen;
    const name = await rentals.rentRunning(buyer, byUsage);
    const hourFen = await spentOf(before);
    server.clock.advance(20 * minuteMs);
    const seen = (await quote(name)).data;
    const { dueAt: due } = await rentals.rowOf(name);
    const used = 60n - BigInt(Math.floor((due.getTime() - server.clock.now().getTime()) / minuteMs));
    const kept = (hourFen * used) / 60n;
    expect(BigInt(Math.round(sumOf(seen) * 100))).toBe(hourFen - kept);
    const stopped = await stop(name, true);
    expect(stopped.number).toBe(0);
    expect(stopped.data).toEqual(seen);
    expect(await spentOf(before)).toBe(kept);
    const row = await rentals.rowOf(name);
    expect(row).toMatchObject({ status: INSTANCE_STATUS.diskKept, dueMode: 1, autorenewPackTime: null });
    expect(row.dueAt.getTime()).toBe(stopped.data.UsedUntil * secondMs);
    expect((await refundsOf(name)).map(({ remark }) => remark)).toEqual(['停止计费退费']);
    const [event] = await rentals.events(buyer, name);
    expect(event).toMatchObject({ Kind: 'usage_stopped', Details: { amount: sumOf(seen) } });
    await rentals.passHours(2);
    expect((await linesOf(name)).filter(({ costType }) => costType === COST_TYPE.keepDisk)).toHaveLength(1);
    expect((await linesOf(name)).filter(({ costType }) => costType === COST_TYPE.usage)).toEqual([]);
    expect(await server.database.transaction((tx) => audit(tx))).toEqual([]);
  });

  test('gives a next hour back whole that was paid before the running one is over', async () => {
    const before = (await pursesOf()).cashFen;
    const name = await rentals.rentRunning(buyer, byUsage);
    const hourFen = await spentOf(before);
    await rentals.passMinutes(50);
    expect(await spentOf(before)).toBe(2n * hourFen);
    const { dueAt } = await rentals.rowOf(name);
    const left = BigInt(Math.floor((dueAt.getTime() - server.clock.now().getTime()) / minuteMs));
    expect(left).toBeGreaterThan(60n);
    expect((await stop(name, false)).number).toBe(0);
    expect(await spentOf(before)).toBe((hourFen * (120n - left)) / 60n);
    expect(await rentals.rowOf(name)).toMatchObject({ status: INSTANCE_STATUS.ended });
  });

  test('is stopped in its last minute too, for nothing back, and once', async () => {
    const poor = await customer(server, { balance: 3 });
    const name = await rentals.rentRunning(poor, byUsage);
    const { dueAt } = await rentals.rowOf(name);
    server.clock.advance(dueAt.getTime() - server.clock.now().getTime() - 30 * secondMs);
    const last = await stop(name, false, poor);
    expect(last.number).toBe(0);
    expect(sumOf(last.data)).toBe(0);
    const again = await stop(name, false, poor);
    expect(again.number).toBe(errors.STATE_CONFLICT.status);
    expect(again.reason).toContain('已停止计费');
  });

  test('goes on with its kept disk, again by usage', async () => {
    const name = await rentals.rentRunning(buyer, byUsage);
    expect((await stop(name, true)).number).toBe(0);
    await rentals.passSeconds(3);
    const started = await server.call(
      runKvmFromKeptDisk,
      { instance_name: name, gpu_num: 1, ...byUsage },
      { token: buyer.token },
    );
    expect(started.number).toBe(0);
    await rentals.passSeconds(8);
    const next = started.data.Container_name;
    expect(await rentals.rowOf(next)).toMatchObject({ status: INSTANCE_STATUS.running, billing: 'usage' });
    await rentals.pass(10 * minuteMs, 7);
    expect((await rentals.rowOf(next)).status).toBe(INSTANCE_STATUS.running);
    expect((await rentals.rowOf(name)).status).toBe(INSTANCE_STATUS.ended);
  });

  test('becomes a prepaid one when it is renewed by hand, from the end of what is paid', async () => {
    const name = await rentals.rentRunning(buyer, byUsage);
    const { dueAt } = await rentals.rowOf(name);
    const renewal = { instance_name: name, unit: 'day', pack_time: 1 } as const;
    expect((await server.call(renewKvm, renewal, { token: buyer.token })).number).toBe(0);
    const row = await rentals.rowOf(name);
    expect(row).toMatchObject({ billing: 'prepaid', unit: 'day', autorenewPackTime: null });
    expect(row.dueAt.getTime() - dueAt.getTime()).toBe(24 * hourMs);
    await rentals.pass(10 * minuteMs, 9);
    expect((await rentals.rowOf(name)).dueAt).toEqual(row.dueAt);
    const kept = await stop(name, true);
    expect(kept.number).toBe(errors.INVALID_REQUEST.status);
  });

  test('is not enlarged while its next hour is unpaid, and says what is missing', async () => {
    const name = await rentals.rentRunning(buyer, byUsage);
    server.clock.advance(2 * hourMs);
    const refused = await server.call(addOneDisk, { instance_name: name, disk_size: 500 }, { token: buyer.token });
    expect(refused.number).toBe(errors.STATE_CONFLICT.status);
    expect(refused.reason).toBe('下一小时的费用尚未扣除，请充值后再升级');
  });

  test('of a sub-account is not enlarged then either, and says whom to ask', async () => {
    const sub = await subAccountOf(server, buyer, 'lab', 100);
    const name = await rentals.rentRunning(sub, byUsage);
    server.clock.advance(2 * hourMs);
    const enlarged = async ({ token }: Customer) =>
      (await server.call(addOneDisk, { instance_name: name, disk_size: 500 }, { token })).reason;
    expect(await enlarged(sub)).toBe('下一小时的费用尚未扣除，请联系主账号充值或提高额度后再升级');
    expect(await enlarged(buyer)).toBe('下一小时的费用尚未扣除，请充值或提高其子账号额度后再升级');
  });

  test('pays what is added to it: for the rest of the hour, then every hour', async () => {
    const before = (await pursesOf()).cashFen;
    const name = await rentals.rentRunning(buyer, byUsage);
    const hourFen = await spentOf(before);
    const disk = { instance_name: name, disk_size: 500 };
    expect((await server.call(addOneDisk, disk, { token: buyer.token })).number).toBe(0);
    const added = (await spentOf(before)) - hourFen;
    expect(added).toBeGreaterThan(0n);
    await rentals.passSeconds(8);
    await rentals.pass(10 * minuteMs, 5);
    const [next] = (await linesOf(name)).filter(({ costType }) => costType === COST_TYPE.usage);
    expect(next?.unitPrice).toBe((await rentals.rowOf(name)).hourPrice);
    expect((await spentOf(before)) - hourFen - added).toBe(next?.amountFen);
    expect(next?.amountFen).toBeGreaterThan(hourFen);
    expect((await stop(name, false)).number).toBe(0);
    const lines = await linesOf(name);
    expect(lines.reduce((sum, { amountFen }) => sum + amountFen, 0n)).toBe(await spentOf(before));
  });
});

test('the partner of the host earns what was used and then the kept disk, and the monthly bill counts the machine', async () => {
  const partner = await customer(server);
  const alone = { ...byUsage, gpu_type: 'L40S' } as const;
  const name = await rentals.rentRunning(buyer, alone);
  const { hostId, createdAt } = await rentals.rowOf(name);
  const ownHost = (partnerUserId: number | null) =>
    server.database.transaction((tx) => tx.update(host).set({ partnerUserId }).where(eq(host.id, hostId)));
  await ownHost(partner.userId);
  await rentals.pass(10 * minuteMs, 8);
  expect((await stop(name, true)).number).toBe(0);
  await rentals.passHours(30);
  const until = new Date(server.clock.now().getTime() + 48 * hourMs);
  const days: bigint[] = [];
  for (let day = dayOf(createdAt); startOf(day) <= until; day = dayAfter(day)) {
    const span = { from: startOf(day), until: startOf(dayAfter(day)) };
    const earned = await server.database.transaction((tx) => earnings(tx, span));
    days.push(earned.find((one) => one.hostId === hostId)?.incomeFen ?? 0n);
  }
  const paidFen = (await linesOf(name)).reduce((sum, { amountFen }) => sum + amountFen, 0n);
  expect(days.reduce((sum, fenOfDay) => sum + fenOfDay, 0n)).toBe(paidFen);
  expect(days.every((fenOfDay) => fenOfDay >= 0n)).toBe(true);
  const figures = await server.database.transaction((tx) =>
    figuresIn(tx, [buyer.userId], { begin: createdAt, end: until }),
  );
  const products = figures.get(buyer.userId)?.spending.map(({ product }) => product);
  expect(products?.toSorted()).toEqual(['keptDisk', 'kvm']);
  await ownHost(null);
});

describe('when the money ends', () => {
  const told = async ({ token }: Customer) =>
    (await server.call(getReminders, { page: 1, page_size: 10 }, { token })).data.data;

  test('a rental by usage is announced a quarter of an hour ahead, then stopped with its disk kept', async () => {
    const poor = await customer(server, { balance: 3 });
    const name = await rentals.rentRunning(poor, { ...byUsage, due_mode: 1 });
    await rentals.passMinutes(46);
    const [warned] = await told(poor);
    expect(warned?.Title).toBe('按量计费未能扣费');
    expect(warned?.Text).toContain('余额不足，请先充值。');
    expect((await rentals.rowOf(name)).status).toBe(INSTANCE_STATUS.running);
    await rentals.passMinutes(15);
    expect((await rentals.rowOf(name)).status).toBe(INSTANCE_STATUS.diskKept);
    const [stopped] = await told(poor);
    expect(stopped?.Title).toBe('按量计费已停止');
    expect(stopped?.Text).toMatch(/余额不足.*磁盘保留至/);
  });

  test('a top-up in the last minutes saves it', async () => {
    const poor = await customer(server, { balance: 3 });
    const name = await rentals.rentRunning(poor, byUsage);
    await rentals.passMinutes(55);
    await topUp(server, poor, 50);
    await rentals.passMinutes(10);
    expect((await rentals.rowOf(name)).status).toBe(INSTANCE_STATUS.running);
  });

  test('a sub-account is told to ask its main account, which is told whose instance it is', async () => {
    const poor = await customer(server, { balance: 3 });
    const sub = await subAccountOf(server, poor, 'lab', 100);
    const name = await rentals.rentRunning(sub, { ...byUsage, due_mode: -1 });
    await rentals.passMinutes(46);
    const unpaid = `实例「${name}」下一小时的费用未能扣除：余额不足`;
    const until = /已付费至 .+，到时仍未扣除将停止计费并清除磁盘数据。$/;
    const [warned, ...others] = await told(sub);
    expect(others).toEqual([]);
    expect(warned?.Text).toContain(`${unpaid}，请联系主账号充值。`);
    expect(warned?.Text).toMatch(until);
    const toMain = (await told(poor)).filter(({ Title }) => Title === '按量计费未能扣费');
    expect(toMain).toHaveLength(1);
    expect(toMain[0]?.Text).toContain(`子账号「lab」的${unpaid}，请先充值。`);
    expect(toMain[0]?.Text).toMatch(until);
  });

  test('the limit of a sub-account stops its rental, and it is told why', async () => {
    const sub = await subAccountOf(server, buyer, 'lab', 3);
    const name = await rentals.rentRunning(sub, { ...byUsage, due_mode: -1 });
    await rentals.passMinutes(61);
    expect((await rentals.rowOf(name)).status).toBe(INSTANCE_STATUS.ended);
    const [stopped] = await told(sub);
    expect(stopped?.Text).toMatch(/额度不足.*实例与磁盘已释放/);
  });
});

describe('a list of instances', () => {
  test('does not count rentals by usage among what ends soon, and puts them behind what does', async () => {
    const prepaid = await rentals.rentRunning(buyer, { gpu_type: 'RTX 4090', unit: 'hour', pack_time: 5 });
    const usage = await rentals.rentRunning(buyer, byUsage);
    const { token } = buyer;
    const ask = { page: 1, page_size: 10 } as const;
    const soon = wireTime(new Date(server.clock.now().getTime() + 24 * hourMs));
    const due = (await server.call(getInstances, { ...ask, due_before: soon }, { token })).data;
    expect(due.data.map(({ Container_name }) => Container_name)).toEqual([prepaid]);
    const sorted = (await server.call(getInstances, { ...ask, sort: 'due' }, { token })).data;
    expect(sorted.data.map(({ Container_name }) => Container_name)).toEqual([prepaid, usage]);
  });

  test('and the money tell its next hour: when, how much, and that it renews itself', async () => {
    const before = (await pursesOf()).cashFen;
    const name = await rentals.rentRunning(buyer, byUsage);
    const hourFen = await spentOf(before);
    const { data } = await server.call(getRunway, {}, { token: buyer.token });
    expect(data.Next).toMatchObject({ Container_name: name, Amount: Number(hourFen) / 100, Billing: 'usage' });
    expect(data.Items[0]).toMatchObject({ Container_name: name, Billing: 'usage', Autorenew: true });
    expect(data.Until).toBeGreaterThan(wireTime(server.clock.now()) + 100 * hourSeconds);
  });
});

test('hours of one machine stand in one line a day of the bill, and of the statement', async () => {
  const name = await rentals.rentRunning(buyer, byUsage);
  await rentals.pass(10 * minuteMs, 18);
  const { token } = buyer;
  const ask = { page: 1, page_size: 20, fold: true } as const;
  const bill = (await server.call(getInstanceCosts, { ...ask, instance_name: name }, { token })).data;
  const hours = bill.data.filter(({ CostType }) => CostType === COST_TYPE.usage);
  const lines = (await linesOf(name)).filter(({ costType }) => costType === COST_TYPE.usage);
  expect(lines).toHaveLength(3);
  expect(hours.reduce((sum, { Folded }) => sum + (Folded?.Count ?? 0), 0)).toBe(3);
  expect(bill.total).toBe(bill.data.length);
  expect(hours.length).toBeLessThan(3);
  const [folded] = hours;
  const open = { ...ask, fold: undefined, unfold: folded?.Id };
  expect((await server.call(getInstanceCosts, open, { token })).data.data).toHaveLength(folded?.Folded?.Count ?? -1);
  const changes = (await server.call(getBalanceChanges, ask, { token })).data;
  expect(changes.data.filter(({ Remark }) => Remark === '按量计费').length).toBe(hours.length);
  expect(changes.total).toBe(changes.data.length);
});
