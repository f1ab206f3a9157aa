import * as z from 'zod/mini';
import { NOTICE_TYPE } from '../enumerations';
import { nullableTimestamp, timestamp } from './time';

/** A line of the notice list; `Original` is its summary (product §3). */
export const notice = z.object({
  Id: z.int(),
  Title: z.string(),
  Original: z.string(),
  Type: z.enum(NOTICE_TYPE),
  Top: z.boolean(),
  CreateTime: timestamp,
});
export type Notice = z.infer<typeof notice>;

const neighbour = z.nullable(z.object({ Id: z.int(), Title: z.string() }));

/** A notice or a help document in full. `Content` is Markdown; `Districts` are the rooms a maintenance touches. */
export const noticeText = z.object({
  Id: z.int(),
  Title: z.string(),
  Original: z.string(),
  Content: z.string(),
  Type: z.enum(NOTICE_TYPE),
  CreateTime: timestamp,
  UpdateTime: timestamp,
  Prev: neighbour,
  Next: neighbour,
  Districts: z.array(z.string()),
});
export type NoticeText = z.infer<typeof noticeText>;

/** A slide above the market. `ImageMobile` is empty when the wide picture serves both; `Url` when it leads nowhere. */
export const banner = z.object({
  Id: z.int(),
  Title: z.string(),
  Image: z.string(),
  ImageMobile: z.string(),
  Url: z.string(),
  BeginTime: timestamp,
  EndTime: nullableTimestamp,
});
export type Banner = z.infer<typeof banner>;
