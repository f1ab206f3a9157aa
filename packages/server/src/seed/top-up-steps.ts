import { BALANCE_REFUND_STATUS, PAY_TYPE } from '@compute-market/contract/enumerations';
import { endRefund } from '../domain/balance-refund/end';
import { openRefund } from '../domain/balance-refund/request';
import { openOrder } from '../domain/payment/create-order';
import { confirmCorporateTransfer, settle } from '../payment/settle';
import { wireYuan } from '../platform/wire';
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
      world.services,
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

/** The newest top-up goes back the way it came. */
async function giveBack(world: World, phone: string, amountFen: bigint): Promise<void> {
  const { services } = world;
  await world.transaction(async (tx) => {
    const { userId } = await actorOf(tx, phone);
    for (const { refundNo } of await openRefund(tx, userId, { amount: wireYuan(amountFen) }, services)) {
      const gatewayRefundNo = `SR${refundNo}`;
      await endRefund(tx, { refundNo, to: BALANCE_REFUND_STATUS.returned, gatewayRefundNo }, services.clock.now());
    }
  });
}

/** A top-up and, some hours later, its refund. */
export function refundedTopUpSteps(
  phone: string,
  seed: { readonly hoursAgo: number; readonly refundedHoursAgo: number; readonly amountFen: bigint },
): Step[] {
  return [
    {
      hoursAgo: seed.hoursAgo,
      run: (world) => topUp(world, phone, { amountFen: seed.amountFen, payType: PAY_TYPE.alipay }),
    },
    { hoursAgo: seed.refundedHoursAgo, run: (world) => giveBack(world, phone, seed.amountFen) },
  ];
}
