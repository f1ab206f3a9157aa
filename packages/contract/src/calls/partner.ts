import * as z from 'zod/mini';
import { defineCall } from '../define-call';
import { INCOME_GROUP, SETTLEMENT_STATUS } from '../enumerations';
import { nonNegativeMoney } from '../entities/money';
import { pageOf, pageRequest } from '../entities/page';
import { machineIncome, settlement } from '../entities/partner';
import { filterText } from '../entities/text';
import { calendarMonth, timestamp } from '../entities/time';

export const getSettlements = defineCall({
  name: 'getSettlements',
  path: '/get_settlements',
  transport: 'main-json',
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
  transport: 'main-json',
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
    SettledIncome: nonNegativeMoney,
    MachineNum: z.int(),
    OnlineNum: z.int(),
    GpuNum: z.int(),
    RentedGpuNum: z.int(),
  }),
});
