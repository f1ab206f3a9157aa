import { BALANCE_REFUND_STATUS, BALANCE_REFUND_WAY } from '@compute-market/contract/enumerations';
import { desc, eq, getTableColumns } from 'drizzle-orm';
import type { Tx } from '../db/database';
import { users } from '../db/schema/account';
import { balanceRefund, paymentOrder } from '../db/schema/payment';
import type { Services } from '../http/handler';
import { receiveRefundNotification } from '../payment/notify';
import type { SandboxGateway } from '../payment/sandbox-gateway';
import { endTransferRefund } from '../staff/refunds';
import type { Fields } from './request';

const shownRefunds = 20;
const longestReason = 100;
const noReason = { channel: '原支付账户已注销', transfer: '收款账户信息有误' } as const;

export interface RefundDeskRow {
  readonly refund: typeof balanceRefund.$inferSelect;
  readonly payType: number;
  readonly userName: string;
}

/** Refunds, newest first. */
export const findRefunds = (tx: Tx): Promise<RefundDeskRow[]> =>
  tx
    .select({ refund: getTableColumns(balanceRefund), payType: paymentOrder.payType, userName: users.name })
    .from(balanceRefund)
    .innerJoin(paymentOrder, eq(paymentOrder.outTradeNo, balanceRefund.outTradeNo))
    .innerJoin(users, eq(users.id, balanceRefund.userId))
    .orderBy(desc(balanceRefund.createdAt), desc(balanceRefund.refundNo))
    .limit(shownRefunds);

/** return: the money arrives. refuse: it does not. notify: the gateway says once more what it decided. */
export const refundActions = ['return', 'refuse', 'notify'] as const;
export type RefundAction = (typeof refundActions)[number];

/** The gateway decides, once it was asked, and says so the way a real one would: as signed bytes. */
async function decideChannel(
  services: Services,
  { refunds }: SandboxGateway,
  refundNo: number,
  action: RefundAction,
  reason: string,
): Promise<void> {
  if (action !== 'notify')
    await refunds.decide(
      refundNo,
      action === 'return' ? 'returned' : 'refused',
      action === 'return' ? '' : reason || noReason.channel,
    );
  const notification = await refunds.signedNotification(refundNo);
  if (notification !== null) await receiveRefundNotification(services, notification.headers, notification.body);
}

/** What happens to a refund outside of the product; a stale form does nothing. */
export async function decideRefund(
  services: Services,
  gateway: SandboxGateway,
  refundNo: number,
  action: RefundAction,
  reason = '',
): Promise<void> {
  const [row] = await services.database.transaction((tx) =>
    tx.select({ way: balanceRefund.way }).from(balanceRefund).where(eq(balanceRefund.refundNo, refundNo)),
  );
  if (row?.way === BALANCE_REFUND_WAY.channel) return decideChannel(services, gateway, refundNo, action, reason);
  if (row === undefined || action === 'notify') return;
  await endTransferRefund(
    services,
    action === 'return'
      ? { refundNo, to: BALANCE_REFUND_STATUS.returned, gatewayRefundNo: null }
      : { refundNo, to: BALANCE_REFUND_STATUS.rejected, reason: reason || noReason.transfer },
  );
}

/** The same from the page. */
export async function decideRefundForm(services: Services, gateway: SandboxGateway, fields: Fields): Promise<void> {
  const action = refundActions.find((known) => known === fields.get('action'));
  const refundNo = Number(fields.get('refund_no'));
  if (action === undefined || !Number.isSafeInteger(refundNo)) return;
  await decideRefund(services, gateway, refundNo, action, (fields.get('reason') ?? '').trim().slice(0, longestReason));
}
