import { createQrcode } from '@compute-market/contract/calls/payment';
import { QR_VALID_SECONDS } from '@compute-market/contract/constants';
import { ORDER_STATUS, PAY_TYPE } from '@compute-market/contract/enumerations';
import type { PayType } from '@compute-market/contract/enumerations';
import { daySeconds } from '@compute-market/contract/rules/time-units';
import { and, count, eq, gt, ne } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { users } from '../../db/schema/account';
import { paymentOrder } from '../../db/schema/payment';
import { implement, requireActor } from '../../http/handler';
import type { Services } from '../../http/handler';
import { Refusal } from '../../http/refusal';
import { scheduleReconciliation } from '../../payment/reconcile';
import { nextTradeNumber } from '../../payment/trade-number';
import { fenFromWire, wireTime, wireYuan } from '../../platform/wire';
import type { PaymentOrder } from './order-state';

/** A customer may hold this many unpaid QR orders at once (trust B12). */
const mostOpenOrders = 5;
/** A transfer is credited by hand; an order nobody paid for is closed after a week. */
const transferValidSeconds = 7 * daySeconds;

/** Counts under a lock of the customer, so that parallel requests cannot all see the last free place. */
async function refuseTooManyOpen(tx: Tx, userId: number, now: Date): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
  const isOpen = and(
    eq(paymentOrder.status, ORDER_STATUS.unpaid),
    gt(paymentOrder.expiresAt, now),
    ne(paymentOrder.payType, PAY_TYPE.corporateTransfer),
  );
  const [open] = await tx
    .select({ orders: count() })
    .from(paymentOrder)
    .where(and(eq(paymentOrder.userId, userId), isOpen));
  if ((open?.orders ?? 0) >= mostOpenOrders) {
    throw new Refusal('TOO_MANY_REQUESTS', { reason: '待支付订单过多，请先完成支付，或等待 5 分钟后重试' });
  }
}

interface NewOrder {
  readonly userId: number;
  readonly amountFen: bigint;
  readonly payType: PayType;
}

/** Writes an unpaid order and plans its end. */
export async function openOrder(
  tx: Tx,
  { userId, amountFen, payType }: NewOrder,
  services: Pick<Services, 'clock' | 'ids'>,
): Promise<PaymentOrder> {
  const createdAt = services.clock.now();
  const validSeconds = payType === PAY_TYPE.corporateTransfer ? transferValidSeconds : QR_VALID_SECONDS;
  const outTradeNo = await nextTradeNumber(tx, services);
  const [order] = await tx
    .insert(paymentOrder)
    .values({
      outTradeNo,
      userId,
      amountFen,
      payType,
      createdAt,
      expiresAt: new Date(createdAt.getTime() + validSeconds * 1000),
    })
    .returning();
  if (order === undefined) throw new Error(`payment order ${outTradeNo} was not written`);
  await scheduleReconciliation(tx, order);
  return order;
}

/**
 * Opens a top-up order. The gateway is not asked here: this runs inside the transaction of its idempotency key, and `/get_qrcode` comes
 * next anyway. A corporate transfer gets an order number for the bank slip and no code (product §4, §5).
 */
export const createOrder = implement(createQrcode, async (input, context) => {
  const { userId } = requireActor(context);
  if (input.pay_type !== PAY_TYPE.corporateTransfer && !context.services.gateway.open) {
    throw new Refusal('PAYMENT_FAILED', { reason: '在线支付尚未开通，请选择对公转账，或联系客服' });
  }
  const order = await context.transaction(async (tx) => {
    if (input.pay_type !== PAY_TYPE.corporateTransfer)
      await refuseTooManyOpen(tx, userId, context.services.clock.now());
    return openOrder(tx, { userId, amountFen: fenFromWire(input.amount), payType: input.pay_type }, context.services);
  });
  return {
    out_trade_no: String(order.outTradeNo),
    amount: wireYuan(order.amountFen),
    expire_time: wireTime(order.expiresAt),
  };
});
