import { getOrderDetail } from '@compute-market/contract/calls/payment';
import type { OrderDetail } from '@compute-market/contract/entities/order-detail';
import { INVOICE_STATUS } from '@compute-market/contract/enumerations';
import { fen, yuanFromFen } from '@compute-market/contract/rules/money';
import { and, asc, eq } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { invoiceRecord, invoiceShare } from '../../db/schema/invoice';
import { ledgerTransaction } from '../../db/schema/ledger';
import { balanceRefund } from '../../db/schema/payment';
import { implementOwn } from '../../http/handler';
import { creditKeyOf } from '../../payment/order-of-key';
import { nullableWireTime, wireTime, wireYuan } from '../../platform/wire';
import { fileLinkKey } from '../../storage/file-link';
import { pdfAddress } from '../../storage/pdf-files';
import { balanceParts } from '../balance-refund/unspent';
import { wireRefund } from '../balance-refund/wire';
import { invoiceFileUrl } from '../invoice/records';
import { lookUpOwnOrder, type PaymentOrder } from '../payment/order-state';
import { wireOrder } from './order-wire';

/** The line of the statement that credited it; there is one at most. */
async function creditOf(tx: Tx, { outTradeNo, amountFen }: PaymentOrder): Promise<OrderDetail['Credit']> {
  const [found] = await tx
    .select()
    .from(ledgerTransaction)
    .where(eq(ledgerTransaction.key, creditKeyOf(outTradeNo)));
  if (found === undefined) return null;
  return {
    Id: found.id,
    CreateTime: wireTime(found.createdAt),
    Amount: wireYuan(amountFen),
    MoneyLeft: wireYuan(found.cashAfterFen),
  };
}

/** Invoices that name it, the first asked for first, with what each holds of it. */
async function invoicesOf(tx: Tx, order: PaymentOrder, key: string, now: Date): Promise<OrderDetail['Invoices']> {
  const found = await tx
    .select({ record: invoiceRecord, amountFen: invoiceShare.amountFen })
    .from(invoiceShare)
    .innerJoin(invoiceRecord, eq(invoiceRecord.id, invoiceShare.recordId))
    .where(and(eq(invoiceShare.outTradeNo, order.outTradeNo), eq(invoiceRecord.userId, order.userId)))
    .orderBy(asc(invoiceRecord.id));
  return found.map(({ record, amountFen }) => ({
    Id: record.id,
    RecordNo: record.recordNo,
    Title: record.title,
    Amount: wireYuan(amountFen),
    Status: Object.values(INVOICE_STATUS).find((known) => known === record.status) ?? INVOICE_STATUS.reviewing,
    ApplyTime: wireTime(record.appliedAt),
    IssueTime: nullableWireTime(record.issuedAt),
    FileUrl: invoiceFileUrl(record, key, now),
  }));
}

async function refundsOf(tx: Tx, { outTradeNo, payType }: PaymentOrder): Promise<OrderDetail['Refunds']> {
  const found = await tx
    .select()
    .from(balanceRefund)
    .where(eq(balanceRefund.outTradeNo, outTradeNo))
    .orderBy(asc(balanceRefund.createdAt), asc(balanceRefund.refundNo));
  return found.map((row) => wireRefund({ ...row, payType }));
}

/** One top-up and what became of it: credited, invoiced, gone back (decisions 82). */
export const orderDetailCall = implementOwn(
  getOrderDetail,
  async (tx, { out_trade_no }, { actor: { userId }, services }) => {
    const now = services.clock.now();
    const order = await lookUpOwnOrder(tx, userId, out_trade_no);
    if (order === undefined) return { Detail: null };
    const key = await fileLinkKey(tx);
    const unspent = (await balanceParts(tx, userId)).topUps.find(
      (topUp) => topUp.order.outTradeNo === order.outTradeNo,
    );
    const isPaid = order.paidAt !== null;
    const Detail = {
      Order: wireOrder(order, now),
      ExpireTime: wireTime(order.expiresAt),
      CloseTime: nullableWireTime(order.closedAt),
      ChannelNo: order.gatewayTradeNo ?? '',
      Credit: await creditOf(tx, order),
      Invoices: await invoicesOf(tx, order, key, now),
      Refunds: await refundsOf(tx, order),
      AbleAmount: isPaid ? wireYuan(order.amountFen - order.refundedFen - order.invoicedFen) : 0,
      RefundableAmount: yuanFromFen(unspent?.refundableFen ?? fen(0)),
      ReceiptUrl: isPaid ? pdfAddress('receipts', key, String(order.outTradeNo), now) : '',
    };
    return { Detail };
  },
);
