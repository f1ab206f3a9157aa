import * as z from 'zod/mini';
import { defineCall } from '../define-call';
import { COST_TYPE, EXPENSE_GROUP } from '../enumerations';
import {
  bareMetalCost,
  costItem,
  dailyCost,
  expenseGroups,
  expenseSummary,
  instanceCost,
  runway,
} from '../entities/cost-item';
import { foldRequest } from '../entities/fold';
import { instanceName, instanceOnly } from '../entities/instance';
import { amountRange, money } from '../entities/money';
import { pageOf, pageRequest } from '../entities/page';
import { identifier, noFields } from '../entities/query';
import { filterText } from '../entities/text';
import { calendarMonth, timeRange } from '../entities/time';
import { INSTANCE_PRODUCT } from '../rules/bill';

export const getInstanceCost = defineCall({
  name: 'getInstanceCost',
  path: '/get_instance_cost_info',
  summary: '单个实例的费用',
  idempotent: true,
  request: instanceOnly,
  response: instanceCost,
});

/** A sub-account sees its own spending. `SumAmount` and `DayList` cover everything the filter matches. */
export const getInstanceCosts = defineCall({
  name: 'getInstanceCosts',
  path: '/get_instance_cost_list',
  summary: '实例费用明细',
  idempotent: true,
  request: z.object({
    ...pageRequest,
    ...timeRange,
    ...amountRange,
    ...foldRequest,
    instance_name: z.optional(instanceName),
    /** Words of an instance's note or name. */
    keyword: z.optional(filterText),
    cost_type: z.optional(z.enum(COST_TYPE)),
    /** Extension (decisions 112): the product of a monthly bill that it belongs to. */
    product: z.optional(z.enum(INSTANCE_PRODUCT)),
    sub_account_name: z.optional(filterText),
    /** Extension (decisions 113): the project that the instance is in now. */
    project: z.optional(filterText),
  }),
  response: z.extend(pageOf(costItem), { SumAmount: money, DayList: z.array(dailyCost) }),
});

export const getBareMetalCosts = defineCall({
  name: 'getBareMetalCosts',
  path: '/get_bare_metal_cost_list',
  summary: '裸金属费用明细',
  idempotent: true,
  request: z.object({ ...pageRequest, ...timeRange, ...amountRange, id: z.optional(identifier) }),
  response: z.extend(pageOf(bareMetalCost), { SumAmount: money }),
});

/** Extension (screens B18): one Beijing month in figures, this month when none is named, and its days, or those of the range when there is one. A sub-account sees its own spending. */
export const getExpenseSummary = defineCall({
  name: 'getExpenseSummary',
  path: '/get_expense_summary',
  summary: '月度消费汇总与预测',
  idempotent: true,
  extension: true,
  request: z.object({ month: z.optional(calendarMonth), ...timeRange }),
  response: expenseSummary,
});

/** Extension (decisions 83): the days of a range, this month until today without one, in groups beside the period before. A sub-account sees its own spending. */
export const getExpenseGroups = defineCall({
  name: 'getExpenseGroups',
  path: '/get_expense_groups',
  summary: '消费分组与对比',
  idempotent: true,
  extension: true,
  request: z.object({ group: z.enum(EXPENSE_GROUP), ...timeRange }),
  response: expenseGroups,
});

/** Extension (screens B8): how long the money lasts, and what it is spent on. A sub-account is told of its limit and of its own charges, never of the purse's sums. */
export const getRunway = defineCall({
  name: 'getRunway',
  path: '/get_balance_runway',
  summary: '余额可维持时间',
  idempotent: true,
  extension: true,
  request: noFields,
  response: runway,
});
