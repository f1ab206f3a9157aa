import * as z from 'zod/mini';
import {
  ATTACHMENT_MAX_BYTES,
  IMAGE_MAX_BYTES,
  WORK_ORDER_CONTENT_MAX_LENGTH,
  WORK_ORDER_MAX_ATTACHMENTS,
  WORK_ORDER_MAX_NOTIFICATIONS,
  WORK_ORDER_TITLE_LENGTH,
} from '../constants';
import { defineCall } from '../define-call';
import { WORK_ORDER_ACTION, WORK_ORDER_RESOURCE, WORK_ORDER_STATUS } from '../enumerations';
import { email, phone } from '../entities/account-fields';
import { pageQuery, rowCount } from '../entities/page';
import { identifier, noFields, nothing, queryIdentifier, queryInteger } from '../entities/query';
import { filterText, lineOf, oneLine, severalLines } from '../entities/text';
import { TIMESTAMP_MAX, timestamp } from '../entities/time';
import { IMAGE_MEDIA_TYPES, uploadedFile } from '../entities/upload';
import {
  workOrder,
  workOrderAttachment,
  workOrderCategory,
  workOrderContext,
  workOrderDetail,
  workOrderDocument,
} from '../entities/work-order';

/** Every path of the domain starts here, below `/third-party`. */
const base = '/api/v1/work-order';
const content = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, '请输入内容'),
    z.maxLength(WORK_ORDER_CONTENT_MAX_LENGTH, `内容最多${WORK_ORDER_CONTENT_MAX_LENGTH}个字`),
    severalLines,
  );
const attachmentIds = z.optional(
  z.array(identifier).check(z.maxLength(WORK_ORDER_MAX_ATTACHMENTS, `附件最多 ${WORK_ORDER_MAX_ATTACHMENTS} 个`)),
);
/** The `{id}` of a path. */
const byId = z.object({ id: queryIdentifier });
const queryTime = z.optional(queryInteger(0, TIMESTAMP_MAX));

/** Visitors read them too, as the tree of the help pages. */
export const getWorkOrderCategories = defineCall({
  name: 'getWorkOrderCategories',
  path: `${base}/categories`,
  method: 'GET',
  transport: 'third-party',
  summary: '工单分类',
  auth: 'none',
  idempotent: true,
  request: noFields,
  response: z.object({ categories: z.array(workOrderCategory) }),
});

export const getWorkOrderDocuments = defineCall({
  name: 'getWorkOrderDocuments',
  path: `${base}/documents`,
  method: 'GET',
  transport: 'third-party',
  summary: '帮助文档',
  auth: 'none',
  idempotent: true,
  request: z.object({
    ...pageQuery,
    category_id: z.optional(queryIdentifier),
    sub_category_id: z.optional(queryIdentifier),
    keyword: z.optional(filterText),
  }),
  response: z.object({ documents: z.array(workOrderDocument), total: z.int() }),
});

/** An image inside the text of a ticket. */
export const uploadWorkOrderImage = defineCall({
  name: 'uploadWorkOrderImage',
  path: `${base}/file`,
  transport: 'third-party',
  summary: '上传工单正文图片',
  body: 'multipart',
  request: z.object({ file: uploadedFile(IMAGE_MAX_BYTES, IMAGE_MEDIA_TYPES) }),
  response: z.object({ url: z.string(), name: z.string(), size: z.int() }),
});

export const getWorkOrders = defineCall({
  name: 'getWorkOrders',
  path: `${base}/orders`,
  method: 'GET',
  transport: 'third-party',
  summary: '我的工单',
  idempotent: true,
  request: z.object({
    ...pageQuery,
    status: z.optional(queryInteger(WORK_ORDER_STATUS.waiting, WORK_ORDER_STATUS.revoked)),
    category_id: z.optional(queryIdentifier),
    keyword: z.optional(filterText),
    begin_time: queryTime,
    end_time: queryTime,
  }),
  response: z.object({ orders: z.array(workOrder), total: z.int() }),
});

/**
 * `context` is what the page knows of the resource: status, last error, host, due time. Its files belong to the first ticket that was sent with
 * them, so what is sent again because the answer was lost must not become another ticket.
 */
export const createWorkOrder = defineCall({
  name: 'createWorkOrder',
  path: `${base}/orders`,
  transport: 'third-party',
  summary: '提交工单',
  intent: true,
  request: z.strictObject({
    category_id: identifier,
    sub_category_id: identifier,
    question: z.optional(lineOf(200)),
    title: z
      .string()
      .check(
        z.trim(),
        z.minLength(WORK_ORDER_TITLE_LENGTH.min, `标题至少${WORK_ORDER_TITLE_LENGTH.min}个字`),
        z.maxLength(WORK_ORDER_TITLE_LENGTH.max, `标题最多${WORK_ORDER_TITLE_LENGTH.max}个字`),
        oneLine,
      ),
    content,
    resource_type: z.enum(WORK_ORDER_RESOURCE),
    resource_id: z.optional(lineOf(64)),
    urgency: z.optional(z.union([z.literal(0), z.literal(1)])),
    phone,
    contact_time: z.optional(lineOf(100)),
    attachment_ids: attachmentIds,
    notification_ids: z.optional(
      z
        .array(identifier)
        .check(z.maxLength(WORK_ORDER_MAX_NOTIFICATIONS, `通知人最多 ${WORK_ORDER_MAX_NOTIFICATIONS} 个`)),
    ),
    context: z.optional(workOrderContext),
  }),
  response: z.object({ id: z.int(), no: z.string(), expect_reply_minutes: z.int() }),
});

/** Reading a ticket marks it read. */
export const getWorkOrder = defineCall({
  name: 'getWorkOrder',
  path: `${base}/orders/{id}`,
  method: 'GET',
  transport: 'third-party',
  summary: '工单详情',
  idempotent: true,
  request: byId,
  response: z.object({ order: workOrderDetail }),
});

/** The specification names revoke and comment; close, reopen and rate are ours. */
export const updateWorkOrder = defineCall({
  name: 'updateWorkOrder',
  path: `${base}/orders/{id}`,
  method: 'PUT',
  transport: 'third-party',
  summary: '撤销、回复、关闭、重新打开或评价工单',
  intent: true,
  request: z.strictObject({
    id: queryIdentifier,
    action: z.enum(WORK_ORDER_ACTION),
    content: z.optional(content),
    /** Sent with a reply. */
    attachment_ids: attachmentIds,
    rate: z.optional(z.int().check(z.minimum(1), z.maximum(5))),
  }),
  response: z.object({ status: z.enum(WORK_ORDER_STATUS) }),
});

export const uploadWorkOrderAttachment = defineCall({
  name: 'uploadWorkOrderAttachment',
  path: `${base}/attachments`,
  transport: 'third-party',
  summary: '上传工单附件',
  body: 'multipart',
  request: z.object({ file: uploadedFile(ATTACHMENT_MAX_BYTES), order_id: z.optional(queryIdentifier) }),
  response: workOrderAttachment,
});

export const deleteWorkOrderAttachment = defineCall({
  name: 'deleteWorkOrderAttachment',
  path: `${base}/attachments/{id}`,
  method: 'DELETE',
  transport: 'third-party',
  summary: '删除工单附件',
  request: byId,
  response: nothing,
});

/** Who else hears of replies. Without `order_id` it is kept for the ticket about to be sent. */
export const addWorkOrderNotification = defineCall({
  name: 'addWorkOrderNotification',
  path: `${base}/notifications`,
  transport: 'third-party',
  summary: '添加工单通知人',
  request: z
    .object({
      order_id: z.optional(identifier),
      type: z.enum(['sms', 'email']),
      target: z.string().check(z.trim(), z.maxLength(100, '联系方式过长'), oneLine),
    })
    .check(
      z.refine(({ type, target }) => (type === 'sms' ? phone : email).safeParse(target).success, {
        error: '请输入正确的手机号或邮箱',
        path: ['target'],
      }),
    ),
  response: z.object({ id: z.int() }),
});

export const deleteWorkOrderNotification = defineCall({
  name: 'deleteWorkOrderNotification',
  path: `${base}/notifications/{id}`,
  method: 'DELETE',
  transport: 'third-party',
  summary: '移除工单通知人',
  request: byId,
  response: nothing,
});

/** A reply as the specification has it goes by PUT; this one also carries the words of a rating, once a ticket is over (decisions 33). */
export const commentWorkOrder = defineCall({
  name: 'commentWorkOrder',
  path: `${base}/comments`,
  transport: 'third-party',
  summary: '回复工单',
  request: z.object({ order_id: identifier, content, attachment_ids: attachmentIds }),
  response: z.object({ id: z.int(), create_time: timestamp }),
});

/** `unread` is the specification's; `count` is ours. */
export const getUnreadFlag = defineCall({
  name: 'getUnreadFlag',
  path: `${base}/unread-flag`,
  method: 'GET',
  transport: 'third-party',
  summary: '工单未读标记',
  idempotent: true,
  request: noFields,
  response: z.object({ unread: z.boolean(), count: rowCount }),
});
