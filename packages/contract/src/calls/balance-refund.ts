import * as z from 'zod/mini';
import { defineCall } from '../define-call';
import { BALANCE_REFUND_STATUS } from '../enumerations';
import { smsCode } from '../entities/account-fields';
import { balanceRefund, balanceRefundable } from '../entities/balance-refund';
import { bankAccountNumber, bankName } from '../entities/bank-account';
import { money, payableMoney } from '../entities/money';
import { pageOf, pageRequest } from '../entities/page';
import { noFields } from '../entities/query';
import { filterText } from '../entities/text';

/** Extension (decisions 43): what of the balance can go back, by top-up, and why not the rest. */
export const getBalanceRefundable = defineCall({
  name: 'getBalanceRefundable',
  path: '/get_balance_refundable',
  extension: true,
  summary: '可退余额',
  roles: ['main'],
  idempotent: true,
  request: noFields,
  response: balanceRefundable,
});

/**
 * Extension (decisions 43): gives unspent money back, the newest top-up first; each makes a refund of its own. `code` was sent for the purpose
 * `balance_refund`. The bank fields are needed as soon as a part goes by transfer; `holder` is one of the verified names. `Money` is the balance after it.
 */
export const requestBalanceRefund = defineCall({
  name: 'requestBalanceRefund',
  path: '/request_balance_refund',
  extension: true,
  summary: '申请余额退款',
  roles: ['main'],
  intent: true,
  request: z.strictObject({
    amount: payableMoney,
    code: smsCode,
    holder: z.optional(filterText),
    bank_name: z.optional(bankName),
    bank_account: z.optional(bankAccountNumber),
  }),
  response: z.object({ Refunds: z.array(balanceRefund), Money: money }),
});

/** Extension (decisions 43): refunds asked for, newest first. */
export const getBalanceRefunds = defineCall({
  name: 'getBalanceRefunds',
  path: '/get_balance_refunds',
  extension: true,
  summary: '余额退款记录',
  roles: ['main'],
  idempotent: true,
  request: z.object({ ...pageRequest, status: z.optional(z.enum(BALANCE_REFUND_STATUS)) }),
  response: pageOf(balanceRefund),
});
