import { NOTICE_EVENT, ORDER_STATUS, PAY_TYPE } from '@compute-market/contract/enumerations';
import { formatMoney } from '@compute-market/contract/rules/money';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../db/database';
import { users } from '../db/schema/account';
import { paymentOrder } from '../db/schema/payment';
import { remind } from '../domain/reminder/remind';
import { fenOf } from '../ledger/amount';
import { post } from '../ledger/post';
import { NotificationRejected } from './gateway';
import type { TradeReport } from './gateway';

export type Settlement = 'credited' | 'repeated' | 'closed' | 'ignored';
type PaymentOrder = typeof paymentOrder.$inferSelect;

const channelOf = {
  [PAY_TYPE.alipay]: 'alipay',
  [PAY_TYPE.wechat]: 'wechat',
  [PAY_TYPE.corporateTransfer]: 'bank',
} as const;

/** Locks the order, so that parallel notifications take turns. */
async function lockOrder(tx: Tx, outTradeNo: number): Promise<PaymentOrder> {
  const [order] = await tx.select().from(paymentOrder).where(eq(paymentOrder.outTradeNo, outTradeNo)).for('update');
  if (order === undefined) throw new NotificationRejected('订单不存在');
  return order;
}

/** Paid, or paid and given back: final either way. */
export const isSettled = (order: PaymentOrder): boolean =>
  order.status !== ORDER_STATUS.unpaid && order.status !== ORDER_STATUS.closed;

/** The channel's name in the books. */
export function channelName(payType: number): 'alipay' | 'wechat' | 'bank' {
  return payType === PAY_TYPE.alipay || payType === PAY_TYPE.wechat
    ? channelOf[payType]
    : channelOf[PAY_TYPE.corporateTransfer];
}

/**
 * Credits an order once. The ledger key is the trade number, so that even without the lock a second credit is impossible. An order that has
 * expired is credited too: the money came, it is only flagged (trust B8).
 */
async function credit(
  tx: Tx,
  order: PaymentOrder,
  { now, paidAt, gatewayTradeNo, actor }: { now: Date; paidAt: Date; gatewayTradeNo: string; actor: string },
): Promise<Settlement> {
  if (isSettled(order)) return 'repeated';
  await post(tx, {
    key: `topup:${order.outTradeNo}`,
    kind: 'topUp',
    userId: order.userId,
    at: now,
    actor,
    reference: { type: 'order', id: String(order.outTradeNo) },
    entries: [
      { account: { kind: 'cash', userId: order.userId }, amount: order.amountFen },
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
  const text = `充值 ${formatMoney(fenOf(order.amountFen))} 已到账，订单号 ${order.outTradeNo}。`;
  await remind(tx, {
    key: `recharge:${order.outTradeNo}`,
    userId: order.userId,
    subAccountId: null,
    event: NOTICE_EVENT.recharge,
    title: '充值到账',
    text,
    at: now,
  });
  return 'credited';
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
export async function settle(tx: Tx, report: TradeReport, now: Date): Promise<Settlement> {
  const order = await lockOrder(tx, report.outTradeNo);
  if (report.amountFen !== order.amountFen)
    throw new NotificationRejected(`金额不符：订单 ${order.amountFen} 分，通知 ${report.amountFen} 分`);
  if (channelName(order.payType) !== report.channel) throw new NotificationRejected('支付渠道不符');
  if (report.state === 'paid')
    return credit(tx, order, {
      now,
      paidAt: report.paidAt ?? now,
      gatewayTradeNo: report.gatewayTradeNo,
      actor: 'gateway',
    });
  if (isSettled(order)) return 'repeated';
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
  const [owner] = await tx.select({ closedAt: users.closedAt }).from(users).where(eq(users.id, order.userId));
  if (owner?.closedAt !== null) throw new NotificationRejected('订单所属的账号已注销，没有入账，请将款项退回付款方');
  return credit(tx, order, { now, paidAt: now, gatewayTradeNo: bankNumber, actor: 'support' });
}
