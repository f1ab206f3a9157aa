import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { balanceRefund, paymentOrder } from '../../db/schema/payment';
import type { Services } from '../../http/handler';
import { nextTradeNumber } from '../../payment/trade-number';
import { sendRefund } from './ask-channel';
import type { RefundRow } from './end';

type NewRefund = Pick<typeof balanceRefund.$inferInsert, 'outTradeNo' | 'userId' | 'amountFen' | 'way'> &
  Partial<Pick<RefundRow, 'holder' | 'bankName' | 'bankAccount'>>;

/** Takes a part of a top-up and sends it on its way. The caller sets its money aside in the books, and holds the order. */
export async function writeRefund(
  tx: Tx,
  refund: NewRefund,
  services: Pick<Services, 'clock' | 'ids'>,
): Promise<RefundRow> {
  await tx
    .update(paymentOrder)
    .set({ refundedFen: sql`${paymentOrder.refundedFen} + ${refund.amountFen}` })
    .where(eq(paymentOrder.outTradeNo, refund.outTradeNo));
  const [row] = await tx
    .insert(balanceRefund)
    .values({ ...refund, refundNo: await nextTradeNumber(tx, services), createdAt: services.clock.now() })
    .returning();
  if (row === undefined) throw new Error(`refund of ${refund.outTradeNo} was not written`);
  await sendRefund(tx, row);
  return row;
}
