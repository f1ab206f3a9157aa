import {
  assignCoupon,
  getAssignedCoupons,
  getVisibleCouponGroups,
  pickCoupon,
  redeemMoneyCoupon,
} from '@compute-market/contract/calls/coupon';
import { errors } from '@compute-market/contract/errors';
import { dayMs, daySeconds } from '@compute-market/contract/rules/time-units';
import { describe, expect, test } from 'vitest';
import { markUsed, quoteCoupon } from '../../src/domain/coupon/use-coupon';
import { openServer, signIn } from '../setup';
import { group, verify } from './coupon-groups';
import { customer, subAccountOf, type Customer } from './instance-customers';

const server = openServer();

const claim = (who: Customer, groupId: number) =>
  server.call(assignCoupon, { group_id: groupId }, { token: who.token });
const wallet = async (who: Customer, status: 0 | 1 | 2 = 2) =>
  (await server.call(getAssignedCoupons, { page: 1, page_size: 50, status }, { token: who.token })).data;

async function claimed(who: Customer, fields: Parameters<typeof group>[1] = {}): Promise<number> {
  const answer = await claim(who, await group(server, fields));
  expect(answer.reason).toBe('');
  return answer.data.CouponId;
}

/** A session that has not idled away while the clock moved. */
async function relogin(who: Customer): Promise<Customer> {
  const { session } = await server.database.transaction((tx) =>
    signIn(tx, server.services, { userId: who.userId, subAccountId: null }),
  );
  return { ...who, token: session };
}

describe('the coupon centre', () => {
  test('shows a visitor the groups on offer, none of them claimed, and hides those that are over or not public', async () => {
    const now = server.clock.now();
    const shown = await group(server, { name: '公开' });
    const hidden = await group(server, { visible: false });
    const over = await group(server, { endAt: new Date(now.getTime() - 1000) });
    const { data } = await server.call(getVisibleCouponGroups, {});
    const ids = data.map((one) => one.GroupId);
    expect([ids.includes(shown), ids.includes(hidden), ids.includes(over)]).toEqual([true, false, false]);
    expect(data.some((one) => one.IsAssigned)).toBe(false);
    expect(data.find((one) => one.GroupId === shown)).toMatchObject({
      Name: '公开',
      Type: 2,
      Amount: 10,
      Discount: 1,
      MoneyLimit: 100,
      RemainNum: 5,
    });
  });

  test('marks what the customer has claimed', async () => {
    const who = await customer(server);
    const groupId = await group(server);
    await claim(who, groupId);
    const { data } = await server.call(getVisibleCouponGroups, {}, { token: who.token });
    expect(data.find((one) => one.GroupId === groupId)).toMatchObject({ IsAssigned: true, RemainNum: 4 });
  });
});

describe('claiming', () => {
  test('gives one coupon with its own end', async () => {
    const who = await customer(server);
    const { data } = await claim(who, await group(server, { useTimeLimit: 7 }));
    const now = Math.floor(server.clock.now().getTime() / 1000);
    expect(data).toMatchObject({
      IsUsed: 0,
      AssignTime: now,
      UseTime: null,
      ExpireTime: now + 7 * daySeconds,
      CouponGroup: { IsAssigned: true, RemainNum: 4 },
    });
  });

  test('the same person gets no second one, and the stock is not touched', async () => {
    const who = await customer(server);
    const groupId = await group(server, { remainNum: 2 });
    await claim(who, groupId);
    expect((await claim(who, groupId)).number).toBe(errors.COUPON_ALREADY_ASSIGNED.status);
    expect((await claim(await customer(server), groupId)).data.CouponGroup.RemainNum).toBe(0);
  });

  test('ends with the stock', async () => {
    const groupId = await group(server, { remainNum: 1 });
    await claim(await customer(server), groupId);
    const late = await customer(server);
    expect((await claim(late, groupId)).number).toBe(errors.COUPON_NONE_LEFT.status);
    expect((await wallet(late)).total).toBe(0);
  });

  test('is refused before its time, after it, and for a group that is not on offer', async () => {
    const who = await customer(server);
    const now = server.clock.now().getTime();
    const early = await group(server, { beginAt: new Date(now + dayMs) });
    const over = await group(server, { endAt: new Date(now - 1000) });
    const hidden = await group(server, { visible: false });
    expect((await claim(who, early)).number).toBe(errors.COUPON_NOT_STARTED.status);
    expect((await claim(who, over)).number).toBe(errors.COUPON_EXPIRED.status);
    expect((await claim(who, hidden)).reason).toBe((await claim(who, 999_999)).reason);
  });

  test.each([
    ['student', 1, '该优惠券仅限学生认证用户领取，请先完成学生认证'],
    ['enterprise', 2, '该优惠券仅限企业认证用户领取，请先完成企业认证'],
  ] as const)('of a %s coupon needs that verification', async (audience, targetUserVerifyType, reason) => {
    const who = await customer(server);
    const groupId = await group(server, { targetUserVerifyType });
    const isFor = async (token?: string) =>
      (await server.call(getVisibleCouponGroups, {}, token === undefined ? {} : { token })).data.find(
        ({ GroupId }) => GroupId === groupId,
      )?.Eligible;
    // Told before it is tried; of a visitor it is not known.
    expect([await isFor(who.token), await isFor()]).toEqual([false, undefined]);
    expect(await claim(who, groupId)).toMatchObject({ number: errors.COUPON_NEEDS_VERIFICATION.status, reason });
    await verify(server, who.userId, audience);
    expect(await isFor(who.token)).toBe(true);
    expect((await claim(who, groupId)).number).toBe(0);
  });

  test.each([0, -1, 1.5, '1', null])('of group %j is refused as malformed', async (groupId) => {
    const who = await customer(server);
    expect((await server.call(assignCoupon, { group_id: groupId as number }, { token: who.token })).number).toBe(
      errors.INVALID_REQUEST.status,
    );
  });
});

describe('the card wallet', () => {
  test('lists unused, used and all coupons, page by page', async () => {
    const who = await customer(server);
    const used = await claimed(who, { type: 0, amountFen: 500n });
    await claimed(who);
    await server.call(redeemMoneyCoupon, { coupon_id: used }, { token: who.token });
    expect([(await wallet(who, 0)).total, (await wallet(who, 1)).total, (await wallet(who, 2)).total]).toEqual([
      1, 1, 2,
    ]);
    expect((await wallet(who, 1)).data[0]).toMatchObject({
      CouponId: used,
      IsUsed: 1,
      UseTime: Math.floor(server.clock.now().getTime() / 1000),
    });
    const { data } = await server.call(getAssignedCoupons, { page: 2, page_size: 1, status: 2 }, { token: who.token });
    expect([data.data.length, data.total]).toEqual([1, 2]);
  });
});

describe('a recharge coupon', () => {
  test('goes into the balance once', async () => {
    const who = await customer(server, { balance: 5 });
    const couponId = await claimed(who, { type: 0, amountFen: 2000n });
    const redeem = () => server.call(redeemMoneyCoupon, { coupon_id: couponId }, { token: who.token });
    expect((await redeem()).data).toEqual({ Money: 25, Amount: 20 });
    expect((await redeem()).number).toBe(errors.COUPON_USED.status);
  });

  test('is refused when it is over, when it is none, and when it is another person’s', async () => {
    const who = await customer(server);
    const reduction = await claimed(who);
    expect((await server.call(redeemMoneyCoupon, { coupon_id: reduction }, { token: who.token })).number).toBe(
      errors.COUPON_NOT_RECHARGE.status,
    );
    const others = await claimed(await customer(server), { type: 0 });
    const taken = await server.call(redeemMoneyCoupon, { coupon_id: others }, { token: who.token });
    const missing = await server.call(redeemMoneyCoupon, { coupon_id: 999_999 }, { token: who.token });
    expect([taken.number, taken.reason]).toEqual([missing.number, missing.reason]);
    const short = await claimed(who, { type: 0, useTimeLimit: 1 });
    server.clock.advance(dayMs + 1000);
    expect(
      (await server.call(redeemMoneyCoupon, { coupon_id: short }, { token: (await relogin(who)).token })).number,
    ).toBe(errors.COUPON_EXPIRED.status);
  });
});

describe('choosing a coupon for an order', () => {
  const rent = {
    scene: 'rent',
    container_type: 'kvm',
    gpu_type: 'RTX 4090',
    image_name: 'pytorch-2.5',
    unit: 'day',
    pack_time: 3,
  } as const;

  test('picks the one that takes most off and says why the others do not fit', async () => {
    const who = await customer(server);
    const ten = await claimed(who);
    const discount = await claimed(who, { type: 1, discountBp: 9000, moneyLimitFen: 0n, amountFen: 0n });
    const a100 = await claimed(who, { targetGoods: 'A100 SXM4' });
    const large = await claimed(who, { moneyLimitFen: 100_000n });
    const recharge = await claimed(who, { type: 0 });
    const { data } = await server.call(pickCoupon, { ...rent, amount: 314.15 }, { token: who.token });
    expect(data.best).toMatchObject({ CouponId: discount, DeductMoney: 31.41 });
    expect(data.valid.map((one) => [one.CouponId, one.DeductMoney])).toEqual([
      [discount, 31.41],
      [ten, 10],
    ]);
    expect(Object.fromEntries(data.all.map((one) => [one.CouponId, one.InvalidReason]))).toEqual({
      [ten]: '',
      [discount]: '',
      [a100]: '仅限 A100 SXM4 使用',
      [large]: '订单未满 ¥1,000',
      [recharge]: '充值券请在卡包中充入余额',
    });
  });

  test('a plan coupon does not pay an upgrade', async () => {
    const who = await customer(server);
    await claimed(who, { targetUseMode: 1 });
    const { data } = await server.call(
      pickCoupon,
      { scene: 'upgrade', container_type: 'kvm', amount: 200 },
      { token: who.token },
    );
    expect([data.best, data.valid, data.all[0]?.InvalidReason]).toEqual([null, [], '仅限包时租用']);
  });

  test('a customer without coupons gets empty lists', async () => {
    const who = await customer(server);
    expect((await server.call(pickCoupon, { ...rent, amount: 100 }, { token: who.token })).data).toEqual({
      best: null,
      valid: [],
      all: [],
    });
  });
});

describe('paying with a coupon', () => {
  const order = { amountFen: 20_000n, gpuType: 'RTX 4090', image: 'pytorch-2.5', planRental: true } as const;

  test('a coupon is marked used once, and only its owner’s', async () => {
    const who = await customer(server);
    const couponId = await claimed(who);
    const use = { ...order, couponId, userId: who.userId, now: server.clock.now() };
    expect(await server.database.transaction((tx) => quoteCoupon(tx, use))).toBe(1000n);
    const stranger = await customer(server);
    await expect(
      server.database.transaction((tx) => quoteCoupon(tx, { ...use, userId: stranger.userId })),
    ).rejects.toMatchObject({ key: 'NOT_FOUND' });
    await server.database.transaction((tx) => markUsed(tx, { ...use, usedFor: 'k7f3a2c' }));
    await expect(server.database.transaction((tx) => markUsed(tx, { ...use, usedFor: 'other' }))).rejects.toMatchObject(
      { key: 'COUPON_USED' },
    );
    await expect(server.database.transaction((tx) => quoteCoupon(tx, use))).rejects.toMatchObject({
      key: 'COUPON_USED',
    });
  });

  test('a coupon that does not fit says why', async () => {
    const who = await customer(server);
    const couponId = await claimed(who, { targetGoods: 'H20' });
    const use = { ...order, couponId, userId: who.userId, now: server.clock.now() };
    await expect(server.database.transaction((tx) => quoteCoupon(tx, use))).rejects.toMatchObject({
      key: 'COUPON_NOT_APPLICABLE',
      reason: '优惠券不适用于该订单（仅限 H20 使用），请选择其他优惠券',
    });
  });
});

describe('who may ask', () => {
  test.each([
    ['assignCoupon', assignCoupon, { group_id: 1 }],
    ['getAssignedCoupons', getAssignedCoupons, { page: 1, page_size: 50, status: 2 }],
    ['redeemMoneyCoupon', redeemMoneyCoupon, { coupon_id: 1 }],
    ['pickCoupon', pickCoupon, { scene: 'rent', container_type: 'kvm', amount: 1 }],
  ] as const)('%s needs a session and a main account', async (_name, call, input) => {
    const sub = await subAccountOf(server, await customer(server), 'lab-a', 100);
    expect((await server.call(call, input as never)).number).toBe(2);
    expect((await server.call(call, input as never, { token: sub.token })).number).toBe(
      errors.PERMISSION_FORBIDDEN.status,
    );
  });
});
