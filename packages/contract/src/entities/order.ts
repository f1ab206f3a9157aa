import * as z from 'zod/mini';
import { BALANCE_CHANGE_TYPE, ORDER_STATUS, PAY_TYPE, RELATION_TYPE } from '../enumerations';
import { OUT_TRADE_NO_MAX_DIGITS } from '../constants';
import { foldedLine } from './fold';
import { money, nonNegativeMoney } from './money';
import { nullableTimestamp, timestamp } from './time';

const wrongNumber = '订单号不正确';
const tradeNumberText = z
  .string()
  .check(z.regex(new RegExp(`^[1-9]\\d{0,${OUT_TRADE_NO_MAX_DIGITS - 1}}$`), wrongNumber));

/** Number of a top-up order in an answer: digits, at most 15 of them (decisions 10). */
export const outTradeNo = tradeNumberText;
/** The same in a request: `/get_qrcode` sends it as a number, others as given (product §7; screens G12). Handlers receive the digits. */
export const outTradeNoInput = z.pipe(
  z.union([tradeNumberText, z.int().check(z.minimum(1), z.maximum(10 ** OUT_TRADE_NO_MAX_DIGITS - 1))], wrongNumber),
  z.transform(String),
);

/** A top-up order (充值记录). */
export const order = z.object({
  OutTradeNo: outTradeNo,
  Amount: nonNegativeMoney,
  PayType: z.enum(PAY_TYPE),
  Status: z.enum(ORDER_STATUS),
  /** Closed because the payer said no, before its time was over. Ours: absent where it is not known. */
  Cancelled: z.optional(z.boolean()),
  OrderTime: timestamp,
  PayTime: nullableTimestamp,
  InvoiceAble: z.boolean(),
  RefundAmount: nonNegativeMoney,
  Remark: z.string(),
});
export type Order = z.infer<typeof order>;

/** One move of the wallet: what changed, and what was left after it. */
export const balanceChange = z.object({
  Id: z.int(),
  CreateTime: timestamp,
  Type: z.enum(BALANCE_CHANGE_TYPE),
  DiffMoney: money,
  DiffPower: money,
  MoneyLeft: money,
  PowerLeft: nonNegativeMoney,
  CreditLeft: nonNegativeMoney,
  Remark: z.string(),
  DataFrom: z.string(),
  RelationType: z.enum(RELATION_TYPE),
  RelationId: z.string(),
  SubAccountName: z.string(),
  ...foldedLine,
});
export type BalanceChange = z.infer<typeof balanceChange>;
