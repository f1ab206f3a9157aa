import * as z from 'zod/mini';
import { INVOICE_STATUS, INVOICE_TITLE_TYPE, INVOICE_TYPE } from '../enumerations';
import { money, nonNegativeMoney } from './money';
import { nullableTimestamp, timestamp } from './time';

/** Whom an invoice is made out to (抬头). */
export const invoiceTitle = z.object({
  Id: z.int(),
  Title: z.string(),
  TitleType: z.enum(INVOICE_TITLE_TYPE),
  TaxNo: z.string(),
  InvoiceType: z.enum(INVOICE_TYPE),
  Address: z.string(),
  Tel: z.string(),
  BankName: z.string(),
  BankAccount: z.string(),
  Email: z.string(),
  IsDefault: z.boolean(),
});
export type InvoiceTitle = z.infer<typeof invoiceTitle>;

/** An invoice asked for. `FileUrl` is empty until it is issued, `RejectReason` unless it was refused or voided. */
export const invoiceRecord = z.object({
  Id: z.int(),
  RecordNo: z.string(),
  Title: z.string(),
  TaxNo: z.string(),
  InvoiceType: z.enum(INVOICE_TYPE),
  Content: z.string(),
  Amount: nonNegativeMoney,
  Status: z.enum(INVOICE_STATUS),
  ApplyTime: timestamp,
  IssueTime: nullableTimestamp,
  FileUrl: z.string(),
  Email: z.string(),
  RejectReason: z.string(),
  Remark: z.string(),
  /** Ours: whether its applicant can still withdraw it (decisions 140). Absent where a back end knows no way. */
  CanWithdraw: z.optional(z.boolean()),
});
export type InvoiceRecord = z.infer<typeof invoiceRecord>;

/**
 * What may be invoiced and why not, yuan: `AbleMoney` = recharge − invoiced − pending − refunds − gifts − what support took back of what was topped up
 * (`TakenBackMoney`, ours, decisions 232). `TotalRecharge` is all that came into the balance, gifts too. `Route` leads to where a condition can be met. `Subjects` is whom the account is verified as: titles name one of them.
 */
export const invoiceConditions = z.object({
  AbleMoney: nonNegativeMoney,
  TotalRecharge: nonNegativeMoney,
  InvoicedMoney: nonNegativeMoney,
  RefundMoney: nonNegativeMoney,
  GiftMoney: nonNegativeMoney,
  TakenBackMoney: z.optional(nonNegativeMoney),
  PendingMoney: nonNegativeMoney,
  MinMoney: nonNegativeMoney,
  CanSpecial: z.boolean(),
  Contents: z.array(z.object({ Key: z.string(), Name: z.string() })),
  Subjects: z.array(z.object({ TitleType: z.enum(INVOICE_TITLE_TYPE), Name: z.string() })),
  Conditions: z.array(z.object({ Key: z.string(), Passed: z.boolean(), Reason: z.string(), Route: z.string() })),
});
export type InvoiceConditions = z.infer<typeof invoiceConditions>;

/** A top-up and how much of it has been invoiced. */
export const invoiceableChange = z.object({
  Id: z.int(),
  CreateTime: timestamp,
  Source: z.string(),
  OutTradeNo: z.string(),
  Amount: money,
  AbleAmount: nonNegativeMoney,
  InvoicedAmount: nonNegativeMoney,
  BalanceAfter: money,
  Remark: z.string(),
});
export type InvoiceableChange = z.infer<typeof invoiceableChange>;
