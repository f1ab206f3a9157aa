import { buyCloudDisk, buyCloudDiskQueryPrice } from '@compute-market/contract/calls/sftp';
import type { Price } from '@compute-market/contract/entities/price';
import { CLOUD_DISK_ORDER } from '@compute-market/contract/enumerations';
import { quoteCloudDisk } from '@compute-market/contract/rules/cloud-disk';
import { wholePrice } from '@compute-market/contract/rules/discount';
import { unit } from '@compute-market/contract/rules/money';
import { sizeTold } from '@compute-market/contract/rules/order-start';
import type { Quote } from '@compute-market/contract/rules/price';
import { dayMs } from '@compute-market/contract/rules/time-units';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { cloudDisk } from '../../db/schema/cloud-disk';
import { implementOwn, type Actor, type Implementation, type Services } from '../../http/handler';
import { Refusal } from '../../http/refusal';
import { charge } from '../../ledger/charge';
import { wireTime } from '../../platform/wire';
import { warnOfBalance } from '../account/warn-of-balance';
import { newPassword } from '../instance/new-password';
import { requireSeenEnd, requireSeenPrice, requireSeenSize } from '../instance/order-price';
import { readPayer } from '../instance/payer';
import { priceWire } from '../instance/price-wire';
import { readTariff, type Tariff } from '../market/read-catalogue';
import { findDisk, lockDisk, type DiskRow } from './find-disk';
import { planOf, type DiskOrder, type DiskPlan } from './plan';
import { scheduleExpiry } from './expiry';

interface PricedPlan {
  readonly plan: DiskPlan;
  readonly quote: Quote;
  readonly price: Price;
  readonly tariff: Tariff;
}

/** Prices an order for a disk as it is. Coupons are for rentals only (product §3). */
async function priced(tx: Tx, actor: Actor, row: DiskRow | null, order: DiskOrder, now: Date): Promise<PricedPlan> {
  if (order.coupon_id !== undefined)
    throw new Refusal('COUPON_NOT_APPLICABLE', { reason: '云盘不能使用优惠券，请不使用优惠券提交' });
  const plan = planOf(row, order, now);
  const tariff = await readTariff(tx);
  const { payer, vipDiscount } = await readPayer(tx, actor, now);
  const quote = quoteCloudDisk({
    sizeGb: plan.paidGb,
    seconds: plan.seconds,
    monthPrice: unit(tariff.cloudDiskMonthPrice),
    vipDiscount,
  });
  const terms = {
    periodDiscount: wholePrice,
    vipDiscount,
    couponId: null,
    payer,
    vouchersFirst: order.pay_type_first !== 'money',
    paysTime: plan.paysTime,
    dueAfter: plan.dueAt,
    sizeAfter: order.type === CLOUD_DISK_ORDER.enlarge ? plan.sizeGb : undefined,
    now,
  };
  return { plan, quote, price: priceWire(quote, terms), tariff };
}

/** What the disk becomes. A first disk gets its login; of two who open at once one does, and the other's payment is undone. */
async function write(
  tx: Tx,
  { ids }: Services,
  row: DiskRow | null,
  {
    userId,
    openedAt,
    plan,
    tariff,
    orders,
  }: { userId: number; openedAt: Date; plan: DiskPlan; tariff: Tariff; orders: number },
): Promise<void> {
  const { sizeGb, dueAt } = plan;
  const releaseAt = new Date(dueAt.getTime() + tariff.cloudDiskKeepDays * dayMs);
  if (row !== null) {
    await tx.update(cloudDisk).set({ sizeGb, dueAt, releaseAt, orders }).where(eq(cloudDisk.userId, userId));
    return;
  }
  const login = { loginUserName: `cd-${ids.short()}`, loginPassword: newPassword() };
  const made = await tx
    .insert(cloudDisk)
    .values({ userId, sizeGb, ...login, openedAt, dueAt, releaseAt, orders })
    .onConflictDoNothing()
    .returning({ userId: cloudDisk.userId });
  if (made.length === 0) throw new Refusal('CONFLICT', { reason: '云盘已开通，请扩容或续费' });
}

/** Quote and order of space. Main accounts only (screens A1). */
export const buyCalls: Implementation[] = [
  implementOwn(buyCloudDiskQueryPrice, async (tx, input, { actor, services }) => {
    const now = services.clock.now();
    return (await priced(tx, actor, await findDisk(tx, actor.userId, now), input, now)).price;
  }),
  implementOwn(
    buyCloudDisk,
    async (
      tx,
      { price: expected, due_time_after: expectedEnd, size_after: expectedSize, ...order },
      { actor, services },
    ) => {
      const { userId } = actor;
      const now = services.clock.now();
      const row = await lockDisk(tx, userId, now);
      const { plan, quote, price, tariff } = await priced(tx, actor, row, order, now);
      // A renewal of what is over counts from now; more space moves no end, its price tells it (decisions 241).
      const movesEnd = order.type === CLOUD_DISK_ORDER.renew && row !== null && row.dueAt > now;
      if (movesEnd) requireSeenEnd(expectedEnd, { price, dueAt: row.dueAt });
      const enlarges = order.type === CLOUD_DISK_ORDER.enlarge;
      if (enlarges) requireSeenSize(expectedSize, { price, told: sizeTold.cloudDisk(row?.sizeGb ?? 0) });
      // More space costs less every second.
      requireSeenPrice(expected, { quote, price }, { mayFall: enlarges });
      const openedAt = row?.openedAt ?? now;
      const orders = (row?.orders ?? 0) + 1;
      await write(tx, services, row, { userId, openedAt, plan, tariff, orders });
      const payment = await charge(tx, {
        key: `cloud-disk:${userId}:${wireTime(openedAt)}:${orders}`,
        kind: 'cloudDisk',
        userId,
        subAccountId: null,
        amountFen: BigInt(quote.payable),
        vouchersFirst: order.pay_type_first !== 'money',
        paysTime: plan.paysTime,
        at: now,
        remark: `云盘 ${plan.sizeGb} GB`,
      });
      await warnOfBalance(tx, userId, payment, now);
      await scheduleExpiry(tx, userId, plan.dueAt);
      return { TotalSize: plan.sizeGb, Due_time: wireTime(plan.dueAt), PayPrice: price.PayPrice };
    },
  ),
];
