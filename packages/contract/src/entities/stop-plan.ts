import * as z from 'zod/mini';
import { idleStopHours } from '../rules/stop-plan';
import { nullableTimestamp } from './time';

/** When an instance is shut down by itself, or its billing stopped (decisions 108, 150, 159). What is null or false was not asked for. */
export const stopPlan = z.object({
  StopTime: nullableTimestamp,
  IdleHours: z.nullable(z.literal(idleStopHours)),
  BeforeMoneyEnds: z.boolean(),
  /** What is planned stops the billing by usage and keeps the disk (decisions 150); absent where the back end can only shut down. */
  StopBilling: z.optional(z.boolean()),
  /** Whether anybody tells how much its cards are used; where nobody does, hours without work cannot be told. Absent where the back end does not say. */
  GpuUseKnown: z.optional(z.boolean()),
  /** When that would be, as charges lie ahead now; null when the money lasts. */
  MoneyStopTime: nullableTimestamp,
});
export type StopPlan = z.infer<typeof stopPlan>;
