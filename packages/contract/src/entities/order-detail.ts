import * as z from 'zod/mini';
import { INVOICE_STATUS } from '../enumerations';
import { balanceRefund } from './balance-refund';
import { money, nonNegativeMoney } from './money';
import { order } from './order';
import { nullableTimestamp, timestamp } from './time';

/** What an invoice, asked for or issued, holds of one top-up, yuan. `FileUrl` is empty until it is issued, and again once it is void. */
const orderInvoice = z.object({
  Id: z.int(),
  RecordNo: z.string(),
  Title: z.string(),
  Amount: nonNegativeMoney,
  Status: z.enum(INVOICE_STATUS),
  ApplyTime: timestamp,
  IssueTime: nullableTimestamp,
  FileUrl: z.string(),
});

/** Line of the statement that credited a top-up, yuan; `MoneyLeft` is the balance after it. */
const orderCredit = z.object({ Id: z.int(), CreateTime: timestamp, Amount: money, MoneyLeft: money });

/**
 * A top-up with everything that became of it (decisions 82), yuan. `Amount` of the order = spent or still there + refunded. `AbleAmount` can still
 * be invoiced, `RefundableAmount` can go back now. `ChannelNo` is the channel's own number, empty where there is none. `ReceiptUrl` is good
 * for an hour or two, and empty for what was never paid.
 */
export const orderDetail = z.object({
  Order: order,
  /** End of its code or of its transfer. */
  ExpireTime: timestamp,
  CloseTime: nullableTimestamp,
  ChannelNo: z.string(),
  Credit: z.nullable(orderCredit),
  Invoices: z.array(orderInvoice),
  Refunds: z.array(balanceRefund),
  AbleAmount: nonNegativeMoney,
  RefundableAmount: nonNegativeMoney,
  ReceiptUrl: z.string(),
});
export type OrderDetail = z.infer<typeof orderDetail>;
