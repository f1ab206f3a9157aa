import { BALANCE_REFUND_STATUS, BALANCE_REFUND_WAY } from '@compute-market/contract/enumerations';
import type { BalanceRefund } from '@compute-market/contract/entities/balance-refund';
import { nullableWireTime, wireTime, wireYuan } from '../../platform/wire';
import type { RefundRow } from './end';
import { payTypeOf } from './way';

const shownDigits = 4;

/** A refund with the channel of its order. */
export type ShownRefund = RefundRow & { readonly payType: number };

/** The customer knows the account by its last digits. */
const masked = (account: string): string => (account === '' ? '' : `**** ${account.slice(-shownDigits)}`);

export const wireRefund = (row: ShownRefund): BalanceRefund => ({
  RefundNo: String(row.refundNo),
  OutTradeNo: String(row.outTradeNo),
  PayType: payTypeOf(row),
  Way: Object.values(BALANCE_REFUND_WAY).find((known) => known === row.way) ?? BALANCE_REFUND_WAY.transfer,
  Amount: wireYuan(row.amountFen),
  Status:
    Object.values(BALANCE_REFUND_STATUS).find((known) => known === row.status) ?? BALANCE_REFUND_STATUS.processing,
  CreateTime: wireTime(row.createdAt),
  EndTime: nullableWireTime(row.endedAt),
  Reason: row.reason,
  BankAccount: masked(row.bankAccount),
});
