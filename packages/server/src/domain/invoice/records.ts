import { getInvoiceableChanges, getInvoiceRecords } from '@compute-market/contract/calls/invoice';
import { INVOICE_STATUS, PAY_TYPE, PAY_TYPE_LABELS } from '@compute-market/contract/enumerations';
import { and, count, desc, eq, gte, isNotNull, lt, sql } from 'drizzle-orm';
import { invoiceRecord } from '../../db/schema/invoice';
import { ledgerTransaction } from '../../db/schema/ledger';
import { paymentOrder } from '../../db/schema/payment';
import { implementOwn } from '../../http/handler';
import { dateFromWire, nullableWireTime, spanEndFromWire, wireTime, wireYuan } from '../../platform/wire';
import { creditKeyIn, isOrderOfKey } from '../../payment/order-of-key';
import { fileLinkKey } from '../../storage/file-link';
import { pdfAddress } from '../../storage/pdf-files';
import { contentName } from './contents';
import { ableFen } from './share';
import { invoiceTypeOf, rowOfKind } from './titles';

type RecordRow = typeof invoiceRecord.$inferSelect;

/** Where the file of an invoice is fetched for an hour or two; empty until it is issued, and again once it is void. */
export const invoiceFileUrl = ({ fileToken, status }: RecordRow, key: string, now: Date): string =>
  fileToken === null || status !== INVOICE_STATUS.issued ? '' : pdfAddress('invoices', key, fileToken, now);

const wireRecord = (row: RecordRow, FileUrl: string) => ({
  Id: row.id,
  RecordNo: row.recordNo,
  Title: row.title,
  // What the tax office issued is told as it was.
  TaxNo: (row.paper === null ? rowOfKind(row) : row).taxNo,
  InvoiceType: invoiceTypeOf(row.invoiceType),
  Content: contentName(row.content),
  Amount: wireYuan(row.amountFen),
  Status: Object.values(INVOICE_STATUS).find((known) => known === row.status) ?? INVOICE_STATUS.reviewing,
  ApplyTime: wireTime(row.appliedAt),
  IssueTime: nullableWireTime(row.issuedAt),
  FileUrl,
  Email: row.email,
  RejectReason: row.rejectReason,
  Remark: row.remark,
  CanWithdraw: row.status === INVOICE_STATUS.reviewing,
});

/** Invoices asked for, newest first. Both ends of the span belong to it. */
export const listRecords = implementOwn(getInvoiceRecords, async (tx, input, { actor, services }) => {
  const condition = and(
    eq(invoiceRecord.userId, actor.userId),
    input.status === undefined ? undefined : eq(invoiceRecord.status, input.status),
    input.begin_time === undefined ? undefined : gte(invoiceRecord.appliedAt, dateFromWire(input.begin_time)),
    input.end_time === undefined ? undefined : lt(invoiceRecord.appliedAt, spanEndFromWire(input.end_time)),
  );
  const found = await tx
    .select()
    .from(invoiceRecord)
    .where(condition)
    .orderBy(desc(invoiceRecord.id))
    .limit(input.page_size)
    .offset((input.page - 1) * input.page_size);
  const key = await fileLinkKey(tx);
  const now = services.clock.now();
  return {
    data: found.map((row) => wireRecord(row, invoiceFileUrl(row, key, now))),
    total: await tx.$count(invoiceRecord, condition),
    page: input.page,
    page_size: input.page_size,
  };
});

const channel = (payType: number): string =>
  PAY_TYPE_LABELS[Object.values(PAY_TYPE).find((known) => known === payType) ?? PAY_TYPE.corporateTransfer];

/** Top-ups that were paid, newest first, and what is left of each. */
export const listChanges = implementOwn(getInvoiceableChanges, async (tx, input, { actor }) => {
  const isTopUp = and(
    eq(ledgerTransaction.userId, actor.userId),
    // As words of the statement, so that the index of credits is known to hold them.
    sql`${ledgerTransaction.kind} = 'topUp'`,
    input.begin_time === undefined ? undefined : gte(ledgerTransaction.createdAt, dateFromWire(input.begin_time)),
    input.end_time === undefined ? undefined : lt(ledgerTransaction.createdAt, spanEndFromWire(input.end_time)),
  );
  const isPaid = and(eq(paymentOrder.userId, actor.userId), isNotNull(paymentOrder.paidAt));
  // Beside the numbers of the orders, both of which an index holds; to look for each by its number is what takes the time of a page.
  const [counted] = await tx
    .select({ total: count() })
    .from(ledgerTransaction)
    .innerJoin(paymentOrder, and(isPaid, eq(ledgerTransaction.key, creditKeyIn(paymentOrder.outTradeNo))))
    .where(isTopUp);
  // Movement by movement, the newest first, until the page is full: joined freely, the database looks for the movements of all orders.
  const order = tx
    .select({
      outTradeNo: paymentOrder.outTradeNo,
      payType: paymentOrder.payType,
      amountFen: paymentOrder.amountFen,
      invoicedFen: paymentOrder.invoicedFen,
      ableFen: ableFen.as('able_fen'),
      remark: paymentOrder.remark,
    })
    .from(paymentOrder)
    .where(and(isPaid, isOrderOfKey(ledgerTransaction.key)))
    .limit(1)
    .as('credited_order');
  // Of the movements no more than the index of credits holds, so that it is what is read.
  const shown = tx
    .select({
      id: ledgerTransaction.id,
      outTradeNo: order.outTradeNo,
      payType: order.payType,
      amountFen: order.amountFen,
      invoicedFen: order.invoicedFen,
      ableFen: order.ableFen,
      remark: order.remark,
    })
    .from(ledgerTransaction)
    .crossJoinLateral(order)
    .where(isTopUp)
    .orderBy(desc(ledgerTransaction.id))
    .limit(input.page_size)
    .offset((input.page - 1) * input.page_size)
    .as('shown');
  const found = await tx
    .select({
      id: shown.id,
      createdAt: ledgerTransaction.createdAt,
      cashAfterFen: ledgerTransaction.cashAfterFen,
      outTradeNo: shown.outTradeNo,
      payType: shown.payType,
      amountFen: shown.amountFen,
      invoicedFen: shown.invoicedFen,
      ableFen: shown.ableFen,
      remark: shown.remark,
    })
    .from(shown)
    .innerJoin(ledgerTransaction, eq(ledgerTransaction.id, shown.id))
    .orderBy(desc(shown.id));
  const data = found.map((topUp) => ({
    Id: topUp.id,
    CreateTime: wireTime(topUp.createdAt),
    Source: channel(topUp.payType),
    OutTradeNo: String(topUp.outTradeNo),
    Amount: wireYuan(topUp.amountFen),
    AbleAmount: wireYuan(topUp.ableFen),
    InvoicedAmount: wireYuan(topUp.invoicedFen),
    BalanceAfter: wireYuan(topUp.cashAfterFen),
    Remark: topUp.remark,
  }));
  return { data, total: counted?.total ?? 0, page: input.page, page_size: input.page_size };
});
