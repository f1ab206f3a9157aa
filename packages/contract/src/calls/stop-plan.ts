import * as z from 'zod/mini';
import { defineCall } from '../define-call';
import { instanceName, instanceOnly } from '../entities/instance';
import { stopPlan } from '../entities/stop-plan';
import { nullableTimestamp } from '../entities/time';
import { idleStopHours } from '../rules/stop-plan';

/** Extension (decisions 108): when a virtual machine is shut down by itself, or the billing by usage of it or of a container stopped. */
export const getStopPlan = defineCall({
  name: 'getStopPlan',
  path: '/instance/get_stop_plan',
  summary: '自动关机设置',
  idempotent: true,
  extension: true,
  request: instanceOnly,
  response: stopPlan,
});

/** Extension (decisions 108): replaces the whole plan; null and false take a wish back. Prepaid time runs on while it is shut down. */
export const setStopPlan = defineCall({
  name: 'setStopPlan',
  path: '/instance/set_stop_plan',
  summary: '设置自动关机',
  extension: true,
  request: z.strictObject({
    instance_name: instanceName,
    stop_time: nullableTimestamp,
    idle_hours: z.nullable(z.literal(idleStopHours)),
    before_money_ends: z.boolean(),
    /** By usage only: what ends then is the billing, with the disk kept (decisions 150). */
    stop_billing: z.optional(z.boolean()),
  }),
  response: stopPlan,
});
