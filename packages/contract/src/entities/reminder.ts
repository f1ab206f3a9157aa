import * as z from 'zod/mini';
import { NOTICE_EVENT } from '../enumerations';
import { timestamp } from './time';

/** Something one customer was told on the site, as chosen for its event (screens B11). */
export const reminder = z.object({
  Id: z.int(),
  Event: z.enum(NOTICE_EVENT),
  Title: z.string(),
  Text: z.string(),
  /** Path within the site where one goes on from it; null when there is none. */
  Link: z.nullable(z.string()),
  CreateTime: timestamp,
  Read: z.boolean(),
});
export type Reminder = z.infer<typeof reminder>;
