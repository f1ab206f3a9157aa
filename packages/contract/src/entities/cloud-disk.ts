import * as z from 'zod/mini';
import { nonNegativeMoney } from './money';
import { nullableTimestamp } from './time';

/** GB in use; unknown where a back end does not tell it (decisions 70). */
export const diskUse = z.number().check(z.nonnegative());

/** The cloud disk (SFTP). Sizes GB, `MonthPrice` yuan a GB a month. Before it is opened the sizes are 0 and the times null. */
export const cloudDisk = z.object({
  Opened: z.boolean(),
  TotalSize: z.int(),
  UsedSize: diskUse,
  Due_time: nullableTimestamp,
  /** Until when an expired disk keeps its data. */
  ReleaseTime: nullableTimestamp,
  MonthPrice: nonNegativeMoney,
  Host: z.string(),
  Port: z.int(),
  UserName: z.string(),
  Passwd: z.optional(z.string()),
  Step: z.int(),
  MaxSize: z.int(),
});
export type CloudDisk = z.infer<typeof cloudDisk>;
