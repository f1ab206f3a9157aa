import { renewBareMetal, renewBareMetalQueryPrice } from '@compute-market/contract/calls/rental';
import type { ParsedRequestOf } from '@compute-market/contract/define-call';
import type { Price } from '@compute-market/contract/entities/price';
import { COST_TYPE, INSTANCE_STATUS } from '@compute-market/contract/enumerations';
import { bareMetalMonthSeconds, quoteBareMetal } from '@compute-market/contract/rules/bare-metal';
import { wholePrice } from '@compute-market/contract/rules/discount';
import type { Quote } from '@compute-market/contract/rules/price';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { bareMetalCost, bareMetalInstance } from '../../db/schema/bare-metal';
import { implementOwn, type Actor, type CallContext, type Implementation } from '../../http/handler';
import { Refusal } from '../../http/refusal';
import { fenOf } from '../../ledger/amount';
import { charge } from '../../ledger/charge';
import { wireTime } from '../../platform/wire';
import { warnOfBalance } from '../account/warn-of-balance';
import { requireSeenEnd, requireSeenPrice } from '../instance/order-price';
import { readPayer } from '../instance/payer';
import { priceWire } from '../instance/price-wire';
import { ownMachine, type MachineRow } from './machines';

type Order = ParsedRequestOf<typeof renewBareMetalQueryPrice>;

interface PricedRenewal {
  readonly quote: Quote;
  readonly price: Price;
  readonly dueAt: Date;
}

/** Prices more months; they begin where the old ones end. Coupons are for rentals of the store (product §3). */
async function priced(tx: Tx, actor: Actor, row: MachineRow, order: Order, now: Date): Promise<PricedRenewal> {
  if (order.coupon_id !== undefined)
    throw new Refusal('COUPON_NOT_APPLICABLE', { reason: '裸金属续费不能使用优惠券，请不使用优惠券提交' });
  if (row.status !== INSTANCE_STATUS.running || row.dueAt <= now)
    throw new Refusal('STATE_CONFLICT', { reason: '裸金属租期已结束，无法续费，请重新预约' });
  const quote = quoteBareMetal({ monthPrice: fenOf(row.monthPriceFen), months: order.pack_time });
  const dueAt = new Date(row.dueAt.getTime() + order.pack_time * bareMetalMonthSeconds * 1000);
  const { payer } = await readPayer(tx, actor, now);
  const price = priceWire(quote, {
    periodDiscount: wholePrice,
    vipDiscount: wholePrice,
    couponId: null,
    payer,
    vouchersFirst: order.pay_type_first !== 'money',
    paysTime: true,
    dueAfter: dueAt,
    now,
  });
  return { quote, price, dueAt };
}

/** A machine as its file of exports names it, with the address that its list shows: what is written in the books stays, so no note. */
const nameInBooks = ({ name, address }: MachineRow): string => (address === '' ? name : `${name}（${address}）`);

/** Charges and books one renewal, once for the end it starts from. */
async function renew(tx: Tx, actor: Actor, row: MachineRow, order: ParsedRequestOf<typeof renewBareMetal>, now: Date) {
  const { quote, price, dueAt } = await priced(tx, actor, row, order, now);
  requireSeenEnd(order.due_time_after, { price, dueAt: row.dueAt });
  requireSeenPrice(order.price, { quote, price });
  const key = `renew-bare-metal:${row.name}:${wireTime(row.dueAt)}`;
  const payment = await charge(tx, {
    key,
    kind: 'renew',
    userId: row.userId,
    subAccountId: null,
    amountFen: BigInt(quote.payable),
    vouchersFirst: order.pay_type_first !== 'money',
    paysTime: true,
    at: now,
    reference: { type: 'bareMetal', id: row.name },
    remark: `裸金属续费 ${order.pack_time} 个月，${nameInBooks(row)}`,
  });
  await tx.insert(bareMetalCost).values({
    key,
    instanceId: row.id,
    userId: row.userId,
    costType: COST_TYPE.renew,
    beginAt: row.dueAt,
    endAt: dueAt,
    months: order.pack_time,
    amountFen: BigInt(quote.payable),
    ledgerTransactionId: payment.transactionId,
    createdAt: now,
  });
  await tx.update(bareMetalInstance).set({ dueAt }).where(eq(bareMetalInstance.id, row.id));
  await warnOfBalance(tx, row.userId, payment, now);
  return { Due_time: wireTime(dueAt), PayPrice: price.PayPrice, OrderNo: String(payment.transactionId) };
}

const machineOf = (tx: Tx, order: Order, context: CallContext) => ownMachine(tx, context, order.id);

/** Quote and purchase of more months for a machine (screens B8). */
export const renewCalls: Implementation[] = [
  implementOwn(
    renewBareMetalQueryPrice,
    async (tx, order, context) =>
      (await priced(tx, context.actor, await machineOf(tx, order, context), order, context.services.clock.now())).price,
  ),
  implementOwn(renewBareMetal, async (tx, order, context) =>
    renew(tx, context.actor, await machineOf(tx, order, context), order, context.services.clock.now()),
  ),
];
