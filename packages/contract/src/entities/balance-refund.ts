import * as z from 'zod/mini';
import { BALANCE_REFUND_STATUS, BALANCE_REFUND_WAY, PAY_TYPE } from '../enumerations';
import { money, nonNegativeMoney } from './money';
import { outTradeNo } from './order';
import { nullableTimestamp, timestamp } from './time';

/**
 * A top-up with something unspent, yuan. `Amount` = spent + refunded (or on its way) + `Unspent`; `InvoicedAmount` is what of the unspent an
 * invoice holds, `Refundable` the rest. `Until` is the last second its channel takes it back; null for a channel that takes none.
 */
export const refundableTopUp = z.object({
  OutTradeNo: outTradeNo,
  PayType: z.enum(PAY_TYPE),
  PayTime: timestamp,
  Amount: nonNegativeMoney,
  SpentAmount: nonNegativeMoney,
  RefundAmount: nonNegativeMoney,
  InvoicedAmount: nonNegativeMoney,
  Refundable: nonNegativeMoney,
  Way: z.enum(BALANCE_REFUND_WAY),
  Until: nullableTimestamp,
});
export type RefundableTopUp = z.infer<typeof refundableTopUp>;

/**
 * What of the balance can go back, yuan: `Balance` = `Refundable` + `InvoicedMoney` + `GiftMoney` when it is not below 0. `TopUps` are newest first, the
 * order a refund takes them in. `Holders` is whom a transfer may go to: whom the account is verified as.
 */
export const balanceRefundable = z.object({
  Balance: money,
  Refundable: nonNegativeMoney,
  InvoicedMoney: nonNegativeMoney,
  GiftMoney: nonNegativeMoney,
  VoucherMoney: nonNegativeMoney,
  PendingMoney: nonNegativeMoney,
  TopUps: z.array(refundableTopUp),
  Holders: z.array(z.string()),
});
export type BalanceRefundable = z.infer<typeof balanceRefundable>;

/** One top-up, or a part of it, on its way back. `BankAccount` shows its last four digits, and is empty where the money went back through its channel. */
export const balanceRefund = z.object({
  RefundNo: outTradeNo,
  OutTradeNo: outTradeNo,
  PayType: z.enum(PAY_TYPE),
  Way: z.enum(BALANCE_REFUND_WAY),
  Amount: nonNegativeMoney,
  Status: z.enum(BALANCE_REFUND_STATUS),
  CreateTime: timestamp,
  EndTime: nullableTimestamp,
  Reason: z.string(),
  BankAccount: z.string(),
});
export type BalanceRefund = z.infer<typeof balanceRefund>;
