import * as z from 'zod/mini';
import { defineCall } from '../define-call';
import { bill, billSummary } from '../entities/bill';
import { pageOf, pageRequest } from '../entities/page';
import { calendarMonth } from '../entities/time';

/** Extension (decisions 112): the months that are closed, the newest first; `Current` is the running one. */
export const getMonthlyBills = defineCall({
  name: 'getMonthlyBills',
  path: '/get_monthly_bills',
  summary: '月账单列表',
  roles: ['main'],
  idempotent: true,
  extension: true,
  request: z.object(pageRequest),
  response: z.extend(pageOf(billSummary), { Current: billSummary }),
});

/** Extension (decisions 112): one month; null where nothing moved in it, or where it is not yet closed or not yet begun. */
export const getMonthlyBill = defineCall({
  name: 'getMonthlyBill',
  path: '/get_monthly_bill',
  summary: '月账单',
  roles: ['main'],
  idempotent: true,
  extension: true,
  request: z.object({ month: calendarMonth }),
  response: z.nullable(bill),
});
