import { getInstanceCost, getInstanceCosts } from '@compute-market/contract/calls/cost';
import { getInstances } from '@compute-market/contract/calls/instance';
import { getAvailableKvmNum } from '@compute-market/contract/calls/market';
import { runContainer, runContainerQueryPrice, runKvm, runKvmQueryPrice } from '@compute-market/contract/calls/rental';
import type { RequestOf } from '@compute-market/contract/define-call';
import { errors } from '@compute-market/contract/errors';
import { dayMs, hourSeconds } from '@compute-market/contract/rules/time-units';
import { describe, expect, it } from 'vitest';
import { couponGroup, userCoupon } from '../../src/db/schema/coupon';
import { balances } from '../../src/ledger/statement';
import { openMarket } from '../setup';
import { customer, subAccountOf } from './instance-customers';

const server = openMarket();

/** Two RTX 4090 in 华东一区 for three days with 100 GB and 50 Mbps. */
const order: RequestOf<typeof runKvmQueryPrice> = {
  gpu_type: 'RTX 4090',
  gpu_num: 2,
  image_name: 'pytorch-2.5',
  district: '华东一区',
  pack_time: 3,
  unit: 'day',
  add_disk_size: 50,
  bandwidth: 50,
};
const smallOrder: RequestOf<typeof runKvm> = {
  gpu_type: 'RTX 3090',
  gpu_num: 1,
  image_name: 'pytorch-2.5',
  pack_time: 2,
  unit: 'hour',
};

/** 满 100 减 10, claimed. */
function tenOffHundred(userId: number): Promise<number> {
  return server.database.transaction(async (tx) => {
    const now = server.clock.now();
    const endAt = new Date(now.getTime() + 7 * dayMs);
    const [group] = await tx
      .insert(couponGroup)
      .values({
        name: '新人满减券',
        type: 2,
        amountFen: 1000n,
        moneyLimitFen: 10_000n,
        beginAt: now,
        endAt,
        remainNum: 10,
      })
      .returning();
    const [coupon] = await tx
      .insert(userCoupon)
      .values({ groupId: group?.id ?? 0, userId, assignedAt: now })
      .returning();
    return coupon?.id ?? 0;
  });
}

describe('a quote', () => {
  it('costs what the order page of the design says: 304.15 for a silver member with 满100减10', async () => {
    const silver = await customer(server, { balance: 2860.4, vouchers: 120, spent: 1500 });
    const { data } = await server.call(
      runKvmQueryPrice,
      { ...order, coupon_id: await tenOffHundred(silver.userId) },
      { token: silver.token },
    );
    expect(data.Items.map((item) => [item.Name, item.UnitPrice, item.Hours, item.Amount])).toEqual([
      ['算力', 4.38, 72, 315.36],
      ['数据盘', 0.03, 72, 2.16],
      ['带宽', 0.18, 72, 12.96],
    ]);
    expect(data).toMatchObject({
      OriginalPrice: 330.48,
      PeriodDeduct: 6.61,
      VipDeduct: 9.72,
      CouponAmount: 10,
      PayPrice: 304.15,
      PowerMoneyPay: 120,
      MoneyPay: 184.15,
      CreditPay: 0,
      IsEnough: true,
      ShortMoney: 0,
      MoneyAfter: 2676.25,
    });
    expect(data.DueTimeAfter).toBe(server.clock.now().getTime() / 1000 + 72 * hourSeconds);
  });

  it('is made for a visitor at level 0, with everything missing', async () => {
    const { data } = await server.call(runContainerQueryPrice, smallOrder);
    expect(data).toMatchObject({ PayPrice: 2.78, VipDiscount: 1, IsEnough: false, ShortMoney: 2.78 });
  });

  it('empties the balance first when asked to', async () => {
    const rich = await customer(server, { balance: 1, vouchers: 10 });
    const { data } = await server.call(
      runKvmQueryPrice,
      { ...smallOrder, pay_type_first: 'money' },
      { token: rich.token },
    );
    expect(data).toMatchObject({ MoneyPay: 1, PowerMoneyPay: 1.78 });
  });

  it('uses credit only at a balance of zero or below, and otherwise says what is missing', async () => {
    const onCredit = await customer(server, { credit: 100 });
    expect((await server.call(runKvmQueryPrice, smallOrder, { token: onCredit.token })).data).toMatchObject({
      CreditPay: 2.78,
      IsEnough: true,
      MoneyAfter: -2.78,
    });
    const littleBalance = await customer(server, { balance: 1, credit: 100 });
    expect((await server.call(runKvmQueryPrice, smallOrder, { token: littleBalance.token })).data).toMatchObject({
      IsEnough: false,
      ShortMoney: 1.78,
    });
  });

  it('does not call vouchers enough when balance and credit are both used up', async () => {
    const voucherOnly = await customer(server, { vouchers: 100 });
    const { data } = await server.call(runKvmQueryPrice, smallOrder, { token: voucherOnly.token });
    expect(data).toMatchObject({ IsEnough: false, ShortMoney: 0.01 });
    expect((await server.call(runKvm, smallOrder, { token: voucherOnly.token })).number).toBe(
      errors.BALANCE_SHORT.status,
    );
  });

  it('refuses what the catalogue does not have', async () => {
    const refusal = async (change: Partial<typeof order>) =>
      (await server.call(runKvmQueryPrice, { ...order, ...change })).number;
    expect(await refusal({ gpu_type: 'RTX 9999' })).toBe(errors.NOT_FOUND.status);
    expect(await refusal({ spec_name: '标准型 4090.4c' })).toBe(errors.NOT_FOUND.status);
    expect(await refusal({ image_name: 'nothing' })).toBe(errors.IMAGE_UNAVAILABLE.status);
    expect(await refusal({ gpu_type: 'RTX 5090', image_name: 'pytorch-2.1' })).toBe(errors.IMAGE_UNAVAILABLE.status);
    expect(await refusal({ bandwidth: 101 })).toBe(errors.INVALID_REQUEST.status);
    expect(await refusal({ add_disk_size: 55 })).toBe(errors.INVALID_REQUEST.status);
    expect(await refusal({ add_disk_size: 1960 })).toBe(errors.INVALID_REQUEST.status);
    expect(await refusal({ pack_time: 30 })).toBe(errors.INVALID_REQUEST.status);
  });
});

describe('a purchase', () => {
  it('needs a session', async () => {
    expect((await server.call(runKvm, smallOrder)).number).toBe(2);
  });

  it('takes the cards and the money, and starts at status 4 under an opaque name', async () => {
    const buyer = await customer(server, { balance: 1000 });
    const free = async () =>
      (await server.call(getAvailableKvmNum, { gpu_type: 'RTX 4090', gpu_num: 1, district: '华东一区' })).data.num;
    const before = await free();
    const bought = await server.call(
      runKvm,
      { ...order, price: 323.87, note: 'qwen2.5-7b-lora', due_mode: -1 },
      { token: buyer.token },
    );
    expect(bought).toMatchObject({ number: 0, data: { PayPrice: 323.87 } });
    expect(await free()).toBe(before - 2);
    const { data } = await server.call(getInstances, { page: 1, page_size: 10 }, { token: buyer.token });
    expect(data.total).toBe(1);
    expect(data.data[0]).toMatchObject({
      Container_name: bought.data.Container_name,
      Status: 4,
      Note: 'qwen2.5-7b-lora',
      Gpu_type: 'RTX 4090',
      Gpu_num: 2,
      Cpu_num: 32,
      Memory: 96,
      SystemDisk: 200,
      AddDisk: 100,
      Bandwidth: 50,
      NoFreeBandwidth: 18,
      District: '华东一区',
      DueMode: -1,
      DiskReleaseTime: null,
      HourPrice: 4.4982,
      ImageLabel: 'PyTorch 2.5',
      SubAccountName: '',
    });
    expect(bought.data.Container_name).toMatch(/^[a-z0-9]{12}$/);
    const { cashFen } = await server.database.transaction((tx) => balances(tx, buyer.userId));
    expect(cashFen).toBe(67_613n);
  });

  it('books lines that add up to what was paid, purse by purse', async () => {
    const buyer = await customer(server, { balance: 2860.4, vouchers: 120, spent: 1500 });
    const bought = await server.call(
      runKvm,
      { ...order, coupon_id: await tenOffHundred(buyer.userId) },
      { token: buyer.token },
    );
    const { data } = await server.call(
      getInstanceCosts,
      { page: 1, page_size: 10, instance_name: bought.data.Container_name },
      { token: buyer.token },
    );
    const sum = (field: 'Amount' | 'PayMoney' | 'PayPowerMoney' | 'OriginalAmount' | 'DiscountAmount') =>
      data.data.reduce((all, item) => all + Math.round(item[field] * 100), 0) / 100;
    expect(data.data.map((item) => item.CostType).sort()).toEqual([1, 5, 6]);
    expect([
      sum('OriginalAmount'),
      sum('DiscountAmount'),
      sum('Amount'),
      sum('PayMoney'),
      sum('PayPowerMoney'),
    ]).toEqual([330.48, 26.33, 304.15, 184.15, 120]);
    expect(data.SumAmount).toBe(304.15);
    expect(data.DayList).toHaveLength(1);
    const cost = await server.call(
      getInstanceCost,
      { instance_name: bought.data.Container_name },
      { token: buyer.token },
    );
    expect(cost.data).toMatchObject({
      SumCost: 304.15,
      DiscountMoney: 26.33,
      PayMoney: 184.15,
      PayPowerMoney: 120,
      PayCredit: 0,
      ReturnMoney: 0,
    });
  });

  it('uses a coupon once', async () => {
    const buyer = await customer(server, { balance: 1000 });
    const coupon_id = await tenOffHundred(buyer.userId);
    expect((await server.call(runKvm, { ...order, coupon_id }, { token: buyer.token })).number).toBe(0);
    expect((await server.call(runKvm, { ...order, coupon_id }, { token: buyer.token })).number).toBe(
      errors.COUPON_USED.status,
    );
  });

  it('is refused with the new quote when the price is not the one the customer saw', async () => {
    const buyer = await customer(server, { balance: 1000 });
    const refused = await server.call(runKvm, { ...order, price: 300 }, { token: buyer.token });
    expect(refused).toMatchObject({
      number: errors.PRICE_CHANGED.status,
      reason: '价格已变为 ¥323.87，请确认后再支付',
      data: { PayPrice: 323.87 },
    });
  });

  it('is refused with numbers when the stock is short, and nothing is taken', async () => {
    const buyer = await customer(server, { balance: 10_000 });
    const refused = await server.call(
      runKvm,
      { ...smallOrder, gpu_type: 'RTX 5090', gpu_num: 8 },
      { token: buyer.token },
    );
    expect(refused).toMatchObject({
      number: errors.STOCK_SHORT.status,
      reason: '当前资源仅剩 6 卡，请减少卡数或更换机房',
      data: { num: 0 },
    });
    expect((await server.database.transaction((tx) => balances(tx, buyer.userId))).cashFen).toBe(1_000_000n);
  });

  it('is refused with the words that open the quick top-up when the balance is short, and the cards stay free', async () => {
    const poor = await customer(server, { balance: 1 });
    const before = (await server.call(getAvailableKvmNum, { gpu_type: 'RTX 3090', gpu_num: 1 })).data.num;
    expect((await server.call(runKvm, smallOrder, { token: poor.token })).reason).toBe('可用余额小于套餐价格');
    expect((await server.call(getAvailableKvmNum, { gpu_type: 'RTX 3090', gpu_num: 1 })).data.num).toBe(before);
    expect((await server.call(getInstances, { page: 1, page_size: 10 }, { token: poor.token })).data.total).toBe(0);
  });

  it('gives a container no Windows image', async () => {
    const buyer = await customer(server, { balance: 100 });
    expect(
      (await server.call(runContainer, { ...smallOrder, image_name: 'windows-2022' }, { token: buyer.token })).number,
    ).toBe(errors.IMAGE_UNAVAILABLE.status);
    expect((await server.call(runContainer, smallOrder, { token: buyer.token })).number).toBe(0);
  });

  it('makes one rental of twenty parallel requests with one Idempotency-Key', async () => {
    const buyer = await customer(server, { balance: 100 });
    const options = { token: buyer.token, headers: { 'idempotency-key': 'one-intention' } };
    const answers = await Promise.all(Array.from({ length: 20 }, () => server.call(runKvm, smallOrder, options)));
    expect(new Set(answers.map((answer) => answer.data.Container_name)).size).toBe(1);
    expect((await server.call(getInstances, { page: 1, page_size: 10 }, { token: buyer.token })).data.total).toBe(1);
    expect((await server.database.transaction((tx) => balances(tx, buyer.userId))).cashFen).toBe(9722n);
  });
});

describe('a sub-account', () => {
  const ofPurses = { PowerMoneyPay: 0, MoneyPay: 0, CreditPay: 0, MoneyAfter: 0 };

  it("is told by a quote whether it can pay, and nothing of its main account's money", async () => {
    const main = await customer(server, { balance: 2.5, vouchers: 1 });
    const worker = await subAccountOf(server, main, 'lab-q', 10);
    const quoteOf = async (order: object) =>
      (await server.call(runKvmQueryPrice, { ...smallOrder, ...order }, { token: worker.token })).data;
    expect(await quoteOf({})).toMatchObject({
      ...ofPurses,
      PayPrice: 2.78,
      IsEnough: true,
      ShortMoney: 0,
      LimitAfter: 7.22,
    });
    // Its main account's money does not reach, its limit does.
    expect(await quoteOf({ pack_time: 5 })).toMatchObject({
      ...ofPurses,
      IsEnough: false,
      ShortMoney: 0,
      LimitAfter: 3.05,
    });
    expect(await quoteOf({ pack_time: 10 })).toMatchObject({
      ...ofPurses,
      IsEnough: false,
      ShortMoney: 3.9,
      LimitAfter: 0,
    });
    const own = (await server.call(runKvmQueryPrice, smallOrder, { token: main.token })).data;
    expect(own).toMatchObject({ PowerMoneyPay: 1, MoneyPay: 1.78, MoneyAfter: 0.72, LimitAfter: null });
  });

  it("reads nothing of its main account's money in the quote that comes with a refusal", async () => {
    const main = await customer(server, { balance: 100 });
    const worker = await subAccountOf(server, main, 'lab-r', 10);
    expect(await server.call(runKvm, { ...smallOrder, price: 1 }, { token: worker.token })).toMatchObject({
      number: errors.PRICE_CHANGED.status,
      data: { ...ofPurses, PayPrice: 2.78, LimitAfter: 7.22 },
    });
  });

  it("rents with the main account's money within its limit, and sees only its own", async () => {
    const main = await customer(server, { balance: 100 });
    const worker = await subAccountOf(server, main, 'lab-a', 3);
    const bought = await server.call(runKvm, smallOrder, { token: worker.token });
    expect(bought.number).toBe(0);
    const quote = await server.call(runKvmQueryPrice, smallOrder, { token: worker.token });
    expect(quote.data).toMatchObject({ IsEnough: false, ShortMoney: 2.56 });
    expect((await server.call(runKvm, smallOrder, { token: worker.token })).number).toBe(errors.SUB_LIMIT_SHORT.status);
    await server.call(runKvm, smallOrder, { token: main.token });
    expect((await server.call(getInstances, { page: 1, page_size: 10 }, { token: worker.token })).data.total).toBe(1);
    const ofMain = await server.call(
      getInstances,
      { page: 1, page_size: 10, sub_account_name: 'lab-a' },
      { token: main.token },
    );
    expect(ofMain.data.data.map((one) => [one.Container_name, one.SubAccountName])).toEqual([
      [bought.data.Container_name, 'lab-a'],
    ]);
    expect(
      (await server.call(getInstanceCosts, { page: 1, page_size: 10 }, { token: worker.token })).data.SumAmount,
    ).toBe(2.78);
  });

  it("cannot take the main account's coupon", async () => {
    const main = await customer(server, { balance: 1000 });
    const worker = await subAccountOf(server, main, 'lab-a', 900);
    const refused = await server.call(
      runKvm,
      { ...order, coupon_id: await tenOffHundred(main.userId) },
      { token: worker.token },
    );
    expect(refused.number).toBe(errors.COUPON_NOT_APPLICABLE.status);
  });
});
