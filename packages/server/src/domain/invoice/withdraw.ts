import { withdrawInvoice } from '@compute-market/contract/calls/invoice';
import { INVOICE_STATUS } from '@compute-market/contract/enumerations';
import { and, eq } from 'drizzle-orm';
import { invoiceRecord } from '../../db/schema/invoice';
import { implementOwn } from '../../http/handler';
import { Refusal } from '../../http/refusal';
import { giveBackShares } from './share';

/** Takes a request back, once, while it waits for its review; who comes later than the staff is told so (decisions 140). */
export const withdraw = implementOwn(withdrawInvoice, async (tx, { record_id }, { actor }) => {
  const mine = and(eq(invoiceRecord.id, record_id), eq(invoiceRecord.userId, actor.userId));
  const withdrawn = await tx
    .update(invoiceRecord)
    .set({ status: INVOICE_STATUS.rejected, rejectReason: '申请人已撤回' })
    .where(and(mine, eq(invoiceRecord.status, INVOICE_STATUS.reviewing)))
    .returning({ id: invoiceRecord.id });
  if (withdrawn.length > 0) {
    await giveBackShares(tx, record_id);
    return null;
  }
  if ((await tx.$count(invoiceRecord, mine)) === 0)
    throw new Refusal('NOT_FOUND', { reason: '开票申请不存在，请刷新后重试' });
  throw new Refusal('STATE_CONFLICT', { reason: '该申请已开始开具或已有结果，不能撤回，请刷新后查看' });
});
