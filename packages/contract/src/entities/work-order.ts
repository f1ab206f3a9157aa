import * as z from 'zod/mini';
import { WORK_ORDER_RESOURCE, WORK_ORDER_STATUS } from '../enumerations';
import { quantity } from './money';
import { lineOf, severalLines } from './text';
import { timestamp } from './time';

/** A category of tickets with its sub-categories; `hot` ones are shown first. */
export const workOrderCategory = z.object({
  id: z.int(),
  name: z.string(),
  icon: z.string(),
  resource_type: z.enum(WORK_ORDER_RESOURCE),
  children: z.array(z.object({ id: z.int(), name: z.string(), hot: z.boolean() })),
});
export type WorkOrderCategory = z.infer<typeof workOrderCategory>;

/** A help document. Its text is read by number through the notice call; `url` is an outside address, often empty. */
export const workOrderDocument = z.object({
  id: z.int(),
  category_id: z.int(),
  title: z.string(),
  summary: z.string(),
  url: z.string(),
  update_time: timestamp,
  /** Readers it has helped. */
  useful: z.int(),
});
export type WorkOrderDocument = z.infer<typeof workOrderDocument>;

export const workOrderAttachment = z.object({ id: z.int(), name: z.string(), url: z.string(), size: quantity });
export type WorkOrderAttachment = z.infer<typeof workOrderAttachment>;

export const workOrderNotification = z.object({ id: z.int(), type: z.enum(['sms', 'email']), target: z.string() });
export type WorkOrderNotification = z.infer<typeof workOrderNotification>;

export const workOrderComment = z.object({
  id: z.int(),
  from: z.enum(['user', 'staff']),
  name: z.string(),
  /** Markdown. */
  content: z.string(),
  attachments: z.array(workOrderAttachment),
  create_time: timestamp,
});

const label = z.object({ id: z.int(), name: z.string() });

/** A ticket in a list. `resource_id` is empty when it is about no particular thing. */
export const workOrder = z.object({
  id: z.int(),
  no: z.string(),
  title: z.string(),
  category: label,
  sub_category: label,
  resource_type: z.enum(WORK_ORDER_RESOURCE),
  resource_id: z.string(),
  /** What its owner calls the machine it is about; absent where it has no note or the caller may not see it (ours). */
  resource_name: z.optional(z.string()),
  status: z.enum(WORK_ORDER_STATUS),
  unread: z.boolean(),
  last_reply_time: timestamp,
  create_time: timestamp,
});
export type WorkOrder = z.infer<typeof workOrder>;

/** What the page knew of the resource: names that customers read, and their values. */
export const workOrderContext = z
  .record(
    lineOf(40),
    z.union([
      z.string().check(z.maxLength(500), severalLines),
      z.number().check(z.minimum(-Number.MAX_SAFE_INTEGER + 1), z.maximum(Number.MAX_SAFE_INTEGER - 1)),
      z.boolean(),
      z.null(),
    ]),
  )
  .check(z.refine((facts) => Object.keys(facts).length <= 20, '随工单提交的信息过多'));
export type WorkOrderContext = z.infer<typeof workOrderContext>;

/** A ticket in full. `rate` is 1 to 5, null until it is rated. `author`, `contact_time`, `context`, `reopen_until` and who moved it are ours. */
export const workOrderDetail = z.extend(workOrder, {
  /** Who wrote it: the account's name or the sub-account's. */
  author: z.string(),
  content: z.string(),
  urgency: z.union([z.literal(0), z.literal(1)]),
  phone: z.string(),
  attachments: z.array(workOrderAttachment),
  notifications: z.array(workOrderNotification),
  comments: z.array(workOrderComment),
  contact_time: z.string(),
  context: workOrderContext,
  /** `name` is the engineer's; empty for the customer and for what happened by itself. */
  logs: z.array(
    z.object({
      status: z.enum(WORK_ORDER_STATUS),
      time: timestamp,
      from: z.enum(['user', 'staff', 'system']),
      name: z.string(),
    }),
  ),
  /** Until when an ended ticket can be opened again; null while it is open or revoked. */
  reopen_until: z.nullable(timestamp),
  rate: z.nullable(z.int().check(z.minimum(1), z.maximum(5))),
});
export type WorkOrderDetail = z.infer<typeof workOrderDetail>;
