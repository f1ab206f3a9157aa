import type { Quote } from '@compute-market/contract/rules/price';
import type { Tx } from '../../db/database';
import type { Actor, Services } from '../../http/handler';
import { Refusal } from '../../http/refusal';
import { chargeTogether, type Paid } from '../../ledger/charge';
import { warnOfBalance } from '../account/warn-of-balance';
import { markUsed } from '../coupon/use-coupon';
import { availableNum } from '../market/available-num';
import { fewMachinesSentence, hostShortSentence } from '../market/shortage';
import { warnOfLimit } from '../sub-account/warn-of-limit';
import type { RentalOrder } from './order';
import { requireSeenPrice } from './order-price';
import { placeInstances, type Placement } from './place';
import { priceRental, type PricedOrder } from './quote';
import { diskGbOf } from './release';
import { writeRental, type OrderedMachine, type PurchaseTerms } from './write-rental';

/** One machine of an order, with its own price and its own payment. */
interface RentedMachine {
  readonly name: string;
  readonly quote: Quote;
  readonly payment: Paid;
}

export interface Rented {
  readonly machines: readonly RentedMachine[];
  readonly priced: PricedOrder;
}

/**
 * Sells a rental in one transaction, all its machines or none: takes the cards, charges each machine by itself, books the cost and asks for
 * the boot. Every refusal leaves nothing behind. The machines are started by jobs, because the provider is outside.
 */
export async function rent(
  tx: Tx,
  services: Services,
  actor: Actor,
  order: RentalOrder,
  terms: PurchaseTerms,
): Promise<Rented> {
  const now = services.clock.now();
  const priced = await priceRental(tx, actor, order, now);
  requireSeenPrice(terms.expectedPrice, priced);
  const ordered = await place(tx, services, order, priced);
  for (const { name, couponId } of ordered) {
    if (couponId !== null) await markUsed(tx, { userId: actor.userId, couponId, now, usedFor: name });
  }
  const payments = await chargeTogether(
    tx,
    ordered.map(({ name, quote }) => ({
      key: `rent:${name}`,
      kind: 'rent',
      userId: actor.userId,
      subAccountId: actor.subAccountId,
      amountFen: BigInt(quote.payable),
      vouchersFirst: order.vouchersFirst,
      paysTime: true,
      at: now,
      reference: { type: 'instance', id: name },
      remark: `${order.specification.gpuType} × ${order.gpuNum}`,
    })),
  );
  const machines: RentedMachine[] = [];
  for (const [index, payment] of payments.entries()) {
    const machine = ordered[index];
    if (machine === undefined) throw new Error('a payment is for no machine');
    await writeRental(tx, { actor, order, terms, machine, payment, priced, now, services });
    await warnOfBalance(tx, actor.userId, payment, now);
    machines.push({ name: machine.name, quote: machine.quote, payment });
  }
  await warnOfLimit(tx, actor, now);
  return { machines, priced };
}

/** What one machine of an order takes of its host's disk. */
const orderedDiskGb = ({ tariff: { systemDiskGb }, dataDiskGb }: RentalOrder): number =>
  diskGbOf({ systemDiskGb, dataDiskGb });

/** Takes the room for every machine of an order; refuses it when there is room for fewer. */
async function place(
  tx: Tx,
  services: Services,
  order: RentalOrder,
  { quotes }: PricedOrder,
): Promise<OrderedMachine[]> {
  const { specification, containerType, gpuNum, district } = order;
  const named = quotes.map((quote, index) => ({
    name: services.ids.short(),
    quote,
    couponId: index === 0 ? order.couponId : null,
  }));
  const placements = await placeInstances(
    tx,
    named.map(({ name }) => name),
    {
      containerType,
      gpuType: specification.gpuType,
      gpuNum,
      cpuModel: specification.cpuModel,
      cpuNum: specification.cpuPerGpu * gpuNum,
      memoryGb: specification.memoryPerGpuGb * gpuNum,
      // A kept disk never gave its place back.
      diskGb: order.kept ? 0 : orderedDiskGb(order),
      district,
      hostId: order.kept?.hostId ?? order.host?.id,
    },
  );
  const placed = placements.flatMap((placement, index) => {
    const machine = named[index];
    return machine === undefined ? [] : [{ ...machine, placement }];
  });
  if (placed.length < named.length) throw await stockShort(tx, order, placements);
  return placed;
}

/** The refusal of an order for which there is room only for some of its machines, or for none. */
async function stockShort(tx: Tx, order: RentalOrder, placements: readonly Placement[]): Promise<Refusal> {
  if (order.kept) return new Refusal('STOCK_SHORT', { reason: '原机器空闲显卡不足，请减少卡数或稍后再试' });
  const { specification, containerType, gpuNum, district, specName } = order;
  const left = placements.length;
  const hostName = order.host?.name;
  // Read while the machines that fit are still taken: together they are what is free.
  const stock = await availableNum(tx, {
    containerType,
    gpuType: specification.gpuType,
    gpuNum,
    district,
    specName,
    hostName,
    diskGb: orderedDiskGb(order),
  });
  const districts = stock.districts.map((each) => ({
    ...each,
    num: each.num + placements.filter((placement) => placement.district === each.District).length,
  }));
  const few = left > 0 ? fewMachinesSentence(left) : stock.reason || undefined;
  const reason = hostName === undefined ? few : hostShortSentence(hostName);
  return new Refusal('STOCK_SHORT', { reason, data: { num: stock.num + left, districts, reason: reason ?? '' } });
}
