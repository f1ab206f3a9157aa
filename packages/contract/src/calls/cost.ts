import * as z from 'zod/mini';
import { defineCall } from '../define-call';
import { COST_TYPE } from '../enumerations';
import { bareMetalCost, costItem, dailyCost, instanceCost } from '../entities/cost-item';
import { instanceName, instanceOnly } from '../entities/instance';
import { money } from '../entities/money';
import { pageOf, pageRequest } from '../entities/page';
import { identifier } from '../entities/query';
import { timeRange } from '../entities/time';

export const getInstanceCost = defineCall({
  name: 'getInstanceCost',
  path: '/get_instance_cost_info',
  transport: 'main-json',
  summary: '单个实例的费用',
  idempotent: true,
  request: instanceOnly,
  response: instanceCost,
});

/** A sub-account sees its own spending. `SumAmount` and `DayList` cover everything the filter matches. */
export const getInstanceCosts = defineCall({
  name: 'getInstanceCosts',
  path: '/get_instance_cost_list',
  transport: 'main-json',
  summary: '实例费用明细',
  idempotent: true,
  request: z.object({
    ...pageRequest,
    ...timeRange,
    instance_name: z.optional(instanceName),
    cost_type: z.optional(z.enum(COST_TYPE)),
    sub_account_name: z.optional(z.string()),
  }),
  response: z.extend(pageOf(costItem), { SumAmount: money, DayList: z.array(dailyCost) }),
});

export const getBareMetalCosts = defineCall({
  name: 'getBareMetalCosts',
  path: '/get_bare_metal_cost_list',
  transport: 'main-json',
  summary: '裸金属费用明细',
  idempotent: true,
  request: z.object({ ...pageRequest, ...timeRange, id: z.optional(identifier) }),
  response: z.extend(pageOf(bareMetalCost), { SumAmount: money }),
});
