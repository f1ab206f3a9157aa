import {
  BALANCE_REFUND_STATUS,
  BALANCE_REFUND_WAY,
  NOTICE_EVENT,
  ORDER_STATUS,
} from '@compute-market/contract/enumerations';
import { routes } from '@compute-market/contract/routes';
import { formatMoney } from '@compute-market/contract/rules/money';
import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { balanceRefund, paymentOrder } from '../../db/schema/payment';
import { fenOf } from '../../ledger/amount';
import { post, type Movement } from '../../ledger/post';
import { INTERNAL_KIND } from '../../ledger/transaction';
import { NotificationRejected, type RefundReport } from '../../payment/gateway';
import { channelName } from '../../payment/channel-name';
import { isClosed } from '../account/is-closed';
import { remind } from '../reminder/remind';

export type RefundRow = typeof balanceRefund.$inferSelect;
type PaymentOrder = typeof paymentOrder.$inferSelect;
const { processing, returned, rejected } = BALANCE_REFUND_STATUS;

/** How a refund ended. `reason` is told to the customer when the money stays. */
export type RefundEnd =
  | { readonly refundNo: number; readonly to: typeof returned; readonly gatewayRefundNo: string | null }
  | { readonly refundNo: number; readonly to: typeof rejected; readonly reason: string };
export type RefundOutcome = 'returned' | 'refused' | 'repeated' | 'ignored';

async function lockRefund(tx: Tx, refundNo: number): Promise<RefundRow> {
  const [row] = await tx.select().from(balanceRefund).where(eq(balanceRefund.refundNo, refundNo)).for('update');
  if (row === undefined) throw new NotificationRejected('退款不存在');
  return row;
}

async function lockOrder(tx: Tx, outTradeNo: number): Promise<PaymentOrder> {
  const [order] = await tx.select().from(paymentOrder).where(eq(paymentOrder.outTradeNo, outTradeNo)).for('update');
  if (order === undefined) throw new Error(`order ${outTradeNo} of a refund is gone`);
  return order;
}

/** What was set aside reaches its channel, or the balance again. */
async function moveMoney(tx: Tx, row: RefundRow, order: PaymentOrder, to: RefundEnd['to'], at: Date): Promise<void> {
  const { userId, amountFen } = row;
  const movement: Movement = {
    key: `balance-refund:${row.refundNo}:${to === returned ? 'returned' : 'rejected'}`,
    kind: to === returned ? INTERNAL_KIND : 'balanceRefund',
    userId,
    at,
    actor: row.way === BALANCE_REFUND_WAY.channel ? 'gateway' : 'support',
    reference: { type: 'order', id: String(row.outTradeNo) },
    remark: `退款单号 ${row.refundNo}${to === returned ? '' : '，未退成，已转回余额'}`,
  };
  const channel = row.way === BALANCE_REFUND_WAY.transfer ? 'bank' : channelName(order.payType);
  const target =
    to === returned ? ({ kind: 'world', channel } as const) : ({ kind: 'cash', userId: row.userId } as const);
  await post(tx, {
    ...movement,
    entries: [
      { account: { kind: 'refunding' }, amount: -amountFen },
      { account: target, amount: amountFen },
    ],
  });
}

/** An order is 已退款 or 部分退款 by what has arrived of it, not by what is on its way. */
async function markOrder(tx: Tx, order: PaymentOrder, row: RefundRow, to: RefundEnd['to']): Promise<void> {
  if (to === rejected) {
    await tx
      .update(paymentOrder)
      .set({ refundedFen: sql`${paymentOrder.refundedFen} - ${row.amountFen}` })
      .where(eq(paymentOrder.outTradeNo, order.outTradeNo));
    return;
  }
  const [arrived] = await tx
    .select({ sum: sql`coalesce(sum(${balanceRefund.amountFen}), 0)`.mapWith(BigInt) })
    .from(balanceRefund)
    .where(and(eq(balanceRefund.outTradeNo, order.outTradeNo), eq(balanceRefund.status, returned)));
  const status = arrived?.sum === order.amountFen ? ORDER_STATUS.refunded : ORDER_STATUS.partlyRefunded;
  await tx.update(paymentOrder).set({ status }).where(eq(paymentOrder.outTradeNo, order.outTradeNo));
}

function sentence(row: RefundRow, end: RefundEnd): string {
  const what = `余额退款 ${formatMoney(fenOf(row.amountFen))}（退款单号 ${row.refundNo}）`;
  return end.to === returned ? `${what}已退回。` : `${what}未退成：${end.reason}。金额已转回余额。`;
}

/** Its channel has refused it, and the staff transfer it: it keeps the reason of the channel. */
export const wasLeftToStaff = ({ way, status, reason }: RefundRow): boolean =>
  way === BALANCE_REFUND_WAY.transfer && status !== rejected && reason !== '';

/** A closed account has no balance to come back to: what its channel refuses waits for the staff, who find the payer (decisions 137). */
async function leaveToStaff(tx: Tx, { refundNo, way }: RefundRow, reason: string): Promise<RefundOutcome> {
  if (way === BALANCE_REFUND_WAY.transfer) return 'ignored';
  await tx
    .update(balanceRefund)
    .set({ way: BALANCE_REFUND_WAY.transfer, reason })
    .where(eq(balanceRefund.refundNo, refundNo));
  return 'refused';
}

/**
 * Ends a refund once, however often and by whomever it is told of (trust B31). `ignored`: it could not be made and its account is closed, so that it
 * stays to be made.
 */
export async function endRefund(tx: Tx, end: RefundEnd, now: Date): Promise<RefundOutcome> {
  const row = await lockRefund(tx, end.refundNo);
  if (row.status !== processing) return 'repeated';
  const order = await lockOrder(tx, row.outTradeNo);
  const closed = await isClosed(tx, row.userId);
  if (closed && end.to === rejected) return leaveToStaff(tx, row, end.reason);
  await moveMoney(tx, row, order, end.to, now);
  await tx
    .update(balanceRefund)
    .set({
      status: end.to,
      endedAt: now,
      ...(end.to === returned ? { gatewayRefundNo: end.gatewayRefundNo } : { reason: end.reason }),
    })
    .where(eq(balanceRefund.refundNo, row.refundNo));
  await markOrder(tx, order, row, end.to);
  if (!closed)
    await remind(tx, {
      key: `balance-refund:${row.refundNo}`,
      userId: row.userId,
      subAccountId: null,
      event: NOTICE_EVENT.recharge,
      title: '余额退款',
      text: sentence(row, end),
      link: routes.balanceRefund.path,
      at: now,
    });
  return end.to === returned ? 'returned' : 'refused';
}

/** Brings a refund to what the gateway reports, asked or by notification. Throws NotificationRejected when the report does not fit it. */
export async function settleRefund(tx: Tx, report: RefundReport, now: Date): Promise<RefundOutcome> {
  const row = await lockRefund(tx, report.refundNo);
  if (wasLeftToStaff(row)) return 'repeated';
  if (row.way !== BALANCE_REFUND_WAY.channel) throw new NotificationRejected('该退款不经支付渠道');
  if (report.amountFen !== row.amountFen)
    throw new NotificationRejected(`金额不符：退款 ${row.amountFen} 分，通知 ${report.amountFen} 分`);
  const { refundNo, gatewayRefundNo } = report;
  if (report.state === 'returned') return endRefund(tx, { refundNo, to: returned, gatewayRefundNo }, now);
  if (report.state === 'refused') return endRefund(tx, { refundNo, to: rejected, reason: report.reason }, now);
  return 'ignored';
}
