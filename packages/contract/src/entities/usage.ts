import * as z from 'zod/mini';
import { nonNegativeMoney } from './money';
import { timestamp } from './time';

/** A figure of what an instance uses; null is unknown, never 0 (decisions 70). */
const figure = z.nullable(z.number());

/** What an instance used from `Time` on, on average: use of its cards and processor in %, °C of its hottest card, GB, Mbps. */
export const usagePoint = z.object({
  Time: timestamp,
  GpuUse: figure,
  GpuMemory: figure,
  GpuTemperature: figure,
  CpuUse: figure,
  Memory: figure,
  Disk: figure,
  NetIn: figure,
  NetOut: figure,
});
export type UsagePoint = z.infer<typeof usagePoint>;

/** For how long up to now the cards did nearly nothing, s, and what that time was paid with, yuan. */
export const idleTime = z.object({ Seconds: z.int(), Amount: nonNegativeMoney });
export type IdleTime = z.infer<typeof idleTime>;

/** How much of its cards an instance used, %, from the oldest to the newest, `Step` seconds each; null is unknown. */
export const cardCourse = z.object({ Container_name: z.string(), GpuUse: z.array(figure) });
export type CardCourse = z.infer<typeof cardCourse>;

/** Usage over a span, in order of time, `Step` seconds apart; a point that nobody took is missing. */
export const instanceUsage = z.object({
  BeginTime: timestamp,
  EndTime: timestamp,
  Step: z.int(),
  Points: z.array(usagePoint),
  Idle: z.nullable(idleTime),
});
export type InstanceUsage = z.infer<typeof instanceUsage>;
