import * as z from 'zod/mini';
import { defineCall } from '../define-call';
import { pageOf, pageRequest } from '../entities/page';
import { identifier, nothing } from '../entities/query';
import { reminder } from '../entities/reminder';

/** Extension: the 站内 channel of the notice settings. What the caller itself was told, newest first. */
export const getReminders = defineCall({
  name: 'getReminders',
  path: '/get_reminders',
  summary: '站内提醒列表',
  idempotent: true,
  extension: true,
  request: z.object(pageRequest),
  response: z.extend(pageOf(reminder), { UnreadNum: z.int() }),
});

/** Extension: marks what came up to this number as read; later ones stay unread. */
export const readReminders = defineCall({
  name: 'readReminders',
  path: '/read_reminders',
  summary: '站内提醒标为已读',
  extension: true,
  request: z.object({ until_id: identifier }),
  response: nothing,
});
