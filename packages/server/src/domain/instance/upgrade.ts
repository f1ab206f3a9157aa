import { INSTANCE_EVENT } from '@compute-market/contract/entities/instance-event';
import type { Price } from '@compute-market/contract/entities/price';
import { COST_TYPE, type RentalUnit } from '@compute-market/contract/enumerations';
import { yuanFromFen, type Unit } from '@compute-market/contract/rules/money';
import { quotePrice, type Quote } from '@compute-market/contract/rules/price';
import { rentalUnits } from '@compute-market/contract/rules/rental';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { instance } from '../../db/schema/instance';
import type { Actor, Services } from '../../http/handler';
import { Refusal } from '../../http/refusal';
import { enqueue } from '../../jobs/job';
import { charge } from '../../ledger/charge';
import { warnOfBalance } from '../account/warn-of-balance';
import { markUsed } from '../coupon/use-coupon';
import { warnOfLimit } from '../sub-account/warn-of-limit';
import { requireSpeakingHost } from './answering-host';
import { readUnitOfRest } from './bought-periods';
import { writeBill } from './cost-items';
import { recordEvent } from './events';
import { addedSizeOf, mustGrow, mustHaveGrown, planGrowth, type Growth, type GrowthPlan } from './growth';
import { resizeJob, resizeKey } from './job-names';
import { afterCoupon, requireSeenPrice, requireSeenSize } from './order-price';
import { readPayer } from './payer';
import { growInstance } from './place';
import { priceWire } from './price-wire';
import { discountedHourPrice } from './rental-parts';
import type { ResizePayload } from './resize';
import type { InstanceRow } from './state';
import { undoOf, upgradeKey } from './undo-upgrade';

/** What is added and who pays. */
export interface UpgradeOrder {
  readonly growth: Growth;
  readonly couponId: number | null;
  readonly vouchersFirst: boolean;
}

export interface PricedUpgrade {
  readonly plan: GrowthPlan;
  readonly quote: Quote;
  readonly price: Price;
  /** What the rental costs an hour afterwards. */
  readonly hourPrice: Unit;
  /** The unit whose discount it has. */
  readonly discountUnit: RentalUnit;
}

/** Prices a growth to the second, until the rental is due, with the discount that most of that time was paid with. The end does not move. What is under way counts as had. */
async function priceUpgrade(
  tx: Tx,
  actor: Actor,
  row: InstanceRow,
  order: UpgradeOrder,
  now: Date,
): Promise<PricedUpgrade> {
  await requireSpeakingHost(tx, row, '升级');
  const plan = await planGrowth(tx, row, order.growth);
  const { payer, vipDiscount } = await readPayer(tx, actor, now);
  const { parts } = plan;
  const discountUnit = await readUnitOfRest(tx, row, now);
  const periodDiscount = rentalUnits[discountUnit].discount;
  const seconds = Math.floor((row.dueAt.getTime() - now.getTime()) / 1000);
  const bare = quotePrice({ parts, seconds, periodDiscount, vipDiscount });
  const { couponId } = order;
  const quote = await afterCoupon(tx, actor, row, bare, { couponId, planRental: false, now });
  const price = priceWire(quote, {
    periodDiscount,
    vipDiscount,
    couponId,
    payer,
    vouchersFirst: order.vouchersFirst,
    paysTime: false,
    dueAfter: null,
    sizeAfter: addedSizeOf(order.growth, plan.after)?.size,
    now,
  });
  const hourPrice = (row.hourPrice + discountedHourPrice(parts, [periodDiscount, vipDiscount])) as Unit;
  return { plan, quote, price, hourPrice, discountUnit };
}

/** What a growth costs that can be ordered now. */
export async function quoteUpgrade(
  tx: Tx,
  actor: Actor,
  row: InstanceRow,
  order: UpgradeOrder,
  now: Date,
): Promise<PricedUpgrade> {
  mustGrow(row, actor.role, now);
  mustHaveGrown(row);
  return priceUpgrade(tx, actor, row, order, now);
}

async function pay(
  tx: Tx,
  actor: Actor,
  row: InstanceRow,
  { order, priced, now }: { order: UpgradeOrder; priced: PricedUpgrade; now: Date },
): Promise<void> {
  const { quote, discountUnit } = priced;
  if (quote.lines.length === 0) return;
  const key = upgradeKey(row.name, row.resizes + 1);
  const { growth, couponId, vouchersFirst } = order;
  const isStorage = growth.diskGb !== undefined || growth.bandwidthMbps !== undefined;
  const payment = await charge(tx, {
    key,
    kind: isStorage ? 'diskOrBandwidth' : 'upgrade',
    userId: row.userId,
    subAccountId: actor.subAccountId,
    amountFen: BigInt(quote.payable),
    vouchersFirst,
    paysTime: false,
    at: now,
    reference: { type: 'instance', id: row.name },
    remark: remarkOf(growth),
  });
  if (couponId !== null) await markUsed(tx, { userId: row.userId, couponId, now, usedFor: row.name });
  const about = {
    instanceId: row.id,
    userId: row.userId,
    subAccountId: actor.subAccountId,
    beginAt: now,
    endAt: row.dueAt,
  };
  const costType = COST_TYPE.elasticUpgrade;
  await writeBill(tx, { key, ...about, costType, quote, payment, couponId, discountUnit, createdAt: now });
  await warnOfBalance(tx, row.userId, payment, now);
  await warnOfLimit(tx, actor, now);
}

const remarkOf = ({ gpuNum, cpu, memoryGb, diskGb, bandwidthMbps }: Growth): string =>
  [
    gpuNum === undefined ? '' : `升级到 ${gpuNum} 卡`,
    cpu === undefined ? '' : `CPU +${cpu} 核`,
    memoryGb === undefined ? '' : `内存 +${memoryGb}GB`,
    diskGb === undefined ? '' : `数据盘 +${diskGb}GB`,
    bandwidthMbps === undefined ? '' : `带宽 ${bandwidthMbps}Mbps`,
  ]
    .filter((part) => part !== '')
    .join('，');

/**
 * Lets a rental grow in one transaction: takes it from its machine, coupon, charge, bill, and asks the provider for it. The caller holds its
 * row. Time only lowers the price, so that an order is refused only when it would cost more than was seen. Every refusal leaves nothing behind.
 */
export async function upgrade(
  tx: Tx,
  services: Services,
  actor: Actor,
  row: InstanceRow,
  order: UpgradeOrder & { readonly expectedPrice: number | undefined; readonly expectedSize: number | undefined },
): Promise<PricedUpgrade> {
  const now = services.clock.now();
  mustGrow(row, actor.role, now);
  // Who saw a size hears first that it is another by now, as while the same is being added: not that it has to wait for that.
  if (order.expectedSize === undefined) mustHaveGrown(row);
  const priced = await priceUpgrade(tx, actor, row, order, now);
  const { plan, quote, hourPrice } = priced;
  const added = addedSizeOf(order.growth, row);
  requireSeenSize(order.expectedSize, { price: priced.price, told: added?.told ?? '配置已变化' });
  mustHaveGrown(row);
  requireSeenPrice(order.expectedPrice, priced, { mayFall: true });
  const cards = await growInstance(tx, row.hostId, row.name, plan.takes);
  if (cards === null) throw new Refusal('CAPACITY_SHORT');
  await pay(tx, actor, row, { order, priced, now });
  await tx
    .update(instance)
    .set({
      ...plan.after,
      gpuIndexes: [...row.gpuIndexes, ...cards],
      addingCpu: plan.takes.cpuNum - (plan.after.cpuNum - row.cpuNum),
      addingMemoryGb: plan.takes.memoryGb - (plan.after.memoryGb - row.memoryGb),
      addingDiskGb: plan.takes.diskGb,
      hourPrice,
      resizes: row.resizes + 1,
      resizeRequestedAt: now,
    })
    .where(eq(instance.id, row.id));
  const change = remarkOf(order.growth);
  await recordEvent(tx, {
    instance: row,
    kind: INSTANCE_EVENT.upgraded,
    at: now,
    details: { amount: yuanFromFen(quote.payable), change },
  });
  const undo = undoOf(row, { hourPrice, change });
  await enqueue(tx, {
    kind: resizeJob,
    payload: { instanceId: row.id, requestedAt: now.getTime(), undo } satisfies ResizePayload,
    runAt: now,
    key: resizeKey(row.name, row.resizes + 1),
  });
  return priced;
}
