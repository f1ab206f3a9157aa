import { ORDER_STATUS, PAY_TYPE } from '@compute-market/contract/enumerations';
import { eq } from 'drizzle-orm';
import { paymentOrder } from '../db/schema/payment';
import { openOrder } from '../domain/payment/create-order';
import { post } from '../ledger/post';
import { confirmCorporateTransfer, settle } from '../payment/settle';
import { actorOf } from './accounts';
import type { TopUpSeed } from './data/seed-types';
import type { Step, World } from './world';

/** The money arrives: by the gateway's report, or by support for a transfer. */
async function pay(
  world: World,
  order: { readonly outTradeNo: number; readonly payType: number; readonly amountFen: bigint },
): Promise<void> {
  const { outTradeNo, amountFen } = order;
  const now = world.services.clock.now();
  await world.transaction((tx) => {
    if (order.payType === PAY_TYPE.corporateTransfer) return confirmCorporateTransfer(tx, outTradeNo, now);
    const channel = order.payType === PAY_TYPE.wechat ? 'wechat' : 'alipay';
    return settle(
      tx,
      { outTradeNo, amountFen, channel, state: 'paid', gatewayTradeNo: `S${outTradeNo}`, paidAt: now },
      now,
    );
  });
}

/** Opens an order, and has it paid unless it was abandoned. Answers its number. */
export async function topUp(
  world: World,
  phone: string,
  { amountFen, payType, abandoned }: Omit<TopUpSeed, 'hoursAgo'>,
): Promise<number> {
  const order = await world.transaction(async (tx) =>
    openOrder(tx, { userId: (await actorOf(tx, phone)).userId, amountFen, payType }, world.services),
  );
  if (abandoned !== true) await pay(world, order);
  return order.outTradeNo;
}

export function topUpSteps(phone: string, seeds: readonly TopUpSeed[]): Step[] {
  return seeds.map(({ hoursAgo, ...seed }) => ({ hoursAgo, run: (world) => topUp(world, phone, seed) }));
}

/** Support gives a top-up back the way it came. */
async function giveBack(world: World, phone: string, outTradeNo: number): Promise<void> {
  await world.transaction(async (tx) => {
    const { userId } = await actorOf(tx, phone);
    const [order] = await tx
      .update(paymentOrder)
      .set({ status: ORDER_STATUS.refunded, refundedFen: paymentOrder.amountFen, remark: '客户申请原路退回' })
      .where(eq(paymentOrder.outTradeNo, outTradeNo))
      .returning();
    if (order === undefined) throw new Error(`there is no order ${outTradeNo} to give back`);
    await post(tx, {
      key: `topup-refund:${outTradeNo}`,
      kind: 'refund',
      userId,
      at: world.services.clock.now(),
      actor: 'support',
      reference: { type: 'order', id: String(outTradeNo) },
      remark: '充值原路退回支付宝',
      entries: [
        { account: { kind: 'cash', userId }, amount: -order.amountFen },
        { account: { kind: 'world', channel: 'alipay' }, amount: order.amountFen },
      ],
    });
  });
}

/** A top-up and, some hours later, its refund. */
export function refundedTopUpSteps(
  phone: string,
  seed: { readonly hoursAgo: number; readonly refundedHoursAgo: number; readonly amountFen: bigint },
): Step[] {
  let outTradeNo = 0;
  return [
    {
      hoursAgo: seed.hoursAgo,
      run: async (world) =>
        (outTradeNo = await topUp(world, phone, { amountFen: seed.amountFen, payType: PAY_TYPE.alipay })),
    },
    { hoursAgo: seed.refundedHoursAgo, run: (world) => giveBack(world, phone, outTradeNo) },
  ];
}
