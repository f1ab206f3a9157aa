import { getInstanceCost } from '@compute-market/contract/calls/cost';
import { getInstances } from '@compute-market/contract/calls/instance';
import { getAvailableDockerNum } from '@compute-market/contract/calls/market';
import { runContainer, runContainerQueryPrice, runKvm, runKvmQueryPrice } from '@compute-market/contract/calls/rental';
import type { RequestOf } from '@compute-market/contract/define-call';
import { errors } from '@compute-market/contract/errors';
import { dayMs } from '@compute-market/contract/rules/time-units';
import { and, eq, isNotNull } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { couponGroup, userCoupon } from '../../src/db/schema/coupon';
import { sandboxMachine } from '../../src/db/schema/instance';
import { host, hostGpu } from '../../src/db/schema/market';
import { jobKinds } from '../../src/domain/instance';
import { runDueJobs } from '../../src/jobs/runner';
import { audit } from '../../src/ledger/audit';
import { balances } from '../../src/ledger/statement';
import { openMarket } from '../setup';
import { customer, subAccountOf, type Customer } from './instance-customers';

const server = openMarket();

type Order = RequestOf<typeof runContainer>;
/** One card for two hours: 2.78 yuan each. */
const small: Order = {
  gpu_type: 'RTX 3090',
  gpu_num: 1,
  image_name: 'pytorch-2.5',
  pack_time: 2,
  unit: 'hour',
  due_mode: -1,
};
/** Two RTX 4090 for three days: 323.87 yuan each. */
const large: Order = {
  gpu_type: 'RTX 4090',
  gpu_num: 2,
  image_name: 'pytorch-2.5',
  district: '华东一区',
  pack_time: 3,
  unit: 'day',
  add_disk_size: 50,
  bandwidth: 50,
};

const purses = (buyer: Customer) => server.database.transaction((tx) => balances(tx, buyer.userId));
const read = async (buyer: Customer) =>
  (await server.call(getInstances, { page: 1, page_size: 10, status_type: 'statusAll' }, { token: buyer.token })).data
    .data;
const free = async () => (await server.call(getAvailableDockerNum, { gpu_type: 'RTX 3090', gpu_num: 1 })).data.num;
const fen = (yuan: number): number => Math.round(yuan * 100);

/** 满 100 减 10, claimed. */
function tenOffHundred(userId: number): Promise<number> {
  return server.database.transaction(async (tx) => {
    const now = server.clock.now();
    const [group] = await tx
      .insert(couponGroup)
      .values({
        name: '满减券',
        type: 2,
        amountFen: 1000n,
        moneyLimitFen: 10_000n,
        beginAt: now,
        endAt: new Date(now.getTime() + dayMs),
        remainNum: 1,
      })
      .returning();
    const [coupon] = await tx
      .insert(userCoupon)
      .values({ groupId: group?.id ?? 0, userId, assignedAt: now })
      .returning();
    return coupon?.id ?? 0;
  });
}
async function isUsed(couponId: number): Promise<boolean> {
  const [coupon] = await server.database.transaction((tx) =>
    tx.select().from(userCoupon).where(eq(userCoupon.id, couponId)),
  );
  return coupon !== undefined && coupon.usedAt !== null;
}

/** Lets every start that was asked for come to its end; one of the machines fails. */
async function startAllBut(failing: string): Promise<void> {
  for (let second = 0; second < 20; second += 1) {
    await runDueJobs(server.services, jobKinds);
    await server.database.transaction((tx) =>
      tx.update(sandboxMachine).set({ fails: true }).where(eq(sandboxMachine.name, failing)),
    );
    server.clock.advance(1000);
  }
}

describe('a quote for three', () => {
  it('is three times that of one, line by line, and says what is left after all of it', async () => {
    const buyer = await customer(server, { balance: 2000, vouchers: 120 });
    const one = (await server.call(runKvmQueryPrice, large, { token: buyer.token })).data;
    const three = (await server.call(runKvmQueryPrice, { ...large, quantity: 3 }, { token: buyer.token })).data;
    expect(three.Items.map((item) => [item.Num, item.UnitPrice, fen(item.Amount)])).toEqual(
      one.Items.map((item) => [3, item.UnitPrice, 3 * fen(item.Amount)]),
    );
    expect(three).toMatchObject({
      OriginalPrice: 991.44,
      PeriodDeduct: 19.83,
      VipDeduct: 0,
      PayPrice: 971.61,
      PowerMoneyPay: 120,
      MoneyPay: 851.61,
      MoneyAfter: 1148.39,
      IsEnough: true,
    });
    expect(three.DueTimeAfter).toBe(one.DueTimeAfter);
  });

  it('takes a coupon off the first machine only, which alone must be worth it', async () => {
    const buyer = await customer(server, { balance: 2000 });
    const coupon_id = await tenOffHundred(buyer.userId);
    expect(
      (await server.call(runKvmQueryPrice, { ...large, quantity: 3, coupon_id }, { token: buyer.token })).data,
    ).toMatchObject({ CouponAmount: 10, PayPrice: 961.61 });
    // Five of 27.80 are more than 100, one is not.
    const cheap = { ...small, pack_time: 20, quantity: 5, coupon_id };
    expect((await server.call(runContainerQueryPrice, cheap, { token: buyer.token })).number).toBe(
      errors.COUPON_NOT_APPLICABLE.status,
    );
  });

  it('is short when the balance pays two of them', async () => {
    const buyer = await customer(server, { balance: 6 });
    expect(
      (await server.call(runContainerQueryPrice, { ...small, quantity: 3 }, { token: buyer.token })).data,
    ).toMatchObject({ PayPrice: 8.34, IsEnough: false, ShortMoney: 2.34 });
  });

  it.each([0, 6, 1.5])('is not made for %s', async (quantity) => {
    expect((await server.call(runContainerQueryPrice, { ...small, quantity })).number).toBe(
      errors.INVALID_REQUEST.status,
    );
  });
});

describe('an order for three', () => {
  it('starts three equal instances on cards of their own, each with its own payment', async () => {
    const buyer = await customer(server, { balance: 100, vouchers: 4 });
    const bought = await server.call(
      runContainer,
      { ...small, quantity: 3, price: 8.34, note: '并行推理' },
      { token: buyer.token },
    );
    expect(bought).toMatchObject({ number: 0, data: { PayPrice: 8.34 } });
    const { Container_name, OrderNo, Instances } = bought.data;
    expect(Instances.map(({ PayPrice }) => PayPrice)).toEqual([2.78, 2.78, 2.78]);
    expect(Instances[0]).toMatchObject({ Container_name, OrderNo });
    expect(new Set(Instances.map((each) => each.OrderNo)).size).toBe(3);
    const names = Instances.map((each) => each.Container_name);
    const rows = await read(buyer);
    expect(rows.map((row) => row.Container_name).sort()).toEqual([...names].sort());
    expect(
      rows.every((row) => row.Status === 4 && row.Note === '并行推理' && row.Due_time === bought.data.Due_time),
    ).toBe(true);
    const held = await server.database.transaction((tx) => tx.select().from(hostGpu).where(isNotNull(hostGpu.holder)));
    expect(names.map((name) => held.filter((card) => card.holder === name).length)).toEqual([1, 1, 1]);
    expect(await purses(buyer)).toMatchObject({ cashFen: 9566n, voucherFen: 0n });
    const costs = [];
    for (const instance_name of names)
      costs.push((await server.call(getInstanceCost, { instance_name }, { token: buyer.token })).data);
    expect(costs.map(({ SumCost, PayPowerMoney, PayMoney }) => [SumCost, PayPowerMoney, PayMoney])).toEqual([
      [2.78, 2.78, 0],
      [2.78, 1.22, 1.56],
      [2.78, 0, 2.78],
    ]);
  });

  it('books the coupon on the first one', async () => {
    const buyer = await customer(server, { balance: 2000 });
    const bought = await server.call(
      runKvm,
      { ...large, quantity: 3, coupon_id: await tenOffHundred(buyer.userId) },
      { token: buyer.token },
    );
    expect(bought.data.Instances.map(({ PayPrice }) => PayPrice)).toEqual([313.87, 323.87, 323.87]);
    expect(bought.data.PayPrice).toBe(961.61);
    expect((await purses(buyer)).cashFen).toBe(103_839n);
  });

  it('empties the balance with the first and lets vouchers pay the rest, as one price would', async () => {
    const buyer = await customer(server, { balance: 2.78, vouchers: 10 });
    expect(
      (await server.call(runContainer, { ...small, quantity: 2, pay_type_first: 'money' }, { token: buyer.token }))
        .number,
    ).toBe(0);
    expect(await purses(buyer)).toMatchObject({ cashFen: 0n, voucherFen: 722n });
  });

  it('is wholly refused when the balance pays only a part, and nothing is taken', async () => {
    const before = await free();
    // With credit too: a balance that pays the first must not lead to credit for the second.
    for (const means of [{ balance: 6 }, { balance: 2.78, credit: 100 }]) {
      const buyer = await customer(server, means);
      expect((await server.call(runContainer, { ...small, quantity: 3 }, { token: buyer.token })).number).toBe(
        errors.BALANCE_SHORT.status,
      );
      expect(await read(buyer)).toEqual([]);
      expect((await purses(buyer)).cashFen).toBe(BigInt(fen(means.balance)));
    }
    expect(await free()).toBe(before);
  });

  it('is paid on credit as a whole', async () => {
    const buyer = await customer(server, { credit: 8.34 });
    expect((await server.call(runContainer, { ...small, quantity: 3 }, { token: buyer.token })).number).toBe(0);
    expect((await purses(buyer)).cashFen).toBe(-834n);
  });

  it('is wholly refused with the number that is left when there is room for fewer', async () => {
    const buyer = await customer(server, { balance: 1000 });
    const scarce = { ...small, gpu_type: 'RTX 5090' };
    expect((await server.call(runContainer, { ...scarce, quantity: 5 }, { token: buyer.token })).number).toBe(0);
    const before = await purses(buyer);
    const reason = '当前资源仅够 1 台，请减少数量或更换机房';
    expect(
      (await server.call(getAvailableDockerNum, { gpu_type: 'RTX 5090', gpu_num: 1, quantity: 3 })).data,
    ).toMatchObject({ num: 1, reason });
    const refused = await server.call(runContainer, { ...scarce, quantity: 3 }, { token: buyer.token });
    expect(refused).toMatchObject({ number: errors.STOCK_SHORT.status, reason, data: { num: 1 } });
    expect((await purses(buyer)).cashFen).toBe(before.cashFen);
    expect(await read(buyer)).toHaveLength(5);
    expect((await server.call(runContainer, scarce, { token: buyer.token })).number).toBe(0);
    const machines = await server.database.transaction((tx) =>
      tx
        .select()
        .from(host)
        .where(and(eq(host.gpuType, 'RTX 5090'), eq(host.online, true))),
    );
    expect(machines.every((machine) => machine.freeGpus >= 0)).toBe(true);
  });

  it('is made once however often it is sent with one Idempotency-Key', async () => {
    const buyer = await customer(server, { balance: 100 });
    const options = { token: buyer.token, headers: { 'idempotency-key': 'three-at-once' } };
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => server.call(runContainer, { ...small, quantity: 3 }, options)),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer.data.Instances))).size).toBe(1);
    expect(await read(buyer)).toHaveLength(3);
    expect((await purses(buyer)).cashFen).toBe(9166n);
  });

  it('counts whole against the limit of a sub-account', async () => {
    const main = await customer(server, { balance: 100 });
    const worker = await subAccountOf(server, main, 'lab-a', 6);
    expect((await server.call(runContainer, { ...small, quantity: 3 }, { token: worker.token })).number).toBe(
      errors.SUB_LIMIT_SHORT.status,
    );
    expect((await purses(main)).cashFen).toBe(10_000n);
    expect((await server.call(runContainer, { ...small, quantity: 2 }, { token: worker.token })).number).toBe(0);
  });
});

describe('when one of three does not start', () => {
  it.each([
    { which: 'the one with the coupon', failing: 0, back: 31_387n, couponUsed: false },
    { which: 'another', failing: 2, back: 32_387n, couponUsed: true },
  ])(
    '$which brings exactly its own part back, and the coupon only if it was its own',
    async ({ failing, back, couponUsed }) => {
      const buyer = await customer(server, { balance: 2000 });
      const couponId = await tenOffHundred(buyer.userId);
      const { data } = await server.call(
        runKvm,
        { ...large, quantity: 3, coupon_id: couponId },
        { token: buyer.token },
      );
      const failed = data.Instances[failing]?.Container_name ?? '';
      const others = data.Instances.map((each) => each.Container_name).filter((name) => name !== failed);
      await startAllBut(failed);
      expect(await isUsed(couponId)).toBe(couponUsed);
      expect((await purses(buyer)).cashFen).toBe(200_000n - 96_161n + back);
      const rows = await read(buyer);
      expect(rows.filter((row) => others.includes(row.Container_name)).map((row) => row.Status)).toEqual([1, 1]);
      expect(rows.find((row) => row.Container_name === failed)?.Status).toBe(-2);
      expect(await server.database.transaction(audit)).toEqual([]);
    },
  );
});
