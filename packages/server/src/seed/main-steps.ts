import { INSTANCE_EVENT } from '@compute-market/contract/entities/instance-event';
import { eq } from 'drizzle-orm';
import { instance } from '../db/schema/instance';
import { recordEvent } from '../domain/instance/events';
import { convertToVouchers } from '../domain/payment/buy-voucher';
import { setSandboxFleet } from '../fleet/simulation';
import { setCreditQuota } from '../ledger/credit';
import { post } from '../ledger/post';
import { balances } from '../ledger/statement';
import { actorOf } from './accounts';
import { couponSteps } from './coupon-steps';
import { claims, mainBalanceFen, mainQuotaFen, refundedTopUp, topUps, voucherPurchases } from './data/money';
import { rentals } from './data/rentals';
import { reservations } from './data/reservations';
import { tickets } from './data/tickets';
import { rentalSteps } from './rental-steps';
import { reservationSteps } from './reservation-steps';
import { ticketSteps } from './ticket-steps';
import { refundedTopUpSteps, topUpSteps } from './top-up-steps';
import type { Step, World } from './world';

/** Boots in history take a moment only; the last one takes as long as boots do from now on. */
const historyBootMs = 1000;
const bootMs = 6000;

/** Support squares the account for an interruption, so that the demo balance is the round figure the screens were drawn with. */
async function compensate(world: World, phone: string): Promise<void> {
  await world.transaction(async (tx) => {
    const { userId } = await actorOf(tx, phone);
    const amount = mainBalanceFen - (await balances(tx, userId)).cashFen;
    if (amount === 0n) return;
    await post(tx, {
      key: `manual:${phone}:compensation`,
      kind: 'manual',
      userId,
      at: world.services.clock.now(),
      actor: 'support',
      remark: amount > 0n ? '网络中断补偿' : '重复补偿冲回',
      entries: [
        { account: { kind: 'cash', userId }, amount },
        { account: { kind: 'promo' }, amount: -amount },
      ],
    });
  });
}

/** One running instance has lost a card, so that the abnormal state has something to show. */
async function breakOne(world: World): Promise<void> {
  const at = world.services.clock.now();
  const reason = 'GPU 掉卡，正在自动恢复';
  await world.transaction(async (tx) => {
    const broken = await tx
      .update(instance)
      .set({ abnormalSince: at, message: reason })
      .where(eq(instance.note, '多模态数据清洗'))
      .returning({ id: instance.id });
    for (const one of broken)
      await recordEvent(tx, { instance: one, kind: INSTANCE_EVENT.abnormal, at, details: { reason } });
  });
}

/** The history of the main demo account. */
export function mainSteps(phone: string): Step[] {
  const fleet = (hoursAgo: number, milliseconds: number): Step => ({
    hoursAgo,
    run: (world) => world.transaction((tx) => setSandboxFleet(tx, { bootMs: milliseconds })),
  });
  return [
    fleet(1727, historyBootMs),
    ...couponSteps(phone, claims),
    ...topUpSteps(phone, topUps),
    ...refundedTopUpSteps(phone, refundedTopUp),
    ...rentalSteps(phone, rentals),
    ...voucherPurchases.map(({ hoursAgo, amountFen }) => ({
      hoursAgo,
      run: (world: World) =>
        world.transaction(async (tx) =>
          convertToVouchers(tx, (await actorOf(tx, phone)).userId, amountFen, world.services),
        ),
    })),
    {
      hoursAgo: 720,
      run: (world) =>
        world.transaction(async (tx) => setCreditQuota(tx, (await actorOf(tx, phone)).userId, mainQuotaFen)),
    },
    ...ticketSteps(phone, tickets),
    ...reservationSteps(phone, reservations),
    { hoursAgo: 0.2, run: breakOne },
    fleet(0.05, bootMs),
    { hoursAgo: 0, run: (world) => compensate(world, phone) },
  ];
}
