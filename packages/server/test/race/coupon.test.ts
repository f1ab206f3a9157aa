import { getUserInfo } from '@compute-market/contract/calls/account';
import { assignCoupon, getVisibleCouponGroups, redeemMoneyCoupon } from '@compute-market/contract/calls/coupon';
import { errors } from '@compute-market/contract/errors';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { markUsed } from '../../src/domain/coupon/use-coupon';
import { group } from '../calls/coupon-groups';
import { customer } from '../calls/instance-customers';
import { onPostgres, startTestServer, type TestServer } from '../setup';

const twenty = Array.from({ length: 20 }, (_, index) => index);

/** Races are real on PostgreSQL only: the embedded engine has one connection and takes turns. */
describe.runIf(onPostgres)('twenty at once', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  const remaining = async (groupId: number) =>
    (await server.call(getVisibleCouponGroups, {})).data.find((one) => one.GroupId === groupId)?.RemainNum;

  test('people claim the last three coupons: three get one', async () => {
    const groupId = await group(server, { remainNum: 3 });
    const people = await Promise.all(twenty.map(() => customer(server)));
    const answers = await Promise.all(
      people.map(({ token }) => server.call(assignCoupon, { group_id: groupId }, { token })),
    );
    expect(answers.filter((answer) => answer.number === 0)).toHaveLength(3);
    expect(answers.filter((answer) => answer.number === errors.COUPON_NONE_LEFT.status)).toHaveLength(17);
    expect(await remaining(groupId)).toBe(0);
  });

  test('claims of one person give one coupon and take one from the stock', async () => {
    const groupId = await group(server, { remainNum: 10 });
    const { token } = await customer(server);
    const answers = await Promise.all(twenty.map(() => server.call(assignCoupon, { group_id: groupId }, { token })));
    expect(answers.filter((answer) => answer.number === 0)).toHaveLength(1);
    expect(await remaining(groupId)).toBe(9);
  });

  test('redemptions of one coupon credit it once', async () => {
    const who = await customer(server);
    const { data } = await server.call(
      assignCoupon,
      { group_id: await group(server, { type: 0, amountFen: 2000n }) },
      { token: who.token },
    );
    const answers = await Promise.all(
      twenty.map(() => server.call(redeemMoneyCoupon, { coupon_id: data.CouponId }, { token: who.token })),
    );
    expect(answers.filter((answer) => answer.number === 0)).toHaveLength(1);
    expect((await server.call(getUserInfo, {}, { token: who.token })).data.Money).toBe(20);
  });

  test('orders that take one coupon: one gets it', async () => {
    const who = await customer(server);
    const { data } = await server.call(assignCoupon, { group_id: await group(server) }, { token: who.token });
    const use = { userId: who.userId, couponId: data.CouponId, now: server.clock.now() };
    const outcomes = await Promise.allSettled(
      twenty.map((order) => server.database.transaction((tx) => markUsed(tx, { ...use, usedFor: `order-${order}` }))),
    );
    expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(1);
  });
});
