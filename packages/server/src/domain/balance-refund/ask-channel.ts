import { BALANCE_REFUND_STATUS, BALANCE_REFUND_WAY, PAY_TYPE } from '@compute-market/contract/enumerations';
import { hourMs, minuteMs } from '@compute-market/contract/rules/time-units';
import { eq, getTableColumns } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { balanceRefund, paymentOrder } from '../../db/schema/payment';
import { defineOutsideJob, enqueue } from '../../jobs/job';
import { areBooksCoherent } from '../../ledger/nightly-audit';
import { NotificationRejected, type RefundReport } from '../../payment/gateway';
import { settleRefund, type RefundRow } from './end';

interface Payload {
  readonly refundNo: number;
  /** ISO. */
  readonly createdAt: string;
}

const jobName = 'balance-refund.ask';

/** How soon to ask again: as long as it has been under way, at least a minute and at most an hour. */
const nextRound = ({ createdAt }: Payload, now: Date): Date =>
  new Date(now.getTime() + Math.min(hourMs, Math.max(minuteMs, now.getTime() - Date.parse(createdAt))));

/** Asks the channel to give a payment back, and how far it is until it has answered; a crash in between asks for the same refund again. While the books have a difference nothing leaves. */
export const askChannel = defineOutsideJob<Payload, RefundReport | 'held' | null>(
  jobName,
  {
    async outside({ refundNo }, { database, gateway }) {
      if (!(await database.transaction(areBooksCoherent))) return 'held';
      const [row] = await database.transaction((tx) =>
        tx
          .select({ refund: getTableColumns(balanceRefund), order: getTableColumns(paymentOrder) })
          .from(balanceRefund)
          .innerJoin(paymentOrder, eq(paymentOrder.outTradeNo, balanceRefund.outTradeNo))
          .where(eq(balanceRefund.refundNo, refundNo)),
      );
      if (row?.refund.status !== BALANCE_REFUND_STATUS.processing) return null;
      const { refund, order } = row;
      return gateway.refund({
        refundNo,
        outTradeNo: order.outTradeNo,
        channel: order.payType === PAY_TYPE.wechat ? 'wechat' : 'alipay',
        amountFen: refund.amountFen,
        totalFen: order.amountFen,
      });
    },
    async work(tx, payload, report, { clock, logger }) {
      const now = clock.now();
      if (report === null) return;
      if (report === 'held') return { again: nextRound(payload, now) };
      try {
        if ((await settleRefund(tx, report, now)) !== 'ignored') return;
      } catch (error) {
        if (!(error instanceof NotificationRejected)) throw error;
        logger.error({ refundNo: payload.refundNo, reason: error.message }, 'the gateway reports another refund');
      }
      return { again: nextRound(payload, now) };
    },
  },
  { lane: 'payments' },
);

/** A refund that a channel is to make leaves after the commit; one by transfer waits for the staff. */
export async function sendRefund(tx: Tx, { refundNo, way, createdAt }: RefundRow): Promise<void> {
  if (way !== BALANCE_REFUND_WAY.channel) return;
  const payload: Payload = { refundNo, createdAt: createdAt.toISOString() };
  await enqueue(tx, { kind: jobName, payload, runAt: createdAt, key: `${jobName}:${refundNo}` });
}
