import { BALANCE_REFUND_WAY, NOTICE_EVENT, ORDER_STATUS, PAY_TYPE } from '@compute-market/contract/enumerations';
import { formatMoney } from '@compute-market/contract/rules/money';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../db/database';
import { paymentOrder } from '../db/schema/payment';
import { isClosed } from '../domain/account/is-closed';
import { writeRefund } from '../domain/balance-refund/write';
import { remind } from '../domain/reminder/remind';
import type { Services } from '../http/handler';
import { fenOf } from '../ledger/amount';
import { post, type Entry } from '../ledger/post';
import { INTERNAL_KIND, type Movement } from '../ledger/transaction';
import { channelName } from './channel-name';
import { NotificationRejected } from './gateway';
import type { TradeReport } from './gateway';
import { creditKeyOf } from './order-of-key';

/** `sentBack`: the account was closed, and the money is on its way back to the payer. */
export type Settlement = 'credited' | 'sentBack' | 'repeated' | 'closed' | 'ignored';
type PaymentOrder = typeof paymentOrder.$inferSelect;

/** Locks the order, so that parallel notifications take turns. */
async function lockOrder(tx: Tx, outTradeNo: number): Promise<PaymentOrder> {
  const [order] = await tx.select().from(paymentOrder).where(eq(paymentOrder.outTradeNo, outTradeNo)).for('update');
  if (order === undefined) throw new NotificationRejected('订单不存在');
  return order;
}

/** Paid, or paid and given back: final either way. */
export const isSettled = (order: PaymentOrder): boolean =>
  order.status !== ORDER_STATUS.unpaid && order.status !== ORDER_STATUS.closed;

/** That the money of an order has come. */
interface Arrival {
  readonly now: Date;
  readonly paidAt: Date;
  readonly gatewayTradeNo: string;
  readonly actor: string;
}

/**
 * Writes down that the money came, and where it is now. The ledger key is the trade number, so that even without the lock it is taken in once.
 * An order that has expired is paid too, and flagged (trust B8).
 */
async function takeIn(
  tx: Tx,
  order: PaymentOrder,
  { now, paidAt, gatewayTradeNo, actor }: Arrival,
  { kind, account }: Pick<Movement, 'kind'> & Pick<Entry, 'account'>,
): Promise<void> {
  await post(tx, {
    key: creditKeyOf(order.outTradeNo),
    kind,
    userId: order.userId,
    at: now,
    actor,
    reference: { type: 'order', id: String(order.outTradeNo) },
    entries: [
      { account, amount: order.amountFen },
      { account: { kind: 'world', channel: channelName(order.payType) }, amount: -order.amountFen },
    ],
  });
  await tx
    .update(paymentOrder)
    .set({
      status: ORDER_STATUS.paid,
      paidAt,
      gatewayTradeNo,
      paidAfterExpiry: order.status === ORDER_STATUS.closed || paidAt >= order.expiresAt,
    })
    .where(eq(paymentOrder.outTradeNo, order.outTradeNo));
}

/** Credits an order once. */
async function credit(tx: Tx, order: PaymentOrder, arrival: Arrival): Promise<Settlement> {
  await takeIn(tx, order, arrival, { kind: 'topUp', account: { kind: 'cash', userId: order.userId } });
  const text = `充值 ${formatMoney(fenOf(order.amountFen))} 已到账，订单号 ${order.outTradeNo}。`;
  await remind(tx, {
    key: `recharge:${order.outTradeNo}`,
    userId: order.userId,
    subAccountId: null,
    event: NOTICE_EVENT.recharge,
    title: '充值到账',
    text,
    at: arrival.now,
  });
  return 'credited';
}

/** A closed account takes nothing: what was paid into it goes back to the payer, whole, by the channel it came through (decisions 137). */
async function sendBack(
  tx: Tx,
  order: PaymentOrder,
  arrival: Arrival,
  services: Pick<Services, 'clock' | 'ids'>,
): Promise<Settlement> {
  const { outTradeNo, userId, amountFen } = order;
  await takeIn(tx, order, arrival, { kind: INTERNAL_KIND, account: { kind: 'refunding' } });
  await writeRefund(tx, { outTradeNo, userId, amountFen, way: BALANCE_REFUND_WAY.channel }, services);
  return 'sentBack';
}

/** Marks an unpaid order closed; a paid one stays paid. */
export async function closeOrder(tx: Tx, outTradeNo: number, now: Date): Promise<void> {
  await tx
    .update(paymentOrder)
    .set({ status: ORDER_STATUS.closed, closedAt: now })
    .where(and(eq(paymentOrder.outTradeNo, outTradeNo), eq(paymentOrder.status, ORDER_STATUS.unpaid)));
}

/** When a payer gave it up, as it is told at `now`: that can come late, but was done while the code stood. */
const cancelledAt = ({ expiresAt }: PaymentOrder, now: Date): Date =>
  now < expiresAt ? now : new Date(expiresAt.getTime() - 1);

/**
 * Brings an order to what the gateway reports, whether it was told by a notification or asked by reconciliation: both end here. Throws
 * NotificationRejected when the report does not fit the order.
 */
export async function settle(
  tx: Tx,
  report: TradeReport,
  services: Pick<Services, 'clock' | 'ids'>,
): Promise<Settlement> {
  const now = services.clock.now();
  const order = await lockOrder(tx, report.outTradeNo);
  if (report.amountFen !== order.amountFen)
    throw new NotificationRejected(`金额不符：订单 ${order.amountFen} 分，通知 ${report.amountFen} 分`);
  if (channelName(order.payType) !== report.channel) throw new NotificationRejected('支付渠道不符');
  if (isSettled(order)) return 'repeated';
  if (report.state === 'paid') {
    const { gatewayTradeNo, paidAt } = report;
    const arrival = { now, paidAt: paidAt ?? now, gatewayTradeNo, actor: 'gateway' };
    return (await isClosed(tx, order.userId)) ? sendBack(tx, order, arrival, services) : credit(tx, order, arrival);
  }
  if (report.state !== 'closed' && report.state !== 'cancelled') return 'ignored';
  await closeOrder(tx, order.outTradeNo, report.state === 'cancelled' ? cancelledAt(order, now) : now);
  return 'closed';
}

/** Support has seen a corporate transfer on the bank statement (product §9); `bankNumber` is that of its slip, empty where none was told. */
export async function confirmCorporateTransfer(
  tx: Tx,
  outTradeNo: number,
  now: Date,
  bankNumber = '',
): Promise<Settlement> {
  const order = await lockOrder(tx, outTradeNo);
  if (order.payType !== PAY_TYPE.corporateTransfer) throw new NotificationRejected('该订单不是对公转账');
  if (isSettled(order)) return 'repeated';
  if (await isClosed(tx, order.userId))
    throw new NotificationRejected('订单所属的账号已注销，没有入账，请将款项退回付款方');
  return credit(tx, order, { now, paidAt: now, gatewayTradeNo: bankNumber, actor: 'support' });
}
