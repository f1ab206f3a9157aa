import * as z from 'zod/mini';
import { defineCall } from '../define-call';
import { DISPUTE_MAX_LENGTH } from '../constants';
import { INCOME_GROUP, SETTLEMENT_STATUS } from '../enumerations';
import { enteredPassword } from '../entities/account-fields';
import { bankAccountNumber, bankName } from '../entities/bank-account';
import { money, nonNegativeMoney } from '../entities/money';
import { pageOf, pageRequest } from '../entities/page';
import { machineIncome, payoutAccount, settlement, settlementLine } from '../entities/partner';
import { identifier, noFields } from '../entities/query';
import { filterText, severalLines } from '../entities/text';
import { calendarMonth, timestamp } from '../entities/time';

export const getSettlements = defineCall({
  name: 'getSettlements',
  path: '/get_settlements',
  summary: '合作结算单',
  roles: ['main'],
  idempotent: true,
  request: z.object({
    ...pageRequest,
    status: z.optional(z.enum(SETTLEMENT_STATUS)),
    month: z.optional(calendarMonth),
  }),
  response: pageOf(settlement),
});

/**
 * Incomes are gross, before the platform's fee. `SumIncome` covers everything the filter matches; the other sums are of all machines:
 * yesterday's, this month's, what no paid sheet covers yet, and what was paid out. The numbers say how the machines stand now.
 */
export const getMachineIncome = defineCall({
  name: 'getMachineIncome',
  path: '/get_partner_machine_income_v2',
  summary: '机器收益',
  roles: ['main'],
  idempotent: true,
  request: z.object({
    ...pageRequest,
    begin_time: timestamp,
    end_time: timestamp,
    host: z.optional(filterText),
    gpu_type: z.optional(filterText),
    group_by: z.optional(z.enum(INCOME_GROUP)),
  }),
  response: z.extend(pageOf(machineIncome), {
    SumIncome: nonNegativeMoney,
    YesterdayIncome: nonNegativeMoney,
    MonthIncome: nonNegativeMoney,
    UnsettledIncome: nonNegativeMoney,
    /** What is left of it after fees and refunds (ours, decisions 116). */
    UnsettledNet: z.optional(money),
    /** Of that, what finished sheets will pay that are not paid yet (ours, decisions 142). */
    SheetsNet: z.optional(money),
    SettledIncome: nonNegativeMoney,
    MachineNum: z.int(),
    OnlineNum: z.int(),
    GpuNum: z.int(),
    RentedGpuNum: z.int(),
  }),
});

/** The days and machines of one sheet, the newest day first (decisions 116). */
export const getSettlementLines = defineCall({
  name: 'getSettlementLines',
  path: '/get_settlement_lines',
  summary: '结算单明细',
  roles: ['main'],
  idempotent: true,
  extension: true,
  request: z.object({ ...pageRequest, settlement_id: identifier }),
  response: pageOf(settlementLine),
});

/** Agrees to a sheet that waits for it, or says what is wrong with it; `reason` is needed then. The answer is the sheet as it is now (decisions 116). */
export const answerSettlement = defineCall({
  name: 'answerSettlement',
  path: '/answer_settlement',
  summary: '确认结算单',
  roles: ['main'],
  extension: true,
  request: z.strictObject({
    settlement_id: identifier,
    agree: z.boolean(),
    reason: z.optional(
      z
        .string()
        .check(
          z.trim(),
          z.minLength(1, '请说明有异议的地方'),
          z.maxLength(DISPUTE_MAX_LENGTH, `最多${DISPUTE_MAX_LENGTH}个字`),
          severalLines,
        ),
    ),
  }),
  response: settlement,
});

/** Where the partner is paid to, null until it is told, and the names that such an account may be in: those it is verified as (decisions 116). */
export const getPayoutAccount = defineCall({
  name: 'getPayoutAccount',
  path: '/get_payout_account',
  summary: '收款账户',
  roles: ['main'],
  idempotent: true,
  extension: true,
  request: noFields,
  response: z.object({ Account: z.nullable(payoutAccount), Holders: z.array(z.string()) }),
});

/** Tells where to pay to; by the password of the account (decisions 116). */
export const setPayoutAccount = defineCall({
  name: 'setPayoutAccount',
  path: '/set_payout_account',
  summary: '设置收款账户',
  roles: ['main'],
  extension: true,
  request: z.strictObject({
    holder: filterText,
    bank_name: bankName,
    bank_account: bankAccountNumber,
    passwd: enteredPassword,
  }),
  response: z.object({ Account: payoutAccount }),
});
